/** Upload of one file, and optionally a further one, with progress, which `fetch` does not report. */
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { requestTimeoutMs } from '../../shared/base/limits.ts';
import { accepted, addressOf, CallError, headersOf, isOffline, readJson } from './call.ts';
import { storedToken } from '../browser/stored-session.ts';
import { failuresText } from './failures.text.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** Key under which the server treats a repeated call as the same call. 1 to 200 visible characters. */
  idempotencyKey: string;
  /** Called with the bytes sent. Once all are sent, the server is processing. */
  onProgress: (bytes: number) => void;
}

/** Content of an upload: the file, then one of the endpoint's `furtherFiles`. */
interface Uploaded {
  file: File;
  further?: { field: string; content: Blob } | null;
}

/** Sends the files of an uploading endpoint in a form, the first as its field `file`. Throws `CallError`, or the caller's own abort. */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  { query, file, further = null }: InputOf<E> & Uploaded,
  options: UploadOptions,
): Promise<ReplyOf<E>> {
  const token = storedToken();
  const headers = headersOf({ token, idempotencyKey: options.idempotencyKey });
  const form = new FormData();
  form.append('file', file, file.name);
  if (further) form.append(further.field, further.content, `${further.field}.csv`);
  const bytes = file.size + (further?.content.size ?? 0);
  const response = await send(addressOf(endpoint.path, query), headers, { ...options, form, bytes });
  // As in `call`: the server checks its replies against this very schema.
  return (await readJson(await accepted(response, token))) as ReplyOf<E>;
}

function send(
  url: string,
  headers: Record<string, string>,
  { form, bytes, signal, onProgress }: UploadOptions & { form: FormData; bytes: number },
): Promise<Response> {
  const failure = isOffline() ? failuresText.offline : failuresText.network;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = requestTimeoutMs;
    // The progress includes the form around the files.
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, bytes)));
    request.upload.addEventListener('load', () => onProgress(bytes));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new CallError(failure)));
    request.addEventListener('timeout', () => reject(new CallError(failuresText.timeout(requestTimeoutMs))));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers.append(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
