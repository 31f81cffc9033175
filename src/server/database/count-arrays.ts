/** Arrays of counts for the reports: the driver returns them as text. */
import type { Generated } from 'kysely';
import type { BatchServiceCode } from '../../shared/services/services.ts';

/** One organisation's queries on one UTC day in one service. */
export interface QueryDayRow {
  organisation_id: number;
  day: string;
  service: BatchServiceCode;
  /** Each array has one element per country (`query-counts.ts`). */
  succeeded: number[];
  failed: number[];
  /** Sum of both arrays; null on days before it was stored. */
  queries: number | null;
}

/**
 * One row, or none: the days that can be compared with their records, and the result of the last comparison. A null date means every day; the other nulls
 * mean no comparison yet.
 */
export interface CountComparisonRow {
  only_row: Generated<true>;
  /** The day since which batches are counted separately. */
  counted_from: string | null;
  /** The first day with records; older ones were dropped. */
  records_from: string | null;
  compared_at: Date | null;
  /** Number of days, counted per organisation, that did not add up. */
  differences: number | null;
}

/** The type id of `bigint[]`; the drivers have no name for it. */
export const int8Array = 1016;

/**
 * Parses `{1,0,23}` into numbers, which are whole and not negative, as counts are. Digit by digit, because a report reads a quarter of a million of them, and
 * `split` with `Number` takes three times as long.
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
