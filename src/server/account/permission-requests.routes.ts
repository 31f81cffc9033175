import type { FastifyInstance } from 'fastify';
import { missingPermissions, requestPermission } from '../../shared/account/permission-requests.ts';
import { accountSaid } from '../../shared/account/said.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { mailRequest, missingPermissionsOf } from './permission-requests.service.ts';

export function permissionRequestsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(missingPermissions, async ({ session }) => ({ message: await missingPermissionsOf(deps, session) }));
  serve(requestPermission, async ({ body, session }) =>
    told(accountSaid.permissionRequested(await mailRequest(deps, session, body.permission))),
  );
}
