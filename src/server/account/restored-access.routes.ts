import type { FastifyInstance } from 'fastify';
import { keepRestored } from '../../shared/account/restored-access.ts';
import { accountSaid } from '../../shared/account/said.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { keep } from './restored-access.service.ts';

export function restoredAccessRoutes(app: FastifyInstance, deps: Deps): void {
  serveOn(app, deps)(keepRestored, async ({ body: { kind, id, ...given }, session }) => {
    const name = await keep(deps, session, { kind, id, given });
    return told(accountSaid.kept(name));
  });
}
