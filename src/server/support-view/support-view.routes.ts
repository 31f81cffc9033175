import type { FastifyInstance } from 'fastify';
import { stopSupport, superuserLogin } from '../../shared/support-view/support-view.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { startSupportView, stopSupportView } from './support-view.service.ts';

export function supportViewRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(superuserLogin, async ({ body, session }) => ({ auth_token: await startSupportView(deps, session, body.name) }));
  serve(stopSupport, async ({ session }) => ({ auth_token: await stopSupportView(deps, session) }));
}
