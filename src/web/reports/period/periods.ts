/** Days of a report: by a name relative to today, or from one day to another. Days are UTC days. */
import { type PeriodId, Period } from '../../../shared/reports/report-period.ts';
import { periodText as text } from '../reports.text.tsx';
import { addDays, calendarMonth, mondayOf } from '../../../shared/base/utc-day.ts';

/** First and last day, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

interface Preset {
  readonly id: PeriodId;
  readonly label: string;
  /** Returns the days as of `today`. A week begins on Monday; future days are omitted. */
  readonly days: (today: string) => Days;
}

/** Number of days of "Last 7 days": complete ones, like the 30 of the Historical Data. */
const someDays = 7;

export const presets: readonly Preset[] = [
  { id: 'today', label: text.presets.today, days: (today) => ({ from: today, to: today }) },
  { id: 'yesterday', label: text.presets.yesterday, days: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }) },
  { id: 'last-7', label: text.presets['last-7'](someDays), days: (today) => ({ from: addDays(today, -someDays), to: addDays(today, -1) }) },
  { id: 'this-week', label: text.presets['this-week'], days: (today) => ({ from: mondayOf(today), to: today }) },
  {
    id: 'last-week',
    label: text.presets['last-week'],
    days: (today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  },
  { id: 'this-month', label: text.presets['this-month'], days: (today) => ({ from: calendarMonth(today).from, to: today }) },
  { id: 'last-month', label: text.presets['last-month'], days: (today) => calendarMonth(addDays(calendarMonth(today).from, -1)) },
];

const between = '..';

/** Formats days for an address: `2026-05-01..2026-05-31`. */
export function nameOfDays({ from, to }: Days): string {
  return `${from}${between}${to}`;
}

/** Returns the days of a name; undefined for an unknown one. */
export function daysNamed(name: string | null, today: string): Days | undefined {
  const preset = presets.find(({ id }) => id === name);
  if (preset) return preset.days(today);
  const [from, to, ...more] = (name ?? '').split(between);
  const days = Period.safeParse({ from, to });
  return days.success && more.length === 0 && days.data.from <= today ? days.data : undefined;
}

/** Returns the title of days: "Last week, 2026-11-09 to 2026-11-15". */
export function titleOfDays(name: string | null, { from, to }: Days): string {
  const preset = presets.find(({ id }) => id === name);
  const written = from === to ? from : text.days(from, to);
  return preset ? `${preset.label}, ${written}` : written;
}
