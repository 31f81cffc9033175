/** Limits the concurrent calls to one upstream, so that a slow one cannot take every connection; the rest wait in a bounded queue. */
import { createTurns, type Leave } from '../base/turns.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** Waiting calls per running call. Any more would only wait for their own time-out. */
const waitingForEach = 10;

/** Waits for a place until `signal` aborts. Throws `UpstreamFault` if the queue is full or time is up. */
export type Bulkhead = (signal: AbortSignal) => Promise<Leave>;

export function createBulkhead(concurrency: number): Bulkhead {
  const turns = createTurns<'all'>({
    places: concurrency,
    waiting: concurrency * waitingForEach,
    refusal: (why) => {
      const words = why === 'in time' ? 'not asked: no place became free in time' : 'not asked: too many queries wait for it';
      return new UpstreamFault('limited', words, { retryAfterSeconds: 1 });
    },
  });
  return (signal) => turns.take('all', signal);
}
