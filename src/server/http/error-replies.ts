/** Errors become replies here and nowhere else. Unknown errors are logged with their cause and answered without it. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { baseSaid } from '../../shared/base/said.ts';
import { inEnglish, type Said } from '../../shared/base/sayings.ts';
import { contract } from '../../shared/contract.ts';
import { type Trouble, troubleIn } from '../database/absence.ts';
import { AppError } from '../base/errors.ts';
import type { ErrorCode } from '../../shared/base/error-codes.ts';
import { StorageAway } from '../storage/storage.ts';
import { problemOf, problemType, wantsProblem } from './problem.ts';

/** Replies to an address that cannot be parsed. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void send(reply.header('x-request-id', request.id), new AppError('malformed_request', inEnglish('This address cannot be read')));
}

/** Replies if Node could not read the request, or timed out on it: Fastify never sees such a request. */
export function answerUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(unreadReply(unreadCodes[error.code ?? ''] ?? 'malformed_request'));
  socket.destroy(error);
}

const unreadCodes: Readonly<Record<string, 'request_timed_out' | 'headers_too_large'>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timed_out',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

function unreadReply(code: 'malformed_request' | 'request_timed_out' | 'headers_too_large'): string {
  const error = new AppError(code, messages[code]);
  const body = JSON.stringify(error.body());
  const head = {
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError | Error, request, reply) => {
    const known = isCallerGone(error, request) ? new AppError('not_signed_in', baseSaid.signIn) : asAppError(error);
    const { ip: address, trace } = request;
    if (known.status >= 500)
      request.log.error({ err: known.cause ?? error, address, traceId: trace?.traceId, spanId: trace?.spanId }, 'request failed');
    return send(reply, known);
  });
}

/** Refuses unknown expectations here; otherwise Node would answer them without a body, before the request gets here. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers: { expect } }) => {
    if (expect !== undefined && expect.toLowerCase() !== '100-continue')
      throw new AppError('expectation_failed', inEnglish('The only supported expectation is 100-continue'));
  });
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  const { retryAfterSeconds, contentRange } = error.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
  if (contentRange !== undefined) void reply.header('content-range', contentRange);
  // RFC 9110 (11.6.1) and RFC 6750.
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.status(error.status).header('vary', 'accept').serializer(JSON.stringify);
  if (wantsProblem(reply.request.headers.accept)) return reply.type(problemType).send(problemOf(error, reply.request.id));
  return reply.type('application/json; charset=utf-8').send(error.body());
}

/** Replies to an address that nothing answers. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = contract.filter(({ path }) => path === request.url.split('?')[0]).map(({ method }) => method);
  if (methods.length > 0) {
    void reply.header('allow', methods.join(', '));
    return send(reply, new AppError('method_not_allowed', inEnglish(`This address takes ${methods.join(' and ')}`)));
  }
  return answerNothing(request, reply);
}

/** Replies the same on a node that takes no calls. */
export function answerNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, new AppError('not_found', inEnglish(`Nothing answers ${request.method} at this address`)));
}

/** Codes by status for refusals of Fastify and its plugins. */
const ofStatus = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
} as const satisfies Record<number, ErrorCode>;

const messages = {
  malformed_request: baseSaid.malformed,
  not_found: baseSaid.notFound,
  method_not_allowed: inEnglish('This method is not allowed here'),
  request_timed_out: baseSaid.timedOut,
  payload_too_large: baseSaid.tooLarge,
  unsupported_media_type: inEnglish('Send JSON: Content-Type: application/json'),
  rate_limited: baseSaid.tooManyCalls,
  headers_too_large: baseSaid.headersTooLarge,
} as const;

function asAppError(error: FastifyError | AppError | Error): AppError {
  if (error instanceof AppError) return error;
  const refusal = refusalBelow(error);
  if (refusal) return refusal;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const code = status !== undefined && status in ofStatus ? ofStatus[status as keyof typeof ofStatus] : undefined;
  if (code) return new AppError(code, messages[code], { cause: error });
  return new AppError('internal_error', baseSaid.wentWrong, { cause: error });
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Returns true if the failed write refers to the caller, who was removed while this node still had their session cached. */
function isCallerGone(error: object, { session }: FastifyRequest): boolean {
  if (!session || !('code' in error) || error.code !== foreignKeyViolation || !('detail' in error)) return false;
  return String(error.detail).includes(session.portalId);
}

/** Reply to each kind of database trouble: code, message, and seconds until a retry. */
const troubles: Record<Trouble, { readonly code: ErrorCode; readonly said: Said; readonly seconds: number }> = {
  away: { code: 'database_unavailable', said: baseSaid.databaseAway, seconds: 5 },
  'read only': { code: 'database_read_only', said: baseSaid.databaseReadOnly, seconds: 60 },
  'somebody else': { code: 'unavailable', said: baseSaid.changedMeanwhile, seconds: 1 },
};

/** Returns the refusal for failures of the database or disk, and for conflicts with concurrent calls. */
function refusalBelow(cause: Error): AppError | undefined {
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (cause instanceof StorageAway)
    return new AppError('storage_unavailable', baseSaid.tryInMinute(cause.said), { cause, retryAfterSeconds: 60 });
  const trouble = troubleIn(cause);
  if (trouble) {
    const { code: name, said, seconds } = troubles[trouble];
    return new AppError(name, said, { cause, retryAfterSeconds: seconds });
  }
  // Two concurrent calls both found a value free: the second one fails here.
  return code === uniqueViolation ? new AppError('already_exists', baseSaid.inUse, { cause }) : undefined;
}
