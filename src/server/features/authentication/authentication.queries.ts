import type { Db } from '../../database/database.ts';

/** The portal user with this e-mail address (lower case), with the password hash, or undefined. */
export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('portal_users')
    .where('email', '=', email)
    .select(['id', 'organisation_id as organisationId', 'email', 'password_hash as passwordHash'])
    .executeTakeFirst();
}
