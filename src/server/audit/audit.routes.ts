import type { FastifyInstance } from 'fastify';
import { auditLog } from '../../shared/audit/audit.ts';
import { organisationsSaid } from '../../shared/organisations/said.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';
import { readAuditLog } from './audit.queries.ts';

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(auditLog, async ({ query, session }) => {
    const { isStaff } = session;
    const asked = query.account === undefined ? undefined : Number(query.account);
    if (!isStaff && asked !== undefined && asked !== session.organisationId)
      throw new AppError('not_found', organisationsSaid.noSuchOrganisation);
    const { rows, ...page } = await readAuditLog(deps.db, isStaff ? asked : session.organisationId, query);
    return { message: rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })), ...page };
  });
}
