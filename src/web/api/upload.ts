/** One file to the server, with what `fetch` cannot tell: how much of it is there. */
import type { Endpoint, InputOf, ReplyOf } from '../../shared/api/endpoint.ts';
import { requestTimeoutMs } from '../../shared/limits.ts';
import { accepted, addressOf, CallError, headersOf, readJson } from './call.ts';
import { storedToken } from '../browser/stored-session.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** The server takes a call that repeats this key for the same call. 1 to 200 visible characters. */
  idempotencyKey: string;
  /** How many bytes of the file are on the server. When all are, the server is at work. */
  onProgress: (bytes: number) => void;
}

/** Sends the file of an uploading endpoint in a form, as its field `file`. Throws `CallError`, or the caller's own abort. */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  { query, file }: InputOf<E> & { file: File },
  options: UploadOptions,
): Promise<ReplyOf<E>> {
  const token = storedToken();
  const headers = headersOf({ token, idempotencyKey: options.idempotencyKey });
  const response = await send(addressOf(endpoint.path, query), headers, { ...options, file });
  // As in `call`: the server checks its replies against this very schema.
  return (await readJson(await accepted(response, token))) as ReplyOf<E>;
}

function send(
  url: string,
  headers: Record<string, string>,
  { file, signal, onProgress }: UploadOptions & { file: File },
): Promise<Response> {
  const form = new FormData();
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = requestTimeoutMs;
    // The form around the file is counted, too.
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.upload.addEventListener('load', () => onProgress(file.size));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new CallError('Network Error')));
    request.addEventListener('timeout', () => reject(new CallError(`timeout of ${requestTimeoutMs}ms exceeded`)));
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
