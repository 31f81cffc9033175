/** What one's own password allows is done only where it is still the one that was compared: comparing takes its time, and others go on. */
import { AppError } from '../errors.ts';
import type { Db } from '../database/database.ts';
import { lockUser } from './session-rows.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * Locks the session's user within the transaction. Whoever changed the password or ended the session since the look at it took back what that
 * look allowed: throws `AppError`, 401 where the session ended and 409 where the stored hash is not `compared` any more.
 */
export async function lockAsCompared(
  transaction: Db,
  sessions: Pick<Sessions, 'renewable'>,
  { session, compared }: { session: Session; compared: string | null | undefined },
): Promise<void> {
  await lockUser(transaction, session.portalId);
  if (!(await sessions.renewable(transaction, session.tokenHash))) throw new AppError('not_signed_in', 'Please sign in');
  const found = await transaction.selectFrom('portal_users').where('id', '=', session.portalId).select('password_hash').executeTakeFirst();
  if (found?.password_hash !== compared)
    throw new AppError('changed_meanwhile', 'Your password was stored anew meanwhile. Please try again');
}
