/** Weeks and months of the UTC calendar, as reports are made of them. Pure functions of days. */
import { addDays, calendarMonth, daysBetween, mondayOf, utcDay } from '../../shared/base/utc-day.ts';

export interface Period {
  readonly kind: 'weekly' | 'monthly';
  /** `2026-W46` (ISO 8601) or `2026-11`. */
  readonly name: string;
  /** First and last day, `YYYY-MM-DD`, both counted. */
  readonly from: string;
  readonly to: string;
}

/** How long after its end a period is closed: what was answered before midnight is counted by then. */
const settlingMs = 10 * 60_000;

/** The newest `count` periods that are over at `now`, the latest first. */
export function finishedPeriods(kind: Period['kind'], now: Date, count: number): Period[] {
  const settled = new Date(now.getTime() - settlingMs);
  const periodOf = kind === 'weekly' ? weekOf : monthOf;
  const periods: Period[] = [];
  for (let day = addDays(periodOf(settled).from, -1); periods.length < count; day = addDays(periods.at(-1)!.from, -1)) {
    periods.push(periodOf(new Date(day)));
  }
  return periods;
}

/** The ISO week of a moment: Monday to Sunday, numbered by the year of its Thursday. */
export function weekOf(moment: Date): Period {
  const monday = mondayOf(utcDay(moment));
  const year = addDays(monday, 3).slice(0, 4);
  // The fourth of January is always in week 1.
  const week = 1 + daysBetween(mondayOf(`${year}-01-04`), monday) / 7;
  return { kind: 'weekly', name: `${year}-W${String(week).padStart(2, '0')}`, from: monday, to: addDays(monday, 6) };
}

/** The calendar month of a moment. */
export function monthOf(moment: Date): Period {
  const days = calendarMonth(utcDay(moment));
  return { kind: 'monthly', name: days.from.slice(0, 7), ...days };
}
