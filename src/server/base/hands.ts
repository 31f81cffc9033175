/** Work that is taken piece by piece from a queue that all nodes share, several pieces at once. */

export interface Hands {
  /** Looks for work at once. */
  notify(): void;
  /** Takes nothing more, and waits for the work that is under way. */
  stop(): Promise<void>;
}

/** The pieces that are being worked on. */
export type UnderWay<Piece> = Pick<ReadonlyMap<Piece, unknown>, 'size' | 'keys'>;

interface Handled<Piece> {
  /** The time between two looks for work that nobody told of. When a piece ends, the next one is looked for at once. */
  readonly everyMs: number;
  /** Tells whether another piece may be taken beside those under way. */
  readonly hasRoom: (underWay: UnderWay<Piece>) => boolean;
  /** Takes a piece that is nobody's; undefined where there is none. */
  readonly take: (underWay: UnderWay<Piece>) => Promise<Piece | undefined>;
  /** Never rejects, and ends early once the signal is aborted. */
  readonly work: (piece: Piece, stopping: AbortSignal) => Promise<void>;
  /** Told of what `take` throws. */
  readonly onFailure: (err: unknown) => void;
  /** Called before work is looked for after `everyMs`. */
  readonly beforeLook?: () => void;
}

/** Takes pieces while there is room for them, until it is stopped. */
export function createHands<Piece>({ everyMs, hasRoom, take, work, onFailure, beforeLook }: Handled<Piece>): Hands {
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Map<Piece, Promise<void>>();
  let looking: Promise<void> | undefined;
  let isNotified = false;

  const lookForWork = async () => {
    do {
      isNotified = false;
      while (!signal.aborted && hasRoom(underWay)) {
        const piece = await take(underWay);
        if (piece === undefined) break;
        const done = work(piece, signal).finally(() => {
          underWay.delete(piece);
          notify();
        });
        underWay.set(piece, done);
      }
    } while (isNotified && !signal.aborted);
  };
  const notify = () => {
    isNotified = true;
    if (signal.aborted) return;
    looking ??= lookForWork()
      .catch(onFailure)
      .finally(() => (looking = undefined));
  };
  const timer = setInterval(() => {
    beforeLook?.();
    notify();
  }, everyMs);
  return {
    notify,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(underWay.values());
    },
  };
}
