/** The days of a report or a list of query records: `from` and `to`, UTC days as `YYYY-MM-DD`, both included. */
import * as z from 'zod/mini';
import { periodMaxDays } from '../base/limits.ts';
import { textOf } from '../base/schema-text.ts';
import { daysBetween, isDay } from '../base/utc-day.ts';
import { reportsWanted } from './wanted.ts';

export const Day = z.string({ error: reportsWanted.day.text }).check(z.refine(isDay, { error: reportsWanted.day.text, abort: true }));

/** Periods relative to today. */
export const periodIds = ['today', 'yesterday', 'last-7', 'this-week', 'last-week', 'this-month', 'last-month'] as const;
export type PeriodId = (typeof periodIds)[number];

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const hasBoth = ({ from, to }: Days): boolean => from !== undefined && to !== undefined;
const daysIn = ({ from = '', to = '' }: Days): number => daysBetween(from, to) + 1;

/** Rules between `from` and `to`. Neither is required. */
export const periodChecks = [
  z.refine<Days>(({ from, to }) => to === undefined || from !== undefined, { path: ['from'], error: reportsWanted.fromRequired.text }),
  z.refine<Days>(({ from, to }) => from === undefined || to !== undefined, { path: ['to'], error: reportsWanted.toRequired.text }),
  z.refine<Days>((days) => !hasBoth(days) || daysIn(days) > 0, { path: ['to'], error: reportsWanted.order.text }),
  z.refine<Days>((days) => !hasBoth(days) || daysIn(days) <= periodMaxDays, {
    path: ['to'],
    error: textOf(reportsWanted.fewerDays(periodMaxDays)),
  }),
] as const;

/** A period with both days required. */
export const Period = z.object({ from: Day, to: Day }).check(...periodChecks);
