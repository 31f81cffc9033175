/** Puts an endpoint of the contract on the server: admits the caller, parses, handles, and sends only the fields that the contract names. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import * as z from 'zod';
import type { Endpoint, FileContent, ParsedOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { contract } from '../../shared/contract.ts';
import { inboundMailMaxBytes } from '../../shared/base/limits.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';
import { admit, keyIn } from './admission.ts';
import { FileReply, sendFile } from './file-reply.ts';
import { Piecewise, sendPieces } from './piecewise.ts';
import { fieldsRefused } from './fields-refused.ts';
import type { Told } from './told.ts';
import { cutWhereStalled } from './stalled-readers.ts';
import { plainSentence } from './wrong-values.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';

/** Bytes of JSON, in parts, that together are the reply of the contract. Only for replies that are too large to serialise at each call. */
export class JsonBytes {
  readonly parts: readonly Uint8Array[];
  constructor(parts: readonly Uint8Array[]) {
    this.parts = parts;
  }
}

/** A reply that becomes 304 for a caller who has it already (RFC 9110, section 13): callers that wait for a change poll. */
export class Versioned<Reply> {
  readonly reply: Reply;
  constructor(reply: Reply) {
    this.reply = reply;
  }
}

type AnswerOf<E extends Endpoint> = E['reply'] extends typeof FileContent
  ? FileReply
  : Worded<ReplyOf<E>> | Versioned<ReplyOf<E>> | Piecewise<ReplyOf<E>> | JsonBytes;
/** A reply with a message for people is made by `told`. */
type Worded<Reply> = Reply extends { message: string } ? Reply & Told : Reply;
type SessionFor<E extends Endpoint> = E['access'] extends { who: 'anyone' | 'mail-server' } ? undefined : Session;
type Handler<E extends Endpoint> = (
  input: ParsedOf<E> & { session: SessionFor<E>; request: FastifyRequest; reply: FastifyReply },
) => Promise<AnswerOf<E>> | AnswerOf<E>;

/** The dependencies of access checks and of sending files. */
interface ServeDependencies {
  readonly config: Pick<Config, 'DOWNLOAD_STALL_SECONDS' | 'INBOUND_MAIL_TOKEN'>;
  readonly db: Db;
  readonly sessions: Pick<Sessions, 'touch' | 'findEndedView'>;
}

/** Serves `endpoint` with `handle`. Refusals are thrown as `AppError`s and become replies in `error-replies.ts`. */
type Serve = <E extends Endpoint>(endpoint: E, handle: Handler<E>) => void;

/** Returns the function that puts a feature's endpoints on `app`. */
export function serveOn(app: FastifyInstance, deps: ServeDependencies): Serve {
  return (endpoint, handle) => {
    // The OpenAPI document and the tests of access do not know an endpoint that the contract leaves out.
    if (!contract.includes(endpoint)) throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract`);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // A HEAD that is answered like GET would do what a GET does, such as count a query.
      exposeHeadRoute: endpoint.transfer === 'download',
      config: {
        needsSession: !['anyone', 'mail-server'].includes(endpoint.access.who),
        takesIdempotencyKey: endpoint.takesIdempotencyKey,
      },
      ...(endpoint.transfer === 'mail' && { bodyLimit: inboundMailMaxBytes }),
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      ...(endpoint.transfer === 'download'
        ? { compress: false }
        : { schema: { response: { 200: endpoint.reply } }, serializerCompiler: () => replySerialiser(endpoint.reply) }),
      // Before the body is read, and after the rate limit counted the call.
      preParsing: async (request) => {
        // A form of another site has no key either, nor the token of a mail server.
        if (endpoint.method === 'POST' && endpoint.transfer !== 'mail' && keyIn(request) === undefined) requireRequestedWith(request);
        await admit(deps, endpoint, request);
      },
      handler: async (request, reply) => {
        const input = {
          query: parse(endpoint.query, request.query),
          body: parse(bodyOf(endpoint), request.body),
          session: request.session,
          request,
          reply,
        };
        // The endpoint that parsed and admitted query, body and session also determines their types.
        const result = await handle(input as Parameters<typeof handle>[0]);
        if (result instanceof FileReply) {
          cutWhereStalled(reply, deps.config.DOWNLOAD_STALL_SECONDS);
          return sendFile(request, reply, result);
        }
        if (result instanceof Piecewise) {
          cutWhereStalled(reply, deps.config.DOWNLOAD_STALL_SECONDS);
          return sendPieces(reply, result);
        }
        if (result instanceof Versioned && !endpoint.isVersioned)
          throw new Error(`The contract does not say that ${endpoint.path} is versioned`);
        if (result instanceof Versioned) return sendVersioned(request, reply, result);
        return result instanceof JsonBytes ? sendBytes(reply, result) : result;
      },
    });
  };
}

/** Requires a header that a form of another site cannot set, so that it cannot act in a visitor's name. */
function requireRequestedWith(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] === undefined) {
    throw new AppError('malformed_request', inEnglish('The header X-Requested-With: XMLHttpRequest is required'));
  }
}

const noFields = z.strictObject({});

/** Returns the schema of the body. A call without a body may send an empty one. */
function bodyOf({ method, transfer, body }: Endpoint): Endpoint['body'] {
  return body ?? (method === 'POST' && transfer === 'json' ? noFields : undefined);
}

function parse(schema: Endpoint['query'], value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value ?? {}, { error: plainSentence });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
    errors[field] ??= issue.message;
  }
  throw fieldsRefused(errors);
}

const serialisers = new WeakMap<object, (reply: unknown) => string>();

/**
 * Returns the function that writes the replies of a route. It drops fields that the contract does not name, so that a new column cannot leak by
 * itself. It is compiled with the first reply: compiling all of them takes a tenth of a second at every start.
 */
function replySerialiser(schema: Endpoint['reply']): (reply: unknown) => string {
  return (reply) => {
    const known = serialisers.get(schema);
    if (known) return known(reply);
    const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
    const made = fastJsonStringify(jsonSchema as Schema);
    serialisers.set(schema, made);
    return made(reply);
  };
}

/** Sends a reply under the hash of its content. Compression on the way changes its bytes, so the comparison is weak. */
function sendVersioned(request: FastifyRequest, reply: FastifyReply, { reply: body }: Versioned<unknown>): unknown {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  void reply.header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.includes(etag) || known?.includes('*') ? reply.status(304).send() : body;
}

/** A few large parts are cheaper to send one after another than to copy into one; for small parts, a stream costs more. */
const fewParts = 8;
const largeBytes = 32 * 1024;

function sendBytes(reply: FastifyReply, { parts }: JsonBytes): FastifyReply {
  void reply.type('application/json; charset=utf-8');
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  if (parts.length > fewParts || bytes < largeBytes) return reply.send(Buffer.concat(parts));
  return reply.header('content-length', bytes).send(Readable.from(parts, { objectMode: false }));
}
