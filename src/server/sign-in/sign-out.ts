import { inTransaction } from '../database/transaction.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import type { Deps } from '../deps.ts';
import { supporterOf } from '../auth/session-rows.ts';
import type { Session } from '../auth/sessions.ts';

type Needs = Pick<Deps, 'db' | 'sessions'>;

/** Ends the session; out of a support view, the staff member's own session too, whose token no browser holds any more. */
export async function signOut({ db, sessions }: Needs, session: Session): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const supporter = session.support && (await supporterOf(transaction, session.tokenHash));
    await sessions.revoke(transaction, session.tokenHash);
    if (supporter) await sessions.revoke(transaction, supporter);
    await recordAuditOf(transaction, session, { action: 'signed out' });
  });
}
