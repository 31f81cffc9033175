/** A service that takes a call and then says nothing: `fetch` itself would wait for five minutes. */

/** What ends the wait: no byte came for so long. */
class Silence extends Error {}

/** Whether it ended a call, also where a library wrapped it. */
export function isSilence(error: unknown): boolean {
  return error instanceof Silence || (error instanceof Error && error.cause !== undefined && isSilence(error.cause));
}

/** Nobody's line is slower: what is sent may take this long besides the silence. */
const leastBytesPerMs = 1_000;

/** `fetch` that throws where no reply begins within `silenceMs` after the request was sent. */
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

/** The bytes of `body`. Throws where one that was asked for does not come within `silenceMs`; a reader that takes its time is not silence. */
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
