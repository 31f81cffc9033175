/** Recipients of the mail about a batch: people of the organisation at once, others once they have agreed by a mailed link. */
import { batchesSaid } from '../../shared/batches/said.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { type BatchAddress, confirmByLink, findAddressLink, isConfirmed, makeAddressLink } from './batch-addresses.ts';
import { makeWithdrawalLink } from './batch-withdrawals.ts';
import { isOwnAddress, spendAnnouncement, spendConfirmation } from '../auth/mail-budgets.ts';
import { getOrganisation } from '../auth/organisations.ts';
import type { Session } from '../auth/sessions.ts';
import { languageOf } from '../auth/stored-language.ts';
import { readerLanguage } from './worker/reader-language.ts';
import { resultsOf } from './worker/batch-queue.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { addressForBatchesMail, batchMail } from './batches.mails.ts';
import { mailedAddress } from '../../shared/base/mailed-links.ts';
import { lockOrganisation } from '../auth/organisations.ts';
import { releaseMails } from './batches.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'publicUrl'>;

/**
 * Returns true if the mail about a new batch must wait for its reader's consent, and then requests that, at most once a day. Throws `AppError` (429) beyond the
 * limits of mails to an outside address. Call it in the transaction that writes the batch, with its organisation locked.
 */
export async function admitAddress(
  { config, outbox, publicUrl }: Needs,
  transaction: Db,
  { session, email }: { session: Session; email: string },
): Promise<boolean> {
  const { organisationId, organisation, email: actor } = session;
  const address: BatchAddress = { organisationId, email };
  if (await isOwnAddress(transaction, address)) return false;
  await spendAnnouncement(transaction, config, { organisationId, to: email, field: 'email' });
  if (await isConfirmed(transaction, address)) return false;
  const token = await makeAddressLink(transaction, address);
  if (token === undefined) return true;
  await spendConfirmation(transaction, config, { organisationId, to: email, field: 'email' });
  const link = mailedAddress(publicUrl(), { purpose: 'batches', token });
  const language = await languageOf(transaction, session.portalId);
  await outbox.queue(transaction, addressForBatchesMail(config, { to: email, language, organisation, link }));
  await recordAudit(transaction, { organisationId, actor, subject: email, action: 'address for batches asked to confirm' });
  return true;
}

/** The link's reader agrees: what waited is mailed, and nothing waits any more. Answers the address and the organisation's name. */
export async function confirmAddress(deps: Needs, token: string): Promise<{ email: string; organisation: string }> {
  const { db, outbox, publicUrl } = deps;
  const keptDays = deps.config.KEEP_BATCHES_DAYS;
  const dead = () => new AppError('link_not_valid', batchesSaid.linkOver, { errors: { token: batchesSaid.linkOver } });
  const address = await findAddressLink(db, token);
  if (!address) throw dead();
  const { organisationId, email } = address;
  return inTransaction(db, async (transaction) => {
    // A batch accepted at the same moment either waits and is released here, or finds the address confirmed.
    await lockOrganisation(transaction, organisationId);
    const { name: organisation, closedAt } = await getOrganisation(transaction, organisationId);
    if (closedAt !== null || !(await confirmByLink(transaction, token))) throw dead();
    for (const batch of await releaseMails(transaction, { ...address, keptDays })) {
      if (batch.state !== 'done' && batch.state !== 'failed') continue;
      const ended = { ...batch, email, results: await resultsOf(transaction, { organisationId, id: batch.id }) };
      const language = await readerLanguage(transaction, { ...address, id: batch.id });
      const withdrawal = await makeWithdrawalLink(transaction, address);
      await outbox.queue(
        transaction,
        batchMail(ended, { state: batch.state, failedOf: batch.failedOf, publicUrl: publicUrl(), keptDays, withdrawal, language }),
      );
    }
    await recordAudit(transaction, { organisationId, actor: email, subject: email, action: 'address for batches confirmed' });
    return { email, organisation };
  });
}
