/** Work that takes its turn on a node: so much runs at once, keys (such as organisations) are served in turn, and no more waits than can be served. */

/** The reason for which a turn does not come: too many of the same key, or of all, run and wait already; or it did not come in time. */
type NoTurn = 'of key' | 'of all' | 'in time';

export interface TurnLimits {
  /** The most that run at once; no limit unless said otherwise, here and below. */
  readonly places?: number;
  /** The most of one key that run at once. */
  readonly ofKey?: number;
  /** The most that wait. */
  readonly waiting?: number;
  /** The most of one key that run and wait, together. */
  readonly mostOfKey?: number;
  /** The longest wait. */
  readonly maxWaitMs?: number;
  /** Makes the error for whoever has no turn. */
  readonly refusal?: (why: NoTurn) => Error;
}

/** Gives the place to whoever is next. Called again it does nothing. */
export type Leave = () => void;

export interface Turns<Key> {
  /** Runs `work` when its turn comes; at once, where there is room. Throws the refusal, and what `work` throws. */
  run<Result>(key: Key, work: () => Promise<Result>): Promise<Result>;
  /** Waits for a place, until `signal`. Throws the refusal. */
  take(key: Key, signal?: AbortSignal): Promise<Leave>;
  /** Takes a place that is free. Throws the refusal where none is. */
  takeNow(key: Key): Leave;
}

/** The turns of one kind of work. Of a key the oldest comes first; a key that was served goes to the end of the line. */
export function createTurns<Key>({
  places = Infinity,
  ofKey = Infinity,
  waiting = Infinity,
  mostOfKey = Infinity,
  maxWaitMs,
  refusal = (why) => new Error(`no turn ${why}`),
}: TurnLimits): Turns<Key> {
  let free = places;
  let waits = 0;
  const running = new Map<Key, number>();
  const lines = new Map<Key, Set<() => void>>();

  const runningOf = (key: Key) => running.get(key) ?? 0;
  const hasRoom = (key: Key) => free > 0 && runningOf(key) < ofKey;
  const begin = (key: Key): Leave => {
    free -= 1;
    running.set(key, runningOf(key) + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      free += 1;
      const others = runningOf(key) - 1;
      if (others > 0) running.set(key, others);
      else running.delete(key);
      // At once, so that nobody overtakes.
      for (const [next, line] of lines)
        if (hasRoom(next)) {
          lines.delete(next);
          lines.set(next, line);
          const [start] = line;
          start?.();
          break;
        }
    };
  };
  const wait = (key: Key, signal: AbortSignal | undefined) =>
    new Promise<Leave>((resolve, reject) => {
      const line = lines.get(key) ?? new Set();
      lines.set(key, line);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        waits -= 1;
        line.delete(start);
        if (line.size === 0) lines.delete(key);
      };
      const start = () => {
        end();
        resolve(begin(key));
      };
      const giveUp = () => {
        end();
        reject(refusal('in time'));
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      waits += 1;
      line.add(start);
    });

  const enter = (key: Key, signal?: AbortSignal): Leave | Promise<Leave> => {
    if (hasRoom(key)) return begin(key);
    if (runningOf(key) + (lines.get(key)?.size ?? 0) >= mostOfKey) throw refusal('of key');
    if (waits >= waiting) throw refusal('of all');
    return wait(key, signal);
  };
  return {
    async run(key, work) {
      const entered = enter(key);
      const leave = typeof entered === 'function' ? entered : await entered;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    take: async (key, signal) => enter(key, signal),
    takeNow(key) {
      if (!hasRoom(key)) throw refusal(runningOf(key) < ofKey ? 'of all' : 'of key');
      return begin(key);
    },
  };
}
