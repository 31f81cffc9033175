/** Weeks and months of the UTC calendar, for reports. Pure functions of days. */
import { addDays, calendarMonth, daysBetween, mondayOf, utcDay } from '../../shared/base/utc-day.ts';

export interface Period {
  readonly kind: 'weekly' | 'monthly';
  /** `2026-W46` (ISO 8601) or `2026-11`. */
  readonly name: string;
  /** First and last day, `YYYY-MM-DD`, inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Delay after which a period is closed: by then every answer before midnight is counted. */
const settlingMs = 10 * 60_000;

/** Returns the newest `count` periods that are over at `now`, latest first. */
export function finishedPeriods(kind: Period['kind'], now: Date, count: number): Period[] {
  const settled = new Date(now.getTime() - settlingMs);
  const periodOf = kind === 'weekly' ? weekOf : monthOf;
  const periods: Period[] = [];
  for (let day = addDays(periodOf(settled).from, -1); periods.length < count; day = addDays(periods.at(-1)!.from, -1)) {
    periods.push(periodOf(new Date(day)));
  }
  return periods;
}

/** Returns the ISO week of a time: Monday to Sunday, numbered by the year of its Thursday. */
export function weekOf(moment: Date): Period {
  const monday = mondayOf(utcDay(moment));
  const year = addDays(monday, 3).slice(0, 4);
  // The fourth of January is always in week 1.
  const week = 1 + daysBetween(mondayOf(`${year}-01-04`), monday) / 7;
  return { kind: 'weekly', name: `${year}-W${String(week).padStart(2, '0')}`, from: monday, to: addDays(monday, 6) };
}

/** Returns the calendar month of a time. */
export function monthOf(moment: Date): Period {
  const days = calendarMonth(utcDay(moment));
  return { kind: 'monthly', name: days.from.slice(0, 7), ...days };
}
