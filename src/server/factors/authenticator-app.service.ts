/** One's own authenticator app and recovery codes: changed with a proof, and never unnoticed. */
import type { Proof } from '../../shared/factors/proof.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { dropUnneededCodes, factorsOf } from './factors.ts';
import { withProof } from './proof.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import type { Session } from '../auth/sessions.ts';
import { lockSignedIn } from '../auth/still-signed-in.ts';
import { languageOf } from '../auth/stored-language.ts';
import { newTotpSecret, totpAddress } from './totp.ts';
import { confirmTotpSecret, deleteTotp, storeTotpSecret } from './totp-secrets.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { authenticatorAddedMail, authenticatorRemovedMail, recoveryCodesMail } from './factors.mails.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'passwordHashes' | 'sessions' | 'secretKeys' | 'publicUrl' | 'clock'>;

/** A secret that waits for its first code. Throws `AppError` as `withProof` does, and 409 where the account has an app already. */
export async function beginApp(deps: Needs, session: Session, given: Proof): Promise<{ secret: string; uri: string }> {
  const { config, secretKeys } = deps;
  const work = async (transaction: Db) => {
    const secret = newTotpSecret();
    if (!(await storeTotpSecret(transaction, secretKeys, { userId: session.portalId, secret })))
      throw new AppError('already_exists', factorsSaid.hasApp);
    return { secret, uri: totpAddress(secret, { issuer: config.PRODUCT_NAME, email: session.email }) };
  };
  return withProof(deps, session, { given, work });
}

/** Answers the recovery codes. Throws `AppError` 400 where the code is not one of the secret that waits. */
export async function confirmApp(deps: Needs, session: Session, code: string): Promise<string[]> {
  const { db, sessions, config, outbox, clock, secretKeys } = deps;
  const { portalId: userId, email: to } = session;
  return inTransaction(db, async (transaction) => {
    await lockSignedIn(transaction, sessions, session);
    if (!(await confirmTotpSecret(transaction, secretKeys, { userId, code })))
      throw new AppError('wrong_code', factorsSaid.wrongFirstCode, { errors: { otp: factorsSaid.wrongFirstCode } });
    const codes = await makeRecoveryCodes(transaction, userId);
    const language = await languageOf(transaction, userId);
    await outbox.queue(transaction, authenticatorAddedMail(config, { to, language, time: clock() }));
    await recordAuditOf(transaction, session, { action: 'authenticator app added' });
    sessions.changed(transaction, userId);
    return codes;
  });
}

/** Throws `AppError` as `withProof` does, and 404 where the account has no app. */
export async function removeApp(deps: Needs, session: Session, given: Proof): Promise<void> {
  const { config, outbox, clock, sessions } = deps;
  const { portalId: userId, email: to } = session;
  const work = async (transaction: Db) => {
    if (!(await deleteTotp(transaction, userId))) throw noApp();
    await dropUnneededCodes(transaction, userId);
    const language = await languageOf(transaction, userId);
    await outbox.queue(transaction, authenticatorRemovedMail(config, { to, language, time: clock() }));
    await recordAuditOf(transaction, session, { action: 'authenticator app removed' });
    sessions.changed(transaction, userId);
  };
  await withProof(deps, session, { given, work });
}

/** Answers the new codes. Throws `AppError` as `withProof` does, and 404 where there is neither a passkey nor an app that they would stand in for. */
export async function renewCodes(deps: Needs, session: Session, given: Proof): Promise<string[]> {
  const { config, outbox, clock } = deps;
  const { portalId: userId, email: to } = session;
  const work = async (transaction: Db) => {
    const { passkey, authenticator } = await factorsOf(transaction, userId);
    if (!passkey && !authenticator) throw new AppError('not_found', factorsSaid.noFactor);
    const codes = await makeRecoveryCodes(transaction, userId);
    const language = await languageOf(transaction, userId);
    await outbox.queue(transaction, recoveryCodesMail(config, { to, language, time: clock() }));
    await recordAuditOf(transaction, session, { action: 'recovery codes made' });
    return codes;
  };
  return withProof(deps, session, { given, work });
}

const noApp = () => new AppError('not_found', factorsSaid.noApp);
