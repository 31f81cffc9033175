/** Withdraws the consent of an outside address to mails about an organisation's batches: by its reader, or by the organisation. */
import { batchesSaid } from '../../shared/batches/said.ts';
import { recordAudit } from '../auth/audit-log.ts';
import type { BatchAddress } from './batch-addresses.ts';
import { findWithdrawalLink, removeAddress, withdrawByLink } from './batch-withdrawals.ts';
import { getOrganisation } from '../auth/organisations.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { AppError } from '../base/errors.ts';
import { lockOrganisation } from '../auth/organisations.ts';
import { holdMails } from './batches.queries.ts';

const action = 'address for batches withdrawn';

/** Withdraws consent by a link in a mail. Returns the address and the organisation's name. Throws `AppError` (400) if the link no longer works. */
export async function withdrawAddress(db: Db, token: string): Promise<{ email: string; organisation: string }> {
  const address = await findWithdrawalLink(db, token);
  const dead = () => new AppError('link_not_valid', batchesSaid.linkOver, { errors: { token: batchesSaid.linkOver } });
  if (!address) throw dead();
  const { organisationId, email } = address;
  return inTransaction(db, async (transaction) => {
    await stopMails(transaction, address);
    if (!(await withdrawByLink(transaction, address))) throw dead();
    await recordAudit(transaction, { organisationId, actor: email, subject: email, action });
    return { email, organisation: (await getOrganisation(transaction, organisationId)).name };
  });
}

/** Removes consent on behalf of an administrator. Throws `AppError` (404) if the address did not agree. */
export async function removeAgreedAddress(db: Db, { organisationId, email: actor }: Session, email: string): Promise<void> {
  const address = { organisationId, email };
  await inTransaction(db, async (transaction) => {
    await stopMails(transaction, address);
    if (!(await removeAddress(transaction, address))) throw new AppError('not_found', batchesSaid.noSuchAddress);
    await recordAudit(transaction, { organisationId, actor, subject: email, action });
  });
}

/** Stops the mails. Locks batches first, then the address: the same order as the end of a batch. */
async function stopMails(transaction: Db, address: BatchAddress): Promise<void> {
  await lockOrganisation(transaction, address.organisationId);
  await holdMails(transaction, address);
}
