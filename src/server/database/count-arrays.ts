/** Arrays of counts, as the reports read them: the driver hands them over as text. */
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
