import type { FastifyInstance } from 'fastify';
import { singleQuery } from '../../../shared/api/test-diagnostics.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../serve.ts';

export function testDiagnosticsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, singleQuery, async ({ query }) => ({ response: await deps.answerers[query.service](query.phonenumber) }));
}
