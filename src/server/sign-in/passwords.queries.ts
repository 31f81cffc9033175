import { chosenLanguage } from '../auth/stored-language.ts';
import type { Db } from '../database/database.ts';

/** A user with what a rule about passwords needs of them. */
export function findUserForPassword(db: Db, by: { id: string } | { email: string }) {
  const [column, value] = 'id' in by ? (['portal_users.id', by.id] as const) : (['portal_users.email', by.email] as const);
  return usersForPassword(db).where(column, '=', value).executeTakeFirst();
}

/** Some user, whoever it is; undefined where there is none at all. */
export function findAnyUser(db: Db) {
  return usersForPassword(db).limit(1).executeTakeFirst();
}

/** Users of a closed organisation set none. */
function usersForPassword(db: Db) {
  return db
    .selectFrom('portal_users')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .where('organisations.closed_at', 'is', null)
    .select([
      'portal_users.id',
      'portal_users.organisation_id as organisationId',
      'portal_users.email',
      'portal_users.full_name as fullName',
      'portal_users.password_hash as passwordHash',
      'organisations.name as organisation',
      chosenLanguage.as('language'),
    ]);
}

export type PasswordUser = NonNullable<Awaited<ReturnType<typeof findUserForPassword>>>;

export async function storePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('portal_users').where('id', '=', userId).set({ password_hash: passwordHash }).execute();
}
