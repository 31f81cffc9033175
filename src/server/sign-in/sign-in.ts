import { inTransaction } from '../database/transaction.ts';
import { sql } from 'kysely';
import { recordAudit } from '../auth/audit-log.ts';
import { callerLanguage } from '../auth/caller.ts';
import type { Deps } from '../deps.ts';
import type { Db } from '../database/database.ts';
import { lockUser } from '../auth/session-rows.ts';
import type { Session } from '../auth/sessions.ts';
import { requireAllowedWay, type Way } from './allowed-way.ts';

type Needs = Pick<Deps, 'db' | 'sessions'>;

/** A pending token: the only one of the account, so that of two sign-ins the older one cannot take the code of the newer. */
export async function beginSignIn({ db, sessions }: Needs, userId: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    await sessions.revokePending(transaction, userId);
    return sessions.open(transaction, { userId, as: 'pending' });
  });
}

/** Trades a pending session, confirmed in this very transaction, for an active one with a new token. */
export async function activate({ sessions }: Needs, transaction: Db, { pending, ...how }: How & { pending: Session }): Promise<string> {
  await sessions.revoke(transaction, pending.tokenHash);
  return letIn({ sessions }, transaction, { user: pending, ...how });
}

interface How {
  /** The browser's description of itself, in words. */
  readonly device: string;
  /** The replacement of the mailed code, in the words of the audit log. */
  readonly by?: string;
  /** The sign-in method; by default the portal's own check: the mailed code, or its replacement. */
  readonly way?: Way;
}

interface SignedIn {
  readonly portalId: string;
  readonly organisationId: number;
  readonly email: string;
}

/**
 * Creates an active session for a user who is locked in this transaction, and returns its token. Every sign-in ends here. Throws `AppError` (403) if the
 * organisation does not allow this method.
 */
export async function letIn(
  { sessions }: Pick<Deps, 'sessions'>,
  transaction: Db,
  { user, device, by, way = by === undefined ? 'mailed code' : 'portal' }: How & { user: SignedIn },
): Promise<string> {
  const { portalId, organisationId, email } = user;
  await requireAllowedWay(transaction, user, way);
  const language = callerLanguage();
  await transaction
    .updateTable('portal_users')
    .where('id', '=', portalId)
    .set(({ ref }) => ({
      previous_sign_in_at: ref('last_sign_in_at'),
      last_sign_in_at: sql<Date>`now()`,
      ...(language && { browser_language: language }),
    }))
    .execute();
  const detail = by === undefined ? device : `${device}; ${by}`;
  await recordAudit(transaction, { organisationId, actor: email, subject: email, action: 'signed in', detail });
  return sessions.open(transaction, { userId: portalId, as: 'active', device, bySingleSignOn: way === 'single sign-on' });
}
