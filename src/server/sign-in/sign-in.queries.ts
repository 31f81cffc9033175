import { chosenLanguage } from '../auth/stored-language.ts';
import type { Db } from '../database/database.ts';

/** The portal user with this e-mail address (lower case), with the password hash and since when their organisation is closed, or undefined. */
export function findUserByEmail(db: Db, email: string) {
  return usersToSignIn(db).where('email', '=', email).executeTakeFirst();
}

/** The portal user with this id. */
export function findUserById(db: Db, id: string) {
  return usersToSignIn(db).where('portal_users.id', '=', id).executeTakeFirst();
}

/** Some user, whoever it is; undefined where there is none at all. */
export function findAnyUser(db: Db) {
  return usersToSignIn(db).limit(1).executeTakeFirst();
}

export type SignInUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

function usersToSignIn(db: Db) {
  return db
    .selectFrom('portal_users')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .select(['portal_users.id', 'organisation_id as organisationId', 'email', 'password_hash as passwordHash', 'closed_at as closedAt'])
    .select(chosenLanguage.as('language'));
}

/** Stores the same password as another hash, unless the password was changed meanwhile. */
export async function renewPassword(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  hash: string,
): Promise<void> {
  await db
    .updateTable('portal_users')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .set({ password_hash: hash })
    .execute();
}
