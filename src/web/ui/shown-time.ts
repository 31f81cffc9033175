/** Display of times: in UTC, or in this device's time zone if chosen. Reports always use UTC days. */
import { utcTime } from '../../shared/base/utc-time.ts';
import { currentPreferences } from '../browser/preferences.ts';

/** "2026-05-31 14:02 UTC", or "2026-05-31 16:02 UTC+02:00"; with seconds where the order of events matters. */
export function shownTime(moment: string | Date, { seconds = false } = {}): string {
  const isLocal = currentPreferences().timeZone === 'local';
  return timeAhead(moment, { seconds, minutes: isLocal ? -new Date(moment).getTimezoneOffset() : 0 });
}

/** Formats a time for a clock that is `minutes` ahead of UTC. */
export function timeAhead(moment: string | Date, { seconds = false, minutes = 0 }): string {
  const moved = utcTime(new Date(new Date(moment).getTime() + minutes * 60_000), { seconds });
  return minutes === 0 ? moved : moved + offset(minutes);
}

function offset(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
