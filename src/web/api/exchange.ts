/** A call with its raw answer, for screens that show the call itself. */
import { storedToken } from '../browser/stored-session.ts';
import { requestTimeoutMs } from '../../shared/base/limits.ts';
import { headersOf, noteRefusal, reach } from './call.ts';

export interface Asked {
  readonly method: 'GET' | 'POST';
  /** Address on this portal, with the query string. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON as text, or a form. */
  readonly content: string | FormData | undefined;
}

export interface Exchange {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly content: Blob;
  readonly ms: number;
}

/** Makes the call with the session. Throws `CallError` if no answer comes, or the caller's own abort. */
export async function exchange({ method, url, headers, content }: Asked, signal: AbortSignal): Promise<Exchange> {
  const token = storedToken();
  const begun = performance.now();
  const common = headersOf({ token, hasBody: typeof content === 'string' });
  const response = await reach(
    url,
    {
      method,
      headers: { ...common, ...Object.fromEntries(headers) },
      // The browser cache would return an answer that a program has to request.
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
      ...(content !== undefined && { body: content }),
    },
    signal,
  );
  const { status, statusText } = response;
  const exchanged = { status, statusText, headers: response.headers, content: await response.blob(), ms: performance.now() - begun };
  noteRefusal(status, token);
  return exchanged;
}
