/** Work that is heavy on a node, a few at once: what came first is served first, and what cannot be served soon is told so. */
import { signInSaid } from '../../shared/sign-in/said.ts';
import { AppError } from '../errors.ts';

/** Runs `work` as soon as a place is free. Throws `AppError` (503) where none becomes free in time. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface Places {
  /** How many run at once. */
  readonly places: number;
  /** How long one waits for a place. */
  readonly maxWaitMs: number;
}

export function createPlaces({ places, maxWaitMs }: Places): InTurn {
  let free = places;
  const waiting = new Set<() => void>();

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new AppError('overloaded', signInSaid.tooManyPeople, { retryAfterSeconds: maxWaitMs / 1_000 }));
      }, maxWaitMs);
      waiting.add(start);
    });
  const leave = () => {
    const [next] = waiting;
    // The place passes on without becoming free, so that nobody overtakes.
    if (next) next();
    else free += 1;
  };

  return async (work) => {
    if (free > 0) free -= 1;
    else await wait();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
