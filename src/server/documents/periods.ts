/** Weeks and months of the UTC calendar, as reports are made of them. Pure functions of days. */

import { addDays, dayMs, daysFromTo, utcDay } from '../../shared/utc-day.ts';

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
  const midnight = Date.parse(utcDay(moment));
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * dayMs;
  const year = new Date(monday + 3 * dayMs).getUTCFullYear();
  // The fourth of January is always in week 1.
  const fourth = Date.UTC(year, 0, 4);
  const firstMonday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs;
  const week = 1 + Math.round((monday - firstMonday) / (7 * dayMs));
  return {
    kind: 'weekly',
    name: `${year}-W${String(week).padStart(2, '0')}`,
    from: utcDay(new Date(monday)),
    to: utcDay(new Date(monday + 6 * dayMs)),
  };
}

/** The calendar month of a moment. */
export function monthOf(moment: Date): Period {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  const from = utcDay(new Date(Date.UTC(year, month, 1)));
  return { kind: 'monthly', name: from.slice(0, 7), from, to: utcDay(new Date(Date.UTC(year, month + 1, 0))) };
}

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  return daysFromTo(from, to);
}
