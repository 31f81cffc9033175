/** Errors become replies here and nowhere else. What we do not know is logged with its cause and answered without it. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError | Error, request, reply) => {
    const known = asAppError(error);
    if (known.status >= 500) request.log.error({ err: known.cause ?? error, requestId: request.id }, 'request failed');
    return send(reply, known);
  });
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
  return reply.status(error.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(error.body());
}

/** The reply for an address that nothing answers. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, new AppError('not-found', `Nothing answers ${request.method} at this address`));
}

const ofStatus = {
  400: 'invalid',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many',
} as const;

const messages = {
  invalid: 'The request is not valid JSON or is malformed',
  'not-found': 'Not found',
  'method-not-allowed': 'This method is not allowed here',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'Send JSON: Content-Type: application/json',
  'too-many': 'Too many calls. Please wait a moment',
} as const;

function asAppError(error: FastifyError | AppError | Error): AppError {
  if (error instanceof AppError) return error;
  const refusal = refusalOfDatabase(error);
  if (refusal) return refusal;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const code = status !== undefined && status in ofStatus ? ofStatus[status as keyof typeof ofStatus] : undefined;
  if (code) return new AppError(code, messages[code], { cause: error });
  return new AppError('internal', 'Something went wrong on our side. Please try again', { cause: error });
}

/** What node and PostgreSQL say when the server cannot be reached, is starting or stopping, or takes no more connections. */
const databaseIsAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', '08001', '08006', '53300', '57P01', '57P02', '57P03']);
const uniqueViolation = '23505';

function refusalOfDatabase(cause: Error): AppError | undefined {
  const code = 'code' in cause ? cause.code : undefined;
  if (typeof code !== 'string') return undefined;
  if (databaseIsAway.has(code))
    return new AppError('unavailable', 'The portal cannot reach its database. Please try again in a moment', {
      cause,
      retryAfterSeconds: 5,
    });
  // Two calls at once that each found a value free: the second one learns it here.
  return code === uniqueViolation ? new AppError('conflict', 'This is in use already', { cause }) : undefined;
}
