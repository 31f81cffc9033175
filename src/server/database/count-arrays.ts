/** Arrays of counts, as the reports read them: the driver hands them over as text. */
import type { Generated } from 'kysely';
import type { BatchServiceCode } from '../../shared/services/services.ts';

/** One organisation's queries on one UTC day in one service. */
export interface QueryDayRow {
  organisation_id: number;
  day: string;
  service: BatchServiceCode;
  /** Each array has an element a country (`query-counts.ts`). */
  succeeded: number[];
  failed: number[];
  /** Of both in all; null in a day from before that was kept. */
  queries: number | null;
}

/** One row, or none: which days can be compared with their records, and what the last comparison found. Null is of every day, and before the first. */
export interface CountComparisonRow {
  only_row: Generated<true>;
  /** From this day on batches are counted on their own. */
  counted_from: string | null;
  /** Records of days before were dropped. */
  records_from: string | null;
  compared_at: Date | null;
  /** How many days of organisations did not add up. */
  differences: number | null;
}

/** Of `bigint[]`; the drivers have no name for it. */
export const int8Array = 1016;

/**
 * `{1,0,23}` as numbers: whole and not negative, as counts are. Digit by digit, because a report reads a quarter of a million of them,
 * and `split` with `Number` takes three times as long.
 */
export function countsIn(text: string): number[] {
  const counts: number[] = [];
  let count = 0;
  for (let index = 1; index < text.length && text.length > 2; index += 1) {
    const digit = text.charCodeAt(index) - zero;
    if (digit >= 0 && digit <= 9) {
      count = count * 10 + digit;
    } else {
      counts.push(count);
      count = 0;
    }
  }
  return counts;
}

const zero = 48;
