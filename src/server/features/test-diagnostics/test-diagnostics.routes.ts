import type { FastifyInstance } from 'fastify';
import { bulkQueries, singleQuery } from '../../../shared/api/test-diagnostics.ts';
import type { Deps } from '../../deps.ts';
import { Piecewise } from '../../http/piecewise.ts';
import { serveOn } from '../../http/serve.ts';
import { answerAndRecord } from './answer-and-record.ts';
import { createBulkAnswers } from './answer-many.ts';

export function testDiagnosticsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const answerMany = createBulkAnswers(deps);
  serve(singleQuery, async ({ query, session }) => ({ response: await answerAndRecord(deps, session, query) }));
  serve(bulkQueries, ({ body, session }) => new Piecewise('response', answerMany(session, body)));
}
