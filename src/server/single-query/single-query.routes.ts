import type { FastifyInstance } from 'fastify';
import { entitlements } from '../../shared/entitlements/entitlements.ts';
import { bulkQueries, singleQuery } from '../../shared/single-query/single-query.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import type { Deps } from '../deps.ts';
import { askOnce, idempotencyKey } from '../http/idempotency.ts';
import { Piecewise } from '../http/piecewise.ts';
import { readEachNumber, readNumber } from '../http/read-numbers.ts';
import { serveOn } from '../http/serve.ts';
import { answerAndRecord } from './answer-and-record.ts';
import { createBulkAnswers } from './answer-many.ts';
import { entitlementsOf } from './own-entitlements.ts';

export function singleQueryRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const answerMany = createBulkAnswers(deps);
  serve(singleQuery, async ({ query, session, request }) => {
    const { organisationId, support } = session;
    // In a support view it is a query of the provider.
    const asker = support ? deps.config.PLATFORM_ACCOUNT_ID : organisationId;
    const { service } = query;
    const { tel, read } = readNumber(session, query);
    const key = idempotencyKey(request, asker, [organisationId, service, tel]);
    const ask = () => answerAndRecord(deps, session, { phonenumber: tel, service });
    return { ...(read && { read }), response: await askOnce(deps.db, key, { ask, isKept: ({ rc }) => !isFailure(rc) }) };
  });
  serve(entitlements, async ({ session }) => ({ message: await entitlementsOf(deps.db, session.organisationId) }));
  serve(
    bulkQueries,
    ({ body, session }) =>
      new Piecewise('response', answerMany(session, { numbers: readEachNumber(session, body), services: body.services })),
  );
}
