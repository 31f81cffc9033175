/** The rate limit of calls per minute, with its headers `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mcpPath } from '../../shared/base/tool.ts';
import { addressKey } from '../auth/address-key.ts';

const windowSeconds = 60;

/** Limits calls per token or key, or per address if neither is valid: invented tokens gain nothing. */
export async function limitCallRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: windowSeconds * 1_000,
    keyGenerator: (request) =>
      `${isForTools(request) ? 'tools ' : ''}${request.session?.tokenHash.toString('base64') ?? addressKey(request.ip)}`,
    allowList: (request) => !isCall(request),
  });
  app.addHook('onSend', async (_request, reply) => {
    const [left, seconds] = [reply.getHeader('x-ratelimit-remaining'), reply.getHeader('x-ratelimit-reset')];
    if (left !== undefined) {
      void reply.header('ratelimit-policy', `"calls";q=${perMinute};w=${windowSeconds}`);
      void reply.header('ratelimit', `"calls";r=${String(left)};t=${String(seconds)}`);
      // The plugin's own headers for the same values.
      for (const name of ['limit', 'remaining', 'reset']) void reply.removeHeader(`x-ratelimit-${name}`);
    }
  });
}

/** Returns true if the request is a call, judged by its route, since an address can be written in many ways. */
export function isCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/') || isForTools(request);
}

/** Returns true for the requests of an assistant, which have a count of their own; the calls of its tools count like any program's. */
function isForTools({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === mcpPath;
}
