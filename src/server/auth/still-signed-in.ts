/** What a session allows is done only where it is still there, and where it rests on a password, with the one that was compared: others go on meanwhile. */
import { baseSaid } from '../../shared/base/said.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { AppError } from '../base/errors.ts';
import type { Db } from '../database/database.ts';
import { lockUser } from './session-rows.ts';
import type { Session, Sessions } from './sessions.ts';

type Renewing = Pick<Sessions, 'renewable'>;

/** Locks the session's user within the transaction, so that nobody ends their access before it is over. Throws `AppError` 401 where that ended. */
export async function lockSignedIn(transaction: Db, sessions: Renewing, session: Session): Promise<void> {
  await lockUser(transaction, session.portalId);
  if (!(await sessions.renewable(transaction, session.tokenHash))) throw new AppError('not_signed_in', baseSaid.signIn);
}

/** The same; whoever changed the password since took back what the look at it allowed: throws `AppError` 409 where the stored hash is not `compared` any more. */
export async function lockAsCompared(
  transaction: Db,
  sessions: Renewing,
  { session, compared }: { session: Session; compared: string | null | undefined },
): Promise<void> {
  await lockSignedIn(transaction, sessions, session);
  const found = await transaction.selectFrom('portal_users').where('id', '=', session.portalId).select('password_hash').executeTakeFirst();
  if (found?.password_hash !== compared) throw new AppError('changed_meanwhile', signInSaid.passwordStoredAnew);
}
