/** The log of calls: one line a call, with the route's template and never its query. */
import type { FastifyInstance } from 'fastify';
import { logout } from '../../shared/sign-in/sign-in.ts';
import { isCall } from './call-rate.ts';

/** Gives every reply the id of its request, and logs every call. */
export function nameAndLogRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (isCall(request)) void reply.header('cache-control', 'no-store');
    // The page removes what it stores by itself, also without a connection.
    if (request.routeOptions.url === logout.path) void reply.header('clear-site-data', '"cache"');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || !isCall(request)) return;
    request.log.info(
      {
        traceId: request.trace?.traceId,
        spanId: request.trace?.spanId,
        method: request.method,
        route,
        status: reply.statusCode,
        address: request.ip,
        ms: Math.round(reply.elapsedTime),
        portalId: request.session?.portalId,
        organisationId: request.session?.organisationId,
        key: request.session?.key?.prefix,
      },
      'call',
    );
  });
}
