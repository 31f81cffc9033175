import type { FastifyInstance } from 'fastify';
import { entitlements } from '../../../shared/api/entitlements.ts';
import { bulkQueries, singleQuery } from '../../../shared/api/test-diagnostics.ts';
import type { Deps } from '../../deps.ts';
import { Piecewise } from '../../http/piecewise.ts';
import { serveOn } from '../../http/serve.ts';
import { answerAndRecord } from './answer-and-record.ts';
import { createBulkAnswers } from './answer-many.ts';
import { entitlementsOf } from './own-entitlements.ts';

export function testDiagnosticsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const answerMany = createBulkAnswers(deps);
  serve(singleQuery, async ({ query, session }) => ({ response: await answerAndRecord(deps, session, query) }));
  serve(entitlements, async ({ session }) => ({ message: await entitlementsOf(deps.db, session.organisationId) }));
  serve(bulkQueries, ({ body, session }) => new Piecewise('response', answerMany(session, body)));
}
