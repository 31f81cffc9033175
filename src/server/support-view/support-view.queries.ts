import { hasJoined } from '../auth/has-joined.ts';
import type { Db } from '../database/database.ts';

export function findCustomer(db: Db, email: string) {
  return db
    .selectFrom('portal_users')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .where('email', '=', email)
    .select(['portal_users.id', 'organisation_id as organisationId', hasJoined.as('hasJoined'), 'closed_at as closedAt'])
    .executeTakeFirst();
}
