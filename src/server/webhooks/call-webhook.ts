/** One call of a webhook: to a checked address, signed, without redirects, and reading little of the reply. */
import * as http from 'node:http';
import * as https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { webhookResponseMaxLength } from '../../shared/base/limits.ts';
import { alwaysTo, CallRefused, type CallRules, checkedAddresses } from '../http/checked-address.ts';

export interface Call {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

export interface CallEnd {
  readonly isTaken: boolean;
  /** HTTP status; null without a reply. */
  readonly status: number | null;
  /** Beginning of the reply, or the reason that there is none. */
  readonly response: string;
}

interface CallOptions extends CallRules {
  readonly timeoutMs: number;
  readonly clock: () => Date;
}

const readMaxBytes = 64 * 1024;

/** Calls the webhook. Never rejects. */
export async function callWebhook(call: Call, options: CallOptions): Promise<CallEnd> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const url = new URL(call.url);
    const addresses = await checkedAddresses(url, options, signal);
    const { status, text } = await post(url, { call, addresses, signal, time: options.clock() });
    return { isTaken: status >= 200 && status < 300, status, response: text };
  } catch (error) {
    return { isTaken: false, status: null, response: signal.aborted ? noReplyIn(options.timeoutMs) : reasonOf(error) };
  }
}

function noReplyIn(timeoutMs: number): string {
  return `No complete response within ${timeoutMs / 1_000} s`;
}

interface Posting {
  readonly call: Call;
  readonly addresses: readonly string[];
  readonly signal: AbortSignal;
  readonly time: Date;
}

function post(url: URL, { call, addresses, signal, time }: Posting): Promise<{ status: number; text: string }> {
  const { request } = url.protocol === 'https:' ? https : http;
  const body = Buffer.from(call.body, 'utf8');
  const headers = {
    'content-type': 'application/json',
    'content-length': body.byteLength,
    'user-agent': 'Dialplane-Webhooks',
    'webhook-id': call.id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
    'webhook-signature': new Webhook(call.secret).sign(call.id, time, call.body),
  };
  return new Promise((resolve, reject) => {
    // A connection of its own, so that none to another address is reused. Name and certificate stay those of the host.
    const sent = request(url, { method: 'POST', headers, signal, agent: false, lookup: alwaysTo(addresses) }, (reply) => {
      readStart(reply).then((text) => resolve({ status: reply.statusCode ?? 0, text }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readStart(reply: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes >= readMaxBytes) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, readMaxBytes));
  // The database refuses NUL.
  return Array.from(text.replaceAll('\0', '').slice(0, 2 * webhookResponseMaxLength))
    .slice(0, webhookResponseMaxLength)
    .join('')
    .toWellFormed();
}

/** Returns the system's code, such as ECONNREFUSED, without an address. */
function reasonOf(error: unknown): string {
  if (error instanceof CallRefused) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `Connection failed: ${code}`;
}
