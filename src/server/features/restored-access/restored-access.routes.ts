import type { FastifyInstance } from 'fastify';
import { keepRestored } from '../../../shared/account/restored-access.ts';
import type { Deps } from '../../deps.ts';
import { serveOn } from '../../http/serve.ts';
import { keep } from './restored-access.service.ts';

export function restoredAccessRoutes(app: FastifyInstance, deps: Deps): void {
  serveOn(app, deps)(keepRestored, async ({ body: { kind, id, ...given }, session }) => {
    const name = await keep(deps, session, { kind, id, given });
    return { message: `The access “${name}” was kept and works again` };
  });
}
