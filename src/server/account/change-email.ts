/** Another e-mail address of one's own account: asked for with a proof, made by whoever reads the new mailbox and knows it too. */
import { accountSaid } from '../../shared/account/said.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { budgets, spendOrRefuse } from '../auth/attempt-budgets.ts';
import { recordAudit, recordAuditOf } from '../auth/audit-log.ts';
import { consumeEmailChange, findEmailChange, makeEmailChange } from './email-changes.ts';
import { endAccess } from '../auth/lasting-access.ts';
import { refuseForeignDomain } from '../auth/foreign-addresses.ts';
import { spendConfirmation } from '../auth/mail-budgets.ts';
import { rightPassword } from '../auth/own-password.ts';
import { withProof } from '../factors/proof.ts';
import { lockUser } from '../auth/session-rows.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { mailedAddress } from '../../shared/base/mailed-links.ts';
import { usersSaid } from '../../shared/users/said.ts';
import { addressAskedForMail, addressChangedMail, addressTakenMail, addressToConfirmMail } from './account.mails.ts';
import { isEmailTaken, storeEmail } from './account.queries.ts';
import { languageOf, languageOfAddress } from '../auth/stored-language.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'passwordHashes' | 'sessions' | 'secretKeys' | 'publicUrl' | 'clock'>;

/**
 * Mails a link to the new address and a word to the present one. Somebody else's address gets a mail too, without a link: neither the answer
 * nor the work tells whether it has an account. Throws `AppError`: 400 for a wrong password, which is counted as on changing the password, 401
 * where the session ended meanwhile, 409 where the password did not stay as it was.
 */
export async function askForNewEmail(deps: Needs, session: Session, { newEmail, ...given }: Proof & { newEmail: string }): Promise<void> {
  const { config, outbox, publicUrl, clock } = deps;
  const { portalId: key, organisationId, email } = session;
  if (newEmail === email) throw sameEmail();
  const work = async (transaction: Db) => {
    await spendOrRefuse(transaction, budgets.emailChangesOfAccount, { key, message: accountSaid.tooManyEmails });
    await spendConfirmation(transaction, config, { organisationId, to: newEmail, field: 'newEmail' });
    await refuseForeignDomain(transaction, { organisationId, email: newEmail }, 'newEmail');
    const language = await languageOf(transaction, key);
    // Asked of an address that nobody has, too: the work must not tell.
    const languageOfTaken = await languageOfAddress(transaction, newEmail);
    const isTaken = await isEmailTaken(transaction, newEmail);
    const token = await makeEmailChange(transaction, key, newEmail);
    const link = mailedAddress(publicUrl(), { purpose: 'email', token });
    await outbox.queue(
      transaction,
      isTaken
        ? addressTakenMail(config, { to: newEmail, language: languageOfTaken })
        : addressToConfirmMail(config, { to: newEmail, language, link }),
    );
    await outbox.queue(transaction, addressAskedForMail(config, { to: email, language, newEmail, time: clock() }));
    await recordAuditOf(transaction, session, { action: 'e-mail change asked for', detail: `to ${newEmail}` });
  };
  await withProof(deps, session, { given, work });
}

/**
 * Gives the link's user the new address and ends all that opened the account before. Answers the address. The mailbox alone is not enough:
 * where the address was mistyped a stranger reads it, who could then ask for a new password there. A new password voids the link, so
 * that the password compared here is still the one under the lock.
 */
export async function confirmNewEmail(deps: Needs, { token, password }: { token: string; password: string }): Promise<string> {
  const { db, sessions, outbox, config } = deps;
  const userId = await findEmailChange(db, token);
  if (userId === undefined) throw linkNotValid();
  await rightPassword(deps, { key: userId, password, wrong: accountSaid.wrongPassword });
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const newEmail = await consumeEmailChange(transaction, token);
    if (newEmail === undefined) throw linkNotValid();
    if (await isEmailTaken(transaction, newEmail))
      throw new AppError('already_exists', usersSaid.emailTaken, { errors: { token: usersSaid.emailTaken } });
    const { organisationId, email } = await storeEmail(transaction, userId, newEmail);
    await refuseForeignDomain(transaction, { organisationId, email: newEmail }, 'token');
    await endAccess(transaction, 'e-mail address changed', { whose: { userId }, sessions });
    const language = await languageOf(transaction, userId);
    await outbox.queue(transaction, addressChangedMail(config, { to: email, language }));
    const detail = `from ${email}, by a mailed link and the password`;
    await recordAudit(transaction, { organisationId, actor: email, subject: newEmail, action: 'e-mail changed', detail });
    return newEmail;
  });
}

const sameEmail = () => new AppError('validation_failed', accountSaid.sameEmail, { errors: { newEmail: accountSaid.sameEmail } });
const linkNotValid = () => new AppError('link_not_valid', signInSaid.deadLink, { errors: { token: signInSaid.deadLink } });
