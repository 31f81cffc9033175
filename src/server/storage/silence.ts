/** Detection of a service that accepts a call and then stays silent: `fetch` itself would wait for five minutes. */

/** Thrown after a period without a byte. */
class Silence extends Error {}

/** True if silence ended a call, even if a library wrapped the error. */
export function isSilence(error: unknown): boolean {
  return error instanceof Silence || (error instanceof Error && error.cause !== undefined && isSilence(error.cause));
}

/** Slowest line expected: the time to send at this rate is added to the silence. */
const leastBytesPerMs = 1_000;

/** Returns a `fetch` that throws if no reply begins within `silenceMs` after the request was sent. */
export function fetchWithinSilence(silenceMs: number): typeof fetch {
  return async (input, init) => {
    const silence = new AbortController();
    const sentBytes = init?.body instanceof Uint8Array ? init.body.byteLength : 0;
    const timer = setTimeout(() => silence.abort(new Silence('no reply')), silenceMs + sentBytes / leastBytesPerMs);
    const signals = [silence.signal, ...(init?.signal ? [init.signal] : [])];
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Yields the bytes of `body`. Throws if a requested one does not come within `silenceMs`; a slow reader is not silence. */
export async function* withinSilence(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await next(reader, silenceMs);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>, silenceMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence('the reply stopped')), silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
