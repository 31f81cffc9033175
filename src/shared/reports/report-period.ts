/** The days that a report or a list of query records is about: `from` and `to`, UTC days as `YYYY-MM-DD`, both counted. */
import * as z from 'zod/mini';
import { periodMaxDays } from '../base/limits.ts';
import { daysBetween, isDay } from '../base/utc-day.ts';

/** Specification, section 5, "Tailored search": what is said of an initial date that cannot be. */
export const incorrectDate = 'Incorrect date';

const periodMessages = {
  day: 'Write a day as YYYY-MM-DD, such as 2026-05-31',
  fromRequired: 'Say the first day as well, in from',
  toRequired: 'Say the last day as well, in to',
  order: 'The end date is before the initial date',
  most: `A report is of at most ${periodMaxDays} days at once`,
} as const;

export const Day = z.string({ error: periodMessages.day }).check(z.refine(isDay, { error: periodMessages.day, abort: true }));

/** Days whose name moves on with today. */
export const periodIds = ['today', 'yesterday', 'last-7', 'this-week', 'last-week', 'this-month', 'last-month'] as const;
export type PeriodId = (typeof periodIds)[number];

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const hasBoth = ({ from, to }: Days): boolean => from !== undefined && to !== undefined;
const daysIn = ({ from = '', to = '' }: Days): number => daysBetween(from, to) + 1;

/** What `from` and `to` have to be to each other. Neither of them is needed. */
export const periodChecks = [
  z.refine<Days>(({ from, to }) => to === undefined || from !== undefined, { path: ['from'], error: periodMessages.fromRequired }),
  z.refine<Days>(({ from, to }) => from === undefined || to !== undefined, { path: ['to'], error: periodMessages.toRequired }),
  z.refine<Days>((days) => !hasBoth(days) || daysIn(days) > 0, { path: ['to'], error: periodMessages.order }),
  z.refine<Days>((days) => !hasBoth(days) || daysIn(days) <= periodMaxDays, { path: ['to'], error: periodMessages.most }),
] as const;

/** Both days, where they are needed. */
export const Period = z.object({ from: Day, to: Day }).check(...periodChecks);
