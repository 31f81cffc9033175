import { baseSaid } from '../../shared/base/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { supportViewSaid } from '../../shared/support-view/said.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordAudit, recordAuditOf } from '../auth/audit-log.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { supporterOf } from '../auth/session-rows.ts';
import type { Session } from '../auth/sessions.ts';
import { findCustomer } from './support-view.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'sessions'>;

/** A token that acts with the customer's permissions and looks only. It hangs on the staff member's session and ends with it. */
export async function startSupportView({ db, config, sessions }: Needs, staff: Session, email: string): Promise<string> {
  const customer = await findCustomer(db, email);
  if (!customer) throw new AppError('not_found', supportViewSaid.noSuchUser);
  const refusal = whyNot(customer, config.PLATFORM_ACCOUNT_ID);
  const about = { organisationId: customer.organisationId, actor: staff.email, subject: email };
  if (refusal !== undefined) {
    await recordAudit(db, { ...about, action: 'support view refused', detail: refusal.text });
    throw new AppError('forbidden', refusal);
  }
  return inTransaction(db, async (transaction) => {
    // Another node may have ended the session a moment ago.
    if (!(await sessions.renewable(transaction, staff.tokenHash))) throw new AppError('not_signed_in', baseSaid.signIn);
    await recordAudit(transaction, { ...about, action: 'support view started' });
    return sessions.open(transaction, { userId: customer.id, as: 'support view', device: 'Support view', supporterHash: staff.tokenHash });
  });
}

function whyNot(
  { organisationId, hasJoined, closedAt }: { organisationId: number; hasJoined: boolean; closedAt: Date | null },
  platformAccountId: number,
): Said | undefined {
  if (organisationId === platformAccountId) return supportViewSaid.isStaff;
  if (closedAt !== null) return supportViewSaid.isClosed;
  return !hasJoined ? supportViewSaid.isInvited : undefined;
}

/** The staff member's own session again, with a new token; the support view is over whatever comes of it. */
export async function stopSupportView({ db, sessions }: Needs, view: Session): Promise<string> {
  const token = await inTransaction(db, async (transaction) => {
    const supporter = await supporterOf(transaction, view.tokenHash);
    await recordAuditOf(transaction, view, { action: 'support view stopped' });
    return supporter && sessions.renew(transaction, supporter);
  });
  if (token === undefined) throw new AppError('not_signed_in', baseSaid.signIn);
  return token;
}
