/** The days from one to another as a report takes them: none of them is still to come, and none is too long ago. */
import type { Said } from '../../shared/base/sayings.ts';
import { reportsWanted } from '../../shared/reports/wanted.ts';
import { reportMaxDays } from '../../shared/base/limits.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import { AppError } from '../base/errors.ts';

/** UTC days, `YYYY-MM-DD`, both counted. */
export interface DaysFromTo {
  readonly from: string;
  readonly to: string;
}

/**
 * The days up to `today` at the latest: what is still to come has no queries. Throws a refusal where the first day is still to come, or longer
 * ago than reports go back.
 */
export function pastDays({ from, to }: DaysFromTo, today: string): DaysFromTo {
  if (from > today) refuse(reportsWanted.incorrectDate);
  if (from < addDays(today, -reportMaxDays)) refuse(reportsWanted.daysBack(reportMaxDays));
  return { from, to: to > today ? today : to };
}

function refuse(message: Said): never {
  throw new AppError('validation_failed', message, { errors: { from: message } });
}
