/** Time left in the support view, as its bar shows it. */
import { portalText } from './portal.text.ts';

const announcedMinutes = [10, 5, 1];

/** Returns the whole minutes until the view ends, rounded up; 0 once it is over. */
export function minutesLeft(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 60_000));
}

export function formatTimeLeft(minutes: number): string {
  return portalText.supportView.left(minutes);
}

/** True at 10, 5 and 1 minutes only; a tab that slept past one of them announces the current value. */
export function isAnnounced(before: number, minutes: number): boolean {
  return minutes > 0 && announcedMinutes.some((mark) => before > mark && minutes <= mark);
}
