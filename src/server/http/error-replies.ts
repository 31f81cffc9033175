/** Errors become replies here and nowhere else. What we do not know is logged with its cause and answered without it. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '../../shared/api/contract.ts';
import { type Trouble, troubleIn } from '../database/absence.ts';
import { AppError } from '../errors.ts';
import { StorageAway } from '../storage/storage.ts';

/** The reply for an address that cannot even be read. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void send(reply.header('x-request-id', request.id), new AppError('invalid', 'This address cannot be read'));
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError | Error, request, reply) => {
    const known = asAppError(error);
    const { ip: address, trace } = request;
    if (known.status >= 500)
      request.log.error({ err: known.cause ?? error, address, traceId: trace?.traceId, spanId: trace?.spanId }, 'request failed');
    return send(reply, known);
  });
}

/** Node would answer an expectation that it does not know without a body, before anything here sees the request. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers: { expect } }) => {
    if (expect !== undefined && expect.toLowerCase() !== '100-continue')
      throw new AppError('expectation-failed', 'Of expectations only 100-continue is met');
  });
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  const { retryAfterSeconds, contentRange } = error.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
  if (contentRange !== undefined) void reply.header('content-range', contentRange);
  // RFC 9110 (11.6.1) and RFC 6750.
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.status(error.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(error.body());
}

/** The reply for an address that nothing answers. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = contract.filter(({ path }) => path === request.url.split('?')[0]).map(({ method }) => method);
  if (methods.length > 0) {
    void reply.header('allow', methods.join(', '));
    return send(reply, new AppError('method-not-allowed', `This address takes ${methods.join(' and ')}`));
  }
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
  const refusal = refusalBelow(error);
  if (refusal) return refusal;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const code = status !== undefined && status in ofStatus ? ofStatus[status as keyof typeof ofStatus] : undefined;
  if (code) return new AppError(code, messages[code], { cause: error });
  return new AppError('internal', 'Something went wrong on our side. Please try again', { cause: error });
}

const uniqueViolation = '23505';

/** What people read of each trouble of the database, and when it may be over. */
const troubles: Record<Trouble, { readonly message: string; readonly seconds: number }> = {
  away: { message: 'The portal cannot reach its database. Please try again in a moment', seconds: 5 },
  'read only': {
    message: 'The portal can read its database, but nothing can be stored in it now. Please try again in a few minutes',
    seconds: 60,
  },
  'somebody else': { message: 'Somebody else changed the same at this moment. Please try again', seconds: 1 },
};

/** What the database or the disk cannot do now, or what somebody else did a moment before. */
function refusalBelow(cause: Error): AppError | undefined {
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (cause instanceof StorageAway)
    return new AppError('unavailable', `${cause.message}. Please try again in a minute`, { cause, retryAfterSeconds: 60 });
  const trouble = troubleIn(cause);
  if (trouble) return new AppError('unavailable', troubles[trouble].message, { cause, retryAfterSeconds: troubles[trouble].seconds });
  // Two calls at once that each found a value free: the second one learns it here.
  return code === uniqueViolation ? new AppError('conflict', 'This is in use already', { cause }) : undefined;
}
