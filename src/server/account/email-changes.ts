/** Mailed links that give an account another e-mail address: single use, one a user, the newest wins. */
import { sql } from 'kysely';
import { emailLinkMinutes } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { hashToken, newToken } from '../auth/tokens.ts';

const lifetime = sql`${emailLinkMinutes} * interval '1 minute'`;

/** Makes the link's token the only one of the user that works. */
export async function makeEmailChange(db: Db, userId: string, newEmail: string): Promise<string> {
  const token = newToken();
  const link = { new_email: newEmail, token_hash: hashToken(token), expires_at: sql<Date>`now() + ${lifetime}` };
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...link, created_at: sql<Date>`now()` }))
    .execute();
  return token;
}

/** The user whose link this is, while it works. */
export async function findEmailChange(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses the link up; answers the new address to exactly one caller. */
export async function consumeEmailChange(db: Db, token: string): Promise<string | undefined> {
  const row = await db.deleteFrom('email_changes').where('token_hash', '=', hashToken(token)).returning('new_email').executeTakeFirst();
  return row?.new_email;
}
