import type { FastifyInstance } from 'fastify';
import { singleQuery } from '../../../shared/api/test-diagnostics.ts';
import type { Deps } from '../../deps.ts';
import { serveOn } from '../../http/serve.ts';
import { answerAndRecord } from './answer-and-record.ts';

export function testDiagnosticsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(singleQuery, async ({ query, session }) => ({ response: await answerAndRecord(deps, session, query) }));
}
