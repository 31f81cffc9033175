/** Totals of query records are counted over every record of their days: for an organisation one after the other, so that nobody makes the database count all day. */
import { queryRecordsSaid } from '../../../shared/query-records/said.ts';
import { AppError } from '../../errors.ts';

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
  const queues = new Map<number, { last: Promise<unknown>; length: number }>();
  return async (organisationId, count, isGone = () => false) => {
    const queue = queues.get(organisationId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > mostWaiting) throw new AppError('busy', queryRecordsSaid.manyTotals, { retryAfterSeconds });
    queues.set(organisationId, queue);
    queue.length += 1;
    const counted = queue.last.then(() => {
      if (isGone()) throw new AppError('unavailable', queryRecordsSaid.nobodyWaits);
      return count();
    });
    queue.last = counted.catch(() => undefined);
    try {
      return await counted;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(organisationId);
    }
  };
}
