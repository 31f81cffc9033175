import type { Db } from '../../database/database.ts';

export function findCustomer(db: Db, email: string) {
  return db
    .selectFrom('portal_users')
    .where('email', '=', email)
    .select(['id', 'organisation_id as organisationId', 'password_hash as passwordHash'])
    .executeTakeFirst();
}
