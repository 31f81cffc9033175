/** A day is a UTC calendar day, everywhere, written `YYYY-MM-DD`. */

export const dayMs = 86_400_000;

/** The UTC day of a moment. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The day `count` days after `day`; a negative count leads back. */
export function addDays(day: string, count: number): string {
  return utcDay(new Date(Date.parse(day) + count * dayMs));
}

/** How many days `before` lies before `after`. By dates alone: UTC has neither zones nor clock changes, so the answer is whole. */
export function daysBetween(before: string, after: string): number {
  return (Date.parse(after) - Date.parse(before)) / dayMs;
}

/**
 * Whether more than so many whole days have gone by since a moment (RFC 3339, or milliseconds since 1970). Nothing is too old without a limit, or of a
 * moment that is not known.
 */
export function isOlderThan(asOf: string | number | null, days: number | null | undefined, now: Date): boolean {
  if (asOf === null || typeof days !== 'number') return false;
  return Math.floor((now.getTime() - (typeof asOf === 'number' ? asOf : Date.parse(asOf))) / dayMs) > days;
}

/** Every day from `from` to `to`, both counted. */
export function daysFromTo(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Whether the text is a day that the calendar has. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && utcDay(new Date(time)) === text;
}

/** The Monday of the week (ISO 8601) of a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first and the last day of the calendar month of a day. */
export function calendarMonth(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 'YYYY-MM'.length)}-01`;
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from, to: addDays(utcDay(next), -1) };
}
