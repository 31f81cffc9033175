/** What the support-view bar says of the time that is left. */
import { portalText } from './portal.text.ts';

const announcedMinutes = [10, 5, 1];

/** Whole minutes until the view ends, begun ones counted; 0 once it should be over. */
export function minutesLeft(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 60_000));
}

export function formatTimeLeft(minutes: number): string {
  return portalText.supportView.left(minutes);
}

/** Read out at 10, 5 and 1 minutes only; a sleeping tab that jumped over one of them says what is true then. */
export function isAnnounced(before: number, minutes: number): boolean {
  return minutes > 0 && announcedMinutes.some((mark) => before > mark && minutes <= mark);
}
