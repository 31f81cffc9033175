/** Display of times: in UTC, or in this device's time zone if chosen. Reports always use UTC days. */
import { utcTime } from '../../shared/base/utc-time.ts';
import { currentPreferences } from '../browser/preferences.ts';

/** "2026-05-31 14:02 UTC", or "2026-05-31 16:02 UTC+02:00"; with seconds where the order of events matters. */
export function shownTime(moment: string | Date, { seconds = false } = {}): string {
  return timeAhead(moment, { seconds, minutes: isLocalTime() ? -new Date(moment).getTimezoneOffset() : 0 });
}

/** True if times are shown in this device's time zone. */
export function isLocalTime(): boolean {
  return currentPreferences().timeZone === 'local';
}

/** Matches the zone of a shown time. */
const zone = /(?<=\d\d:\d\d) UTC([+-]\d\d:\d\d)?/g;

/** Takes the zone out of a text with shown times, for a table that names it in its head. */
export function withoutZone(text: string): string {
  return text.replace(zone, '');
}

/** Returns a shown time in the form of HTML: "2026-05-31 14:02Z"; undefined for other texts. */
export function dateTimeOf(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? UTC([+-]\d\d:\d\d)?$/.test(text)) return undefined;
  return text.replace(zone, (_, offset: string | undefined) => offset ?? 'Z');
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
