/** Whom an administrator removed from an organisation: somebody else's word, such as a provider's, does not bring them back. */
import type { Db } from '../database/database.ts';
import { hashToken } from '../auth/tokens.ts';

interface Person {
  readonly organisationId: number;
  readonly email: string;
}

const rowOf = ({ organisationId, email }: Person) => ({ organisation_id: organisationId, email_hash: hashToken(email) });

export async function noteRemoved(db: Db, person: Person): Promise<void> {
  await db
    .insertInto('removed_people')
    .values(rowOf(person))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody who may added them again. */
export async function forgetRemoved(db: Db, { organisationId, email }: Person): Promise<void> {
  await db.deleteFrom('removed_people').where('organisation_id', '=', organisationId).where('email_hash', '=', hashToken(email)).execute();
}

export async function wasRemoved(db: Db, { organisationId, email }: Person): Promise<boolean> {
  const found = db.selectFrom('removed_people').where('organisation_id', '=', organisationId).where('email_hash', '=', hashToken(email));
  return (await found.select('organisation_id').executeTakeFirst()) !== undefined;
}
