/** File downloads: fetched with the session's token, which a link could not carry. */
import type { Endpoint, InputOf } from '../../shared/base/endpoint.ts';
import { open, type CallOptions } from './call.ts';

export interface FetchedFile {
  /** Name that the server gives the file. */
  readonly name: string;
  readonly blob: Blob;
}

interface FetchOptions extends CallOptions {
  /** Called with the bytes received and the total, if known. */
  onProgress?: (bytes: number, of: number | undefined) => void;
}

/** Fetches the file of a download endpoint. Throws `CallError`, or the caller's own abort. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { onProgress, ...options }: FetchOptions = {},
): Promise<FetchedFile> {
  const response = await open(endpoint, input, options);
  const length = response.headers.get('Content-Length');
  const of = length === null ? undefined : Number(length);
  const pieces: BlobPart[] = [];
  let bytes = 0;
  for (const reader = response.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.byteLength;
    onProgress?.(bytes, of);
  }
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  return { name: nameIn(response.headers.get('Content-Disposition')), blob: new Blob(pieces, { type }) };
}

function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'download' : decodeURIComponent(encoded);
}
