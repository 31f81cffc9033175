/**
 * W3C Trace Context: a caller may name the trace of a call. It is logged, and passed to the upstreams that the call reaches, with an id of this call
 * as their parent. A call without a valid header belongs to no trace.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface Trace {
  readonly traceId: string;
  /** The span of this call. */
  readonly spanId: string;
  /** Two hex digits that tell tracing systems whether to keep the trace. */
  readonly flags: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if the caller named none. */
    trace: Trace | undefined;
  }
}

const calls = new AsyncLocalStorage<Trace>();
/** Flags that this version knows: sampled, and random trace id. Others must not be passed on. */
const knownFlags = 0x03;

/** Takes over the trace of each call. Must run before every hook that needs it. */
export function takeOverTraces(app: FastifyInstance): void {
  app.decorateRequest('trace', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = traceOf(request.headers['traceparent']);
    inTrace(request.trace, done);
  });
  // The body parser calls back from the connection, outside the context of the call.
  app.addHook('preValidation', (request, _reply, done) => inTrace(request.trace, done));
}

/** Returns the header for an outgoing call made during the current one; undefined if that belongs to no trace. */
export function traceparent(): string | undefined {
  const trace = calls.getStore();
  return trace && `00-${trace.traceId}-${trace.spanId}-${trace.flags}`;
}

/** Parses a `traceparent`. A later version may add fields after those of this one. */
export function traceOf(header: string | string[] | undefined): Trace | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version = '', traceId = '', parentId = '', flags = '', rest] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header) ?? [];
  const isKnown = version === '00' ? rest === undefined : version !== '' && version !== 'ff';
  if (!isKnown || /^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined;
  const kept = Number.parseInt(flags, 16) & knownFlags;
  return { traceId, spanId: randomBytes(8).toString('hex'), flags: kept.toString(16).padStart(2, '0') };
}

function inTrace(trace: Trace | undefined, work: () => void): void {
  if (trace) calls.run(trace, work);
  else work();
}
