import { inTransaction } from '../../database/transaction.ts';
import { sql } from 'kysely';
import { recordAuditOf } from '../../auth/audit-log.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../database/database.ts';
import { lockUser } from '../../auth/session-rows.ts';
import type { Session } from '../../auth/sessions.ts';

/** A pending token: the only one of the account, so that of two sign-ins the older one cannot take the code of the newer. */
export async function beginSignIn({ db, sessions }: Deps, userId: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    await sessions.revokePending(transaction, userId);
    return sessions.open(transaction, { userId, as: 'pending' });
  });
}

/** Trades a pending session, whose code was used up in this very transaction, for an active one with a new token. */
export async function activate(
  { sessions }: Deps,
  transaction: Db,
  { pending, device }: { pending: Session; device: string },
): Promise<string> {
  await sessions.revoke(transaction, pending.tokenHash);
  await transaction
    .updateTable('portal_users')
    .where('id', '=', pending.portalId)
    .set(({ ref }) => ({ previous_sign_in_at: ref('last_sign_in_at'), last_sign_in_at: sql<Date>`now()` }))
    .execute();
  await recordAuditOf(transaction, pending, { action: 'signed in', detail: device });
  return sessions.open(transaction, { userId: pending.portalId, as: 'active', device });
}
