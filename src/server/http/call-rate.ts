/** The limit of calls a minute, and what callers are told of it: `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mcpPath } from '../../shared/base/tool.ts';
import { addressKey } from '../auth/address-key.ts';

const windowSeconds = 60;

/** Per token or key, or per address where there is no valid one: inventing tokens buys nothing. */
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
      // The plugin's own names of the same.
      for (const name of ['limit', 'remaining', 'reset']) void reply.removeHeader(`x-ratelimit-${name}`);
    }
  });
}

/** By the route that answers, because the address itself may be written in many ways. */
export function isCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/') || isForTools(request);
}

/** What an assistant sends is counted by itself: the calls that its tools make count as any program's. */
function isForTools({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === mcpPath;
}
