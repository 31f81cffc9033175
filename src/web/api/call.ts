/** The one way to the server. Transport only: what a 401 means for the session is the session's business. */
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { ErrorBody } from '../../shared/base/error-body.ts';
import type { NamedSentence } from '../../shared/base/named-sentence.ts';
import { Said, type SaidValue } from '../../shared/base/sayings.ts';
import { requestTimeoutMs } from '../../shared/base/limits.ts';
import { storedToken } from '../browser/stored-session.ts';
import { failuresText } from './failures.text.ts';
import { sentence } from '../locale/catalogue.ts';

/** The statuses with which a session is over. */
const sessionEnds: readonly number[] = [401, 418];

/** Error of a failed call. `status` is 0 if no answer came back. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  readonly requestId: string | null;
  readonly response: ErrorBody['response'];
  readonly retryAfterSeconds: number | null;
  /** After a wrong code, where few are left. */
  readonly triesLeft: number | undefined;

  constructor(
    message: string,
    facts: Partial<Pick<CallError, 'status' | 'errors' | 'requestId' | 'response' | 'retryAfterSeconds' | 'triesLeft'>> = {},
  ) {
    super(message);
    this.status = facts.status ?? 0;
    this.errors = facts.errors;
    this.requestId = facts.requestId ?? null;
    this.response = facts.response;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.triesLeft = facts.triesLeft;
  }

  /** Specification, section 8: the errors object if present, otherwise the message, otherwise the transport's text. */
  get content(): string | Record<string, string> {
    return this.errors ?? this.message;
  }

  /** True for 401 and 418: they end the session, so callers need not report them. */
  get endsSession(): boolean {
    return sessionEnds.includes(this.status);
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Marks a call that no user caused, such as polling, so that it does not keep an idle session alive. */
  background?: boolean;
  /** Makes a repeated call return the first answer instead of acting twice. */
  idempotencyKey?: string;
}

/** Receives every 401 and 418 with the token of the call, which may no longer be the current one. */
export type UnauthorizedHandler = (refused: { token: string | null }) => void;

let baseUrl = '/';
let whenUnauthorized: UnauthorizedHandler = () => undefined;
let whenForbidden: () => void = () => undefined;

export function setBaseUrl(url: string) {
  baseUrl = url.endsWith('/') ? url : `${url}/`;
}

export function setUnauthorizedHandler(handler: UnauthorizedHandler) {
  whenUnauthorized = handler;
}

/** Sets the handler of every 403. */
export function setForbiddenHandler(handler: () => void) {
  whenForbidden = handler;
}

/** Metadata of a reply: its time (RFC 3339) and the id under which the server logged it. */
export interface Receipt {
  readonly at: string;
  readonly requestId: string | null;
}

const receipts = new WeakMap<object, Receipt>();

/** Returns the receipt of a reply; takes the very object that `call` returned. */
export function receiptOf(reply: object): Receipt {
  return receipts.get(reply) ?? { at: new Date().toISOString(), requestId: null };
}

/** Sends one call of the contract and returns its body. Throws `CallError`, or the caller's own abort. */
export async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<ReplyOf<E>> {
  const response = await open(endpoint, input, options);
  const reply = withReceipt(await readJson(response, options.signal), response);
  // The server checks its replies against this very schema; parsing here again gains nothing.
  return reply as ReplyOf<E>;
}

/** Sends one call of the contract and returns the response if its status is a success. Throws as `call` does. */
export async function open(
  endpoint: Endpoint,
  { query, body }: { query?: unknown; body?: unknown },
  options: CallOptions,
): Promise<Response> {
  const { signal, background = false, idempotencyKey } = options;
  const token = storedToken();
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const request: RequestInit = {
    method: endpoint.method,
    headers: headersOf({ token, background, idempotencyKey, hasBody: body !== undefined }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return accepted(await reach(addressOf(endpoint.path, query), request, signal), token, signal);
}

/** Returns the response if it is a success. Otherwise throws its error; if that ends the session of `token`, tells the handler. */
export async function accepted(response: Response, token: string | null, signal?: AbortSignal): Promise<Response> {
  if (response.ok) return response;
  const failure = failureOf(response, await readJson(response, signal));
  noteRefusal(failure.status, token);
  throw failure;
}

/** Tells the handlers if a status ends the session of `token` or denies a permission. */
export function noteRefusal(status: number, token: string | null) {
  if (sessionEnds.includes(status)) whenUnauthorized({ token });
  if (status === 403) whenForbidden();
}

export function addressOf(path: string, query: unknown): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return baseUrl + path.slice(1) + (text === '' ? '' : `?${text}`);
}

/** Makes the key under which a form is submitted once. Unlike `randomUUID`, it works without TLS. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Headed {
  token: string | null;
  background?: boolean;
  idempotencyKey?: string | undefined;
  /** True for a JSON body; the browser sets the content type of a form itself. */
  hasBody?: boolean;
}

export function headersOf({ token, background = false, idempotencyKey, hasBody = false }: Headed): Record<string, string> {
  return {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(background ? { 'X-Background': '1' } : {}),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
}

export async function reach(url: string, request: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  // Tried anyway: a machine without a network can reach its own portal, although the browser calls it offline.
  const wasOffline = isOffline();
  try {
    return await fetch(url, request);
  } catch (cause) {
    throw wasOffline && !signal?.aborted ? new CallError(failuresText.offline) : transportFailure(cause, signal);
  }
}

export function isOffline(): boolean {
  return navigator.onLine === false;
}

export async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  try {
    const text = await response.text();
    return response.headers.get('Content-Type')?.includes('json') && text !== '' ? inWords(JSON.parse(text)) : {};
  } catch (cause) {
    if (cause instanceof SyntaxError) return {};
    throw transportFailure(cause, signal);
  }
}

/** Translates the sentences of a reply or a refusal: they are English on the wire, with their names beside them. */
function inWords(answer: unknown): unknown {
  const { data } = ErrorBody.safeParse(answer);
  if (!data) return answer;
  const { message, errors, said } = data;
  return {
    ...(answer as object),
    message: sentenceOf(message, said),
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, sentenceOf(text, said?.errors?.[field])])),
    }),
  };
}

/** Translates a named sentence; one without a name stays English. */
export function sentenceOf(text: string, named: NamedSentence | undefined): string {
  return sentence(named ? saidOf(text, named) : text);
}

/** Returns a sentence of a reply as one that a screen can translate. */
export function saidOf(text: string, named: NamedSentence | undefined): Said {
  return new Said(text, named?.name ?? null, (named?.values ?? []) as SaidValue[]);
}

function transportFailure(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause;
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new CallError(timedOut ? failuresText.timeout(requestTimeoutMs) : failuresText.network);
}

function withReceipt(answer: unknown, { headers }: Response): unknown {
  if (typeof answer === 'object' && answer !== null) {
    receipts.set(answer, { at: new Date().toISOString(), requestId: headers.get('X-Request-Id') });
  }
  return answer;
}

function failureOf(response: Response, answer: unknown): CallError {
  const body = ErrorBody.safeParse(answer);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new CallError(body.data?.message ?? failuresText.status(response.status), {
    status: response.status,
    errors: body.data?.errors,
    requestId: response.headers.get('X-Request-Id'),
    response: body.data?.response,
    triesLeft: body.data?.triesLeft,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
