/**
 * W3C Trace Context: whoever calls may say to which trace the call belongs. It is logged, and goes on to the upstreams that the call asks, with
 * an id of this call's own as their parent. A call that says nothing, or nothing valid, belongs to no trace.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface Trace {
  readonly traceId: string;
  /** Of this call. */
  readonly spanId: string;
  /** Two hex digits; whoever traces reads in them whether to keep it. */
  readonly flags: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where the caller named none. */
    trace: Trace | undefined;
  }
}

const calls = new AsyncLocalStorage<Trace>();
/** Flags that this version knows: sampled, and random trace id. The others must not be passed on. */
const knownFlags = 0x03;

/** To be called before every hook that needs it. */
export function takeOverTraces(app: FastifyInstance): void {
  app.decorateRequest('trace', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = traceOf(request.headers['traceparent']);
    inTrace(request.trace, done);
  });
  // The parser of bodies calls back from the connection, which knows of no call.
  app.addHook('preValidation', (request, _reply, done) => inTrace(request.trace, done));
}

/** The header for a call that is made because of the one that is being answered; undefined where that belongs to no trace. */
export function traceparent(): string | undefined {
  const trace = calls.getStore();
  return trace && `00-${trace.traceId}-${trace.spanId}-${trace.flags}`;
}

/** What a `traceparent` says. A later version may have more behind the fields of this one. */
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
