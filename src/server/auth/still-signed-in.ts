/** Rights of a session count only while it exists and, if they rest on a password, while that password is unchanged: other calls run meanwhile. */
import { baseSaid } from '../../shared/base/said.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { AppError } from '../base/errors.ts';
import type { Db } from '../database/database.ts';
import { lockUser } from './session-rows.ts';
import type { Session, Sessions } from './sessions.ts';

type Renewing = Pick<Sessions, 'renewable'>;

/** Locks the session's user within the transaction, so that nobody ends their access before it commits. Throws `AppError` 401 if it has ended. */
export async function lockSignedIn(transaction: Db, sessions: Renewing, session: Session): Promise<void> {
  await lockUser(transaction, session.portalId);
  if (!(await sessions.renewable(transaction, session.tokenHash))) throw new AppError('not_signed_in', baseSaid.signIn);
}

/**
 * Does the same for a compared password: throws `AppError` 409 if the stored hash is no longer `compared`, since a change of password withdraws what
 * the comparison allowed.
 */
export async function lockAsCompared(
  transaction: Db,
  sessions: Renewing,
  { session, compared }: { session: Session; compared: string | null | undefined },
): Promise<void> {
  await lockSignedIn(transaction, sessions, session);
  const found = await transaction.selectFrom('portal_users').where('id', '=', session.portalId).select('password_hash').executeTakeFirst();
  if (found?.password_hash !== compared) throw new AppError('changed_meanwhile', signInSaid.passwordStoredAnew);
}
