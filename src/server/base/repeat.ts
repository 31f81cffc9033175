/** Work that is done again and again in the background, and stops when the portal does. */

export interface Repeating {
  /** Begins nothing more, and waits for the work that is under way. */
  stop(): Promise<void>;
}

interface Repeated {
  /** The time from the work's end to its next beginning. */
  readonly everyMs: number;
  /** The time to its first beginning; `everyMs` unless said otherwise. */
  readonly firstMs?: number;
  /** Ends early once the signal is aborted. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
  /** Told of what `work` throws, but for what it throws while it is being stopped. */
  readonly onFailure: (err: unknown) => void;
}

/** Repeats `work` until it is stopped; nothing keeps the process alive for it. */
export function repeat({ everyMs, firstMs = everyMs, work, onFailure }: Repeated): Repeating {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const once = async () => {
    try {
      await work(signal);
    } catch (err) {
      if (!signal.aborted) onFailure(err);
    }
    if (!signal.aborted) again(everyMs);
  };
  const again = (ms: number) => {
    timer = setTimeout(() => {
      running = once();
    }, ms).unref();
  };
  again(firstMs);
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
