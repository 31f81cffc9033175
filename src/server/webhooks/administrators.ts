import { sql } from 'kysely';
import { bits, maskOf } from '../../shared/permissions.ts';
import { hasJoined } from '../auth/linked-identities.ts';
import type { Db } from '../database/database.ts';

const administrators = maskOf([bits.user_management]);

/** The mail addresses of an organisation's administrators who have taken up their account. */
export async function administratorsOf(db: Db, organisationId: number): Promise<string[]> {
  const found = await db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where(hasJoined)
    .where(sql<boolean>`permissions & ${administrators} <> 0`)
    .select('email')
    .orderBy('email')
    .execute();
  return found.map(({ email }) => email);
}
