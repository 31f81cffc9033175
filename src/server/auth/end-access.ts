/** What ends when an account changes hands: here stands everything that opens it without a new sign-in. */
import type { Db } from '../database/database.ts';
import { voidEmailChange } from './email-changes.ts';
import { removeFactorsOf } from './factors.ts';
import { revokeKeysOf } from './key-rows.ts';
import { removeCodesOf } from './one-time-codes.ts';
import { voidPasswordLinks } from './password-links.ts';
import { lockUser } from './session-rows.ts';
import type { Sessions } from './sessions.ts';

/** Whoever had the account before is out: sessions, support views, unfinished sign-ins, keys, passkeys, codes and links. */
export async function endAccess(db: Db, sessions: Sessions, userId: string): Promise<void> {
  await lockUser(db, userId);
  await sessions.revokeAll(db, userId);
  await revokeKeysOf(db, userId);
  await removeFactorsOf(db, userId);
  await voidMailedLinks(db, userId);
  await removeCodesOf(db, userId);
}

/** Voids every link of the user that was mailed so far: for whoever sets their password, or moves them to another mailbox. */
export async function voidMailedLinks(db: Db, userId: string): Promise<void> {
  await voidPasswordLinks(db, userId);
  await voidEmailChange(db, userId);
}
