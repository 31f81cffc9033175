import { signInSaid } from '../../shared/sign-in/said.ts';
import { type Budget, budgets, refund, secondsUntilNext, spend, spendOrRefuse } from '../auth/attempt-budgets.ts';
import { recordAudit } from '../auth/audit-log.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { addressKey } from '../auth/address-key.ts';
import { AppError } from '../base/errors.ts';
import { accountKey } from '../auth/account-key.ts';
import type { FastifyRequest } from 'fastify';
import { cookiePlace } from '../auth/sign-in-cookies.ts';
import { knownDevice } from '../auth/known-devices.ts';
import { createTurns } from '../base/turns.ts';
import { isDemoAccount } from '../demo/demo-accounts.ts';
import { findUserByEmail, renewPassword, type SignInUser } from './sign-in.queries.ts';
import { requirePortalWay } from './allowed-way.ts';
import { recordWrongPassword } from './wrong-password.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'log' | 'outbox' | 'passwordHashes' | 'metrics' | 'secretKeys' | 'publicUrl' | 'clock'>;

interface Credentials {
  readonly email: string;
  /** The digest of the password, as browsers send it. */
  readonly password: string;
}

/** The origin of an attempt. */
type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

export type CheckPassword = (credentials: Credentials, caller: Caller) => Promise<SignInUser>;

/**
 * Creates a function that returns the user with this e-mail address and password digest. Wrong ones for an account (`passwordOfAccount`) or from an address
 * (`passwordFromAddress`) use up a budget; then both right and wrong ones get 429. A device that signed in to the account before uses its own budget
 * (`passwordOfDevice`) instead of the account's. An unknown user, or one without a password, gets the same reply in the same time as a wrong password. Only
 * users with the right password learn (403) that their organisation is closed or admits people only through its own provider.
 */
export function createPasswordCheck(deps: Needs): CheckPassword {
  // One at a time for an account: each check spends an attempt and refunds it only when the password was right, so many right ones
  // at the same moment would use the budget up.
  const turns = createTurns<string>({ ofKey: 1 });
  return (credentials, caller) =>
    turns
      .run(accountKey(credentials.email), () => check(deps, credentials, caller))
      .catch((error: unknown) => {
        const code = error instanceof AppError ? error.code : undefined;
        if (code === 'wrong_credentials') deps.metrics.countSignInFailure('password');
        if (code === 'too_many_attempts') deps.metrics.countSignInFailure('closed');
        throw error;
      });
}

async function check(deps: Needs, { email, password }: Credentials, { ip, headers }: Caller): Promise<SignInUser> {
  const { db, config, log, passwordHashes, secretKeys } = deps;
  const address: Spent = { budget: budgets.passwordFromAddress, key: addressKey(ip) };
  const device = knownDevice(secretKeys, { email, cookies: headers.cookie, ...cookiePlace(deps) });
  const account: Spent =
    device === undefined
      ? { budget: budgets.passwordOfAccount, key: accountKey(email) }
      : { budget: budgets.passwordOfDevice, key: `${accountKey(email)} ${device}` };
  // A caller that can only be refused does not wait for the others.
  const wait = await secondsUntilNext(db, address.budget, address.key);
  if (wait !== undefined) throw new AppError('too_many_attempts', signInSaid.tooManyPasswords, { retryAfterSeconds: wait });
  // Spent when the guess gets its turn, not while it waits, so that many right ones at once from one address all succeed.
  return passwordHashes.inTurn(async ({ matches, renewed }) => {
    const spent = await spendBoth(db, account, address);
    const user = await findUserByEmail(db, email);
    // The demo's password is public: outside the demo these accounts have none.
    const hasPassword = config.DEMO || !isDemoAccount(email);
    if (!(await matches(hasPassword ? user?.passwordHash : undefined, password)) || !user) {
      const isClosed = account.budget === budgets.passwordOfAccount && spent === account.budget.max;
      // Not awaited: the caller gets the answer at once.
      void recordWrongPassword(deps, { user, isClosed }).catch((err: unknown) => log.error({ err }, 'audit entry not written'));
      throw new AppError('wrong_credentials', signInSaid.wrongCredentials);
    }
    await refund(db, account.budget, account.key);
    await refund(db, address.budget, address.key);
    if (user.closedAt !== null) await refuseClosed(db, user);
    await requirePortalWay(db, { ...user, portalId: user.id });
    const hash = await renewed(user.passwordHash, password);
    if (hash !== undefined) await renewPassword(db, user, hash);
    return user;
  });
}

/** Refuses the user, with an audit entry once a day: the attempt was refunded, so nothing else limits the retries. */
export async function refuseClosed(
  db: Db,
  { id, organisationId, email }: Pick<SignInUser, 'id' | 'organisationId' | 'email'>,
): Promise<never> {
  const about = { organisationId, actor: email, subject: email };
  if ((await spend(db, budgets.closedSignInsOfAccount, id)) !== undefined)
    await recordAudit(db, { ...about, action: 'sign-in refused', detail: 'the organisation is closed' });
  throw new AppError('organisation_closed', signInSaid.closed);
}

interface Spent {
  readonly budget: Budget;
  readonly key: string;
}

/** Spends one attempt of both budgets before the guess is checked or, with 429, of neither. Returns the attempts spent of the account's. */
async function spendBoth(db: Db, account: Spent, address: Spent): Promise<number> {
  await spendOrRefuse(db, address.budget, { key: address.key, message: signInSaid.tooManyPasswords });
  try {
    return await spendOrRefuse(db, account.budget, { key: account.key, message: signInSaid.tooManyPasswords });
  } catch (error) {
    await refund(db, address.budget, address.key);
    throw error;
  }
}
