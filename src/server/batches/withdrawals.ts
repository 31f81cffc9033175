/** The agreement of an address outside an organisation to mails about its batches, withdrawn: by its reader, or by the organisation. */
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

/** By a link in a mail. Answers the address and the organisation's name. Throws `AppError` (400) where the link is over. */
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

/** By an administrator. Throws `AppError` (404) where the address did not agree. */
export async function removeAgreedAddress(db: Db, { organisationId, email: actor }: Session, email: string): Promise<void> {
  const address = { organisationId, email };
  await inTransaction(db, async (transaction) => {
    await stopMails(transaction, address);
    if (!(await removeAddress(transaction, address))) throw new AppError('not_found', batchesSaid.noSuchAddress);
    await recordAudit(transaction, { organisationId, actor, subject: email, action });
  });
}

/** Batches first, then the address: in the order in which the end of a batch takes both. */
async function stopMails(transaction: Db, address: BatchAddress): Promise<void> {
  await lockOrganisation(transaction, address.organisationId);
  await holdMails(transaction, address);
}
