/** Calls of an identity provider: only to checked addresses, without redirects, with a time limit and a size limit. */
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import { alwaysTo, CallRefused, type CallRules, checkedAddresses } from '../http/checked-address.ts';

const replyMaxBytes = 512 * 1024;

/** A request of the protocol's library, in the names of `fetch`. */
interface Asked {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Creates a `fetch` for a provider's addresses. Unencrypted ones must be on this machine, and only if private addresses are allowed. */
export function guardedFetch({ timeoutMs, ...rules }: CallRules & { readonly timeoutMs: number }) {
  return async (address: string, { method, headers, body, signal }: Asked): Promise<Response> => {
    const url = new URL(address);
    const untilEnd = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    const addresses = await checkedAddresses(url, rules, untilEnd);
    if (url.protocol === 'http:' && !addresses.every(isLoopback)) throw new CallRefused('http beyond this machine');
    return ask(url, { method, headers, body: textOf(body), addresses, signal: untilEnd });
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('text alone is sent');
}

interface Request {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly addresses: readonly string[];
  readonly signal: AbortSignal;
}

function ask(url: URL, { method, headers, body, addresses, signal }: Request): Promise<Response> {
  const { request } = url.protocol === 'https:' ? https : http;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = { method, headers: { ...headers, ...length }, signal, agent: false, lookup: alwaysTo(addresses) };
  return new Promise((resolve, reject) => {
    // A connection of its own, so that none to another address is reused. Name and certificate stay those of the host.
    const sent = request(url, options, (reply) => {
      readWhole(reply).then((bytes) => resolve(responseOf(reply, bytes)), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readWhole(reply: http.IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > replyMaxBytes) throw new Error(`The provider answered more than ${replyMaxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Makes a `Response`. A redirect is an ordinary reply here, which the protocol rejects. */
function responseOf({ statusCode = 0, headers }: http.IncomingMessage, bytes: Buffer<ArrayBuffer>): Response {
  const isEmpty = [204, 205, 304].includes(statusCode);
  const type = headers['content-type'];
  return new Response(isEmpty ? null : bytes, { status: statusCode, headers: type === undefined ? {} : { 'content-type': type } });
}
