/** Limits how many calls to one upstream run at once, so that a slow one cannot take every connection; the rest waits in a bounded queue. */
import { UpstreamFault } from './upstream-fault.ts';

/** How many may wait for each that runs. Beyond that a call would only wait for its own time-out. */
const waitingForEach = 10;

/** Waits for a place, until `signal`; the returned function gives it back. Throws `UpstreamFault` where the queue is full or time is up. */
export type Bulkhead = (signal: AbortSignal) => Promise<() => void>;

export function createBulkhead(concurrency: number): Bulkhead {
  let running = 0;
  const waiting = new Set<() => void>();
  const leave = () => {
    const [next] = waiting;
    // The place passes on without becoming free, so that nobody overtakes.
    if (next) next();
    else running -= 1;
  };

  return async (signal) => {
    if (running < concurrency) {
      running += 1;
      return leave;
    }
    if (waiting.size >= concurrency * waitingForEach) {
      throw new UpstreamFault('limited', 'not asked: too many queries wait for it', { retryAfterSeconds: 1 });
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        waiting.delete(enter);
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(enter);
        reject(new UpstreamFault('limited', 'not asked: no place became free in time', { retryAfterSeconds: 1 }));
      };
      waiting.add(enter);
      signal.addEventListener('abort', giveUp, { once: true });
    });
    return leave;
  };
}
