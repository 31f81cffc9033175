/** What a user has besides the password and the mailed code. */
import type { Factors } from '../../shared/api/passkeys.ts';
import type { Db } from '../database/database.ts';

export async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const passkey = await db.selectFrom('passkeys').where('user_id', '=', userId).select('id').limit(1).executeTakeFirst();
  return { passkey: passkey !== undefined };
}

/** Removes all of it: the account is somebody else's from now on. */
export async function removeFactorsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
