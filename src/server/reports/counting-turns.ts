/** Totals of query records are counted over every record of their days: for an organisation one after the other, so that nobody makes the database count all day. */
import { queryRecordsSaid } from '../../shared/query-records/said.ts';
import { createTurns } from '../base/turns.ts';
import { AppError } from '../base/errors.ts';

/** Whoever moves from filter to filter has some on the way. */
const mostWaiting = 3;
const retryAfterSeconds = 5;

interface Counting {
  /**
   * Runs `count` once what the organisation asked for before is counted. Throws `AppError`: 429 while too many of it wait, and whatever `count`
   * throws. What nobody waits for any more (`isGone`) is not counted.
   */
  <Counts>(organisationId: number, count: () => Promise<Counts>, isGone?: () => boolean): Promise<Counts>;
}

/** The counting of one portal. */
export function createCountingTurns(): Counting {
  const turns = createTurns<number>({
    ofKey: 1,
    mostOfKey: 1 + mostWaiting,
    refusal: () => new AppError('busy', queryRecordsSaid.manyTotals, { retryAfterSeconds }),
  });
  return (organisationId, count, isGone = () => false) =>
    turns.run(organisationId, () => {
      if (isGone()) throw new AppError('unavailable', queryRecordsSaid.nobodyWaits);
      return count();
    });
}
