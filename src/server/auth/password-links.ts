/** Mailed links that set a password: an invitation or a reset, apart from each other; single use, the newest of its kind wins. */
import { sql } from 'kysely';
import { invitationDays, resetLinkMinutes } from '../../shared/base/limits.ts';
import { mailedAddress } from '../../shared/base/mailed-links.ts';
import type { Db } from '../database/database.ts';
import { hashToken, newToken } from './tokens.ts';

type Purpose = 'invitation' | 'reset';
const lifetimes = {
  invitation: sql`${invitationDays} * interval '1 day'`,
  reset: sql`${resetLinkMinutes} * interval '1 minute'`,
};

/** Makes the link's token the only one of its purpose that works for the user. */
export async function makePasswordLink(db: Db, userId: string, purpose: Purpose): Promise<string> {
  const token = newToken();
  const link = { token_hash: hashToken(token), expires_at: sql<Date>`now() + ${lifetimes[purpose]}` };
  await db
    .insertInto('password_links')
    .values({ user_id: userId, purpose, ...link })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet({ ...link, created_at: sql<Date>`now()` }))
    .execute();
  return token;
}

/** The user whose link this is, while it works. */
export async function findPasswordLink(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses the link up; true for exactly one caller. */
export async function consumePasswordLink(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_links').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The link as it is mailed. */
export function passwordAddress(publicUrl: string, token: string): string {
  return mailedAddress(publicUrl, { purpose: 'password', token });
}
