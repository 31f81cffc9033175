/** A day is a UTC calendar day, everywhere, written `YYYY-MM-DD`. */

export const dayMs = 86_400_000;

/** Returns the UTC day of a moment. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the day `count` days after `day`; a negative count goes back. */
export function addDays(day: string, count: number): string {
  return utcDay(new Date(Date.parse(day) + count * dayMs));
}

/** Returns the days from `before` to `after`. UTC has neither zones nor clock changes, so the number is whole. */
export function daysBetween(before: string, after: string): number {
  return (Date.parse(after) - Date.parse(before)) / dayMs;
}

/**
 * Returns true if more than `days` whole days have passed since a moment (RFC 3339, or milliseconds since 1970). Without a limit, or with an unknown moment,
 * it returns false.
 */
export function isOlderThan(asOf: string | number | null, days: number | null | undefined, now: Date): boolean {
  if (asOf === null || typeof days !== 'number') return false;
  return Math.floor((now.getTime() - (typeof asOf === 'number' ? asOf : Date.parse(asOf))) / dayMs) > days;
}

/** Returns every day from `from` to `to`, both included. */
export function daysFromTo(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Returns true if the text is a day of the calendar. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && utcDay(new Date(time)) === text;
}

/** Returns the Monday of a day's week (ISO 8601). */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Returns the first and last day of a day's calendar month. */
export function calendarMonth(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 'YYYY-MM'.length)}-01`;
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from, to: addDays(utcDay(next), -1) };
}
