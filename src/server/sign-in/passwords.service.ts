import { sql } from 'kysely';
import type { LanguageTag } from '../../shared/base/language.ts';
import { baseSaid } from '../../shared/base/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { budgets, forgetAttempts, refund, spend, spendOrRefuse } from '../auth/attempt-budgets.ts';
import { administratorsOf } from '../auth/administrators.ts';
import { recordAudit, recordAuditOf } from '../auth/audit-log.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { lockAsCompared } from '../auth/still-signed-in.ts';
import { endAccess, workingKeysOf } from '../auth/lasting-access.ts';
import { consumePasswordLink, findPasswordLink, makePasswordLink, passwordAddress } from '../auth/password-links.ts';
import { whyRefused } from '../auth/refused-passwords.ts';
import { accountKey } from '../auth/account-key.ts';
import { lockUser } from '../auth/session-rows.ts';
import type { Session } from '../auth/sessions.ts';
import { keysEndedMail } from '../keys/keys.mails.ts';
import { passwordSetMail, resetMail } from './sign-in.mails.ts';
import { findAnyUser, findUserForPassword, type PasswordUser, storePassword } from './passwords.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'passwordHashes' | 'sessions' | 'publicUrl' | 'clock'>;

/**
 * Mails a link where the address is known. For an address that nobody has the same is written for somebody else and taken back, all in one
 * transaction: this call and the next one may feel the work of the database, so less of it would tell who exists.
 * `language` is what the call asked for, and that of the mail where its reader chose none.
 */
export async function mailResetLink(deps: Needs, { email, language }: { email: string; language: LanguageTag | undefined }): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    // More mails than anybody needs would be a nuisance that a stranger can cause.
    if ((await spend(transaction, budgets.passwordLinksOfAccount, accountKey(email))) === undefined) return;
    const known = await findUserForPassword(transaction, { email });
    const someone = await findAnyUser(transaction);
    const user = known ?? someone;
    if (!user) return;
    await sql`savepoint before_link`.execute(transaction);
    await writeResetLink(deps, transaction, { ...user, language: user.language ?? language ?? null });
    await (known ? sql`release savepoint before_link` : sql`rollback to savepoint before_link`).execute(transaction);
  });
}

async function writeResetLink({ outbox, config, publicUrl }: Needs, transaction: Db, user: PasswordUser): Promise<void> {
  const { id, organisationId, email, language } = user;
  const token = await makePasswordLink(transaction, id, 'reset');
  await outbox.queue(transaction, resetMail(config, { to: email, language, link: passwordAddress(publicUrl(), token) }));
  await recordAudit(transaction, { organisationId, actor: email, subject: email, action: 'password link asked for' });
}

/** Sets the password of the link's user and ends all their sessions. It signs nobody in: the code is still asked. */
export async function setPasswordFromLink(deps: Needs, { token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  const { db, passwordHashes, sessions, outbox, config, clock } = deps;
  const userId = await findPasswordLink(db, token);
  const user = userId === undefined ? undefined : await findUserForPassword(db, { id: userId });
  if (!user) throw linkNotValid();
  refuseGuessable(deps, user, newPassword);
  const hash = await passwordHashes.hash(newPassword);
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    if (!(await consumePasswordLink(transaction, token))) throw linkNotValid();
    await storePassword(transaction, user.id, hash);
    const keys = await workingKeysOf(transaction, user.id);
    await endAccess(transaction, 'password set by a mailed link', { whose: { userId: user.id }, sessions });
    if (keys.length > 0) await tellAdministrators(deps, transaction, { user, keys });
    // Whoever reads the mailbox is the owner: what strangers guessed keeps them out no longer.
    await forgetAttempts(transaction, budgets.passwordOfAccount, accountKey(user.email));
    await outbox.queue(transaction, passwordSetMail(config, { to: user.email, language: user.language, time: clock() }));
    await recordAudit(transaction, {
      organisationId: user.organisationId,
      actor: user.email,
      subject: user.email,
      action: 'password set',
      detail: keys.length === 0 ? 'from a mailed link' : `from a mailed link, which ended ${keys.map(({ prefix }) => prefix).join(', ')}`,
    });
  });
}

/** The keys that setting a password by this link ends. Throws `AppError` (400) where the link is not valid. */
export async function keysEndedByLink({ db }: Needs, token: string): Promise<{ name: string; prefix: string }[]> {
  const userId = await findPasswordLink(db, token);
  if (userId === undefined) throw linkNotValid();
  return (await workingKeysOf(db, userId)).map(({ name, prefix }) => ({ name, prefix }));
}

/** Programs stop: somebody has to know why. */
async function tellAdministrators(
  { outbox, config, clock }: Needs,
  transaction: Db,
  { user, keys }: { user: PasswordUser; keys: readonly { name: string; prefix: string }[] },
): Promise<void> {
  for (const { email: to, language } of (await administratorsOf(transaction, user.organisationId)).filter(
    ({ email }) => email !== user.email,
  ))
    await outbox.queue(transaction, keysEndedMail(config, { to, language, owner: user.email, keys, time: clock() }));
}

/** Changes one's own password. Wrong current ones are counted apart from wrong sign-ins, and the session stays. */
export async function changeOwnPassword(
  deps: Needs,
  session: Session,
  { actualPassword, newPassword, keys }: { actualPassword: string; newPassword: string; keys: boolean },
): Promise<void> {
  const { db, passwordHashes, sessions, outbox, config, clock } = deps;
  const user = await findUserForPassword(db, { id: session.portalId });
  if (!user) throw new AppError('not_signed_in', baseSaid.signIn);
  await spendOrRefuse(db, budgets.currentPasswordOfAccount, { key: user.id, message: signInSaid.tooManyPasswords });
  if (!(await passwordHashes.matches(user.passwordHash, actualPassword))) {
    throw new AppError('wrong_credentials', signInSaid.wrongCurrent, { errors: { actualPassword: signInSaid.wrongCurrent } });
  }
  if (actualPassword === newPassword) throw invalidNew(signInSaid.samePassword);
  refuseGuessable(deps, user, newPassword);
  const hash = await passwordHashes.hash(newPassword);
  await inTransaction(db, async (transaction) => {
    await lockAsCompared(transaction, sessions, { session, compared: user.passwordHash });
    await storePassword(transaction, user.id, hash);
    const whose = { userId: user.id };
    await endAccess(transaction, 'password changed', { whose, except: session.tokenHash, asked: { keys }, sessions });
    await outbox.queue(transaction, passwordSetMail(config, { to: user.email, language: user.language, time: clock() }));
    await recordAuditOf(transaction, session, { action: 'password changed', detail: keys ? 'and API keys ended' : '' });
    // Refunded only now: looking for guessable passwords is work that nobody may ask for without end.
    await refund(transaction, budgets.currentPasswordOfAccount, user.id);
  });
}

function refuseGuessable({ config }: Needs, user: PasswordUser, digest: string): void {
  const refusal = whyRefused(digest, { ...user, productName: config.PRODUCT_NAME, providerName: config.PROVIDER_NAME });
  if (refusal !== undefined) throw invalidNew(refusal);
}

const linkNotValid = () => new AppError('link_not_valid', signInSaid.deadLink, { errors: { token: signInSaid.deadLink } });

function invalidNew(message: Said): AppError {
  return new AppError('validation_failed', message, { errors: { newPassword: message } });
}
