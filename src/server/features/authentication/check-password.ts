import { budgets, refund, secondsUntilNext, spend, spendOrRefuse, tooManyWrongPasswords } from '../../auth/attempt-budgets.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../../auth/address-key.ts';
import { AppError } from '../../errors.ts';
import { accountKey } from '../../auth/account-key.ts';
import { type AuditEvent, recordAudit } from '../../auth/audit-log.ts';
import { findUserByEmail } from './authentication.queries.ts';

/** What people get for an unknown address and for a wrong password alike. */
const wrongCredentials = 'The e-mail address or the password is wrong';

interface Credentials {
  readonly email: string;
  /** The digest of the password, as a browser sends it. */
  readonly password: string;
}

export type CheckPassword = (credentials: Credentials, address: string) => Promise<SignInUser>;

/**
 * A function that answers the user whose e-mail address and password digest it gets.
 * Wrong ones for an account (`passwordOfAccount`) or from an address (`passwordFromAddress`) use up a budget; then right and wrong ones are 429.
 * Who does not exist, and who has no password yet, answers in the same words and the same time as a wrong password.
 */
export function createPasswordCheck(deps: Deps): CheckPassword {
  // One at a time for an account: each check spends an attempt and refunds it only when the password was right, so many right ones
  // at the same moment would use the budget up.
  const serialised = serialisedByKey();
  return (credentials, address) => serialised(accountKey(credentials.email), () => check(deps, credentials, addressKey(address)));
}

async function check({ db, passwordHashes, log }: Deps, { email, password }: Credentials, address: string): Promise<SignInUser> {
  const account = accountKey(email);
  const wait = await secondsUntilNext(db, budgets.passwordFromAddress, address);
  if (wait !== undefined) throw new AppError('too-many', tooManyWrongPasswords, { retryAfterSeconds: wait });
  await spendOrRefuse(db, budgets.passwordOfAccount, { key: account, message: tooManyWrongPasswords });
  const user = await findUserByEmail(db, email);
  if (!(await passwordHashes.matches(user?.passwordHash, password)) || !user) {
    await spend(db, budgets.passwordFromAddress, address);
    // Not waited for, since the time it takes would tell that the account exists.
    if (user) void recordAudit(db, refusedSignIn(user)).catch((err: unknown) => log.error({ err }, 'audit entry not written'));
    throw new AppError('invalid', wrongCredentials);
  }
  await refund(db, budgets.passwordOfAccount, account);
  return user;
}

type SignInUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

function refusedSignIn({ organisationId, email }: SignInUser): AuditEvent {
  return { organisationId, actor: email, subject: email, action: 'sign-in refused', detail: 'wrong password' };
}

type Serialised = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** A function that runs `work` when all work of the same key that came before it on this node is done. */
function serialisedByKey(): Serialised {
  const running = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const previous = running.get(key) ?? Promise.resolve();
    const current = previous.catch(() => undefined).then(work);
    running.set(key, current);
    try {
      return await current;
    } finally {
      if (running.get(key) === current) running.delete(key);
    }
  };
}
