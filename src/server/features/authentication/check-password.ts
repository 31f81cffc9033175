import { budgets, giveBack, secondsUntilNext, spend } from '../../auth/attempt-budgets.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../../auth/address-key.ts';
import { AppError } from '../../errors.ts';
import { accountKey } from '../../auth/account-key.ts';
import { type AuditEvent, record } from '../../auth/audit-log.ts';
import { findUserByEmail } from './authentication.queries.ts';

/** What people get for an unknown address and for a wrong password alike. */
const wrongCredentials = 'The e-mail address or the password is wrong';

/**
 * The user whose e-mail address and password digest these are.
 * Ten wrong ones for an account, or a hundred from an address, in 15 minutes close the door for both right and wrong (429).
 * Who does not exist, and who has no password yet, answers in the same words and the same time as a wrong password.
 */
export function checkPassword(deps: Deps, email: string, digest: string, address: string): Promise<SignInUser> {
  // One after another for an account: right passwords at once would else spend the attempts that only wrong ones may.
  return inTurn(accountKey(email), () => check(deps, email, digest, addressKey(address)));
}

async function check({ db, passwords, log }: Deps, email: string, digest: string, address: string): Promise<SignInUser> {
  const account = accountKey(email);
  const wait = await secondsUntilNext(db, budgets.passwordFromAddress, address);
  if (wait !== undefined) throw tooMany(wait);
  if ((await spend(db, budgets.passwordOfAccount, account)) === undefined) {
    throw tooMany((await secondsUntilNext(db, budgets.passwordOfAccount, account)) ?? 1);
  }
  const user = await findUserByEmail(db, email);
  if (!(await passwords.matches(user?.passwordHash, digest)) || !user) {
    await spend(db, budgets.passwordFromAddress, address);
    // Not waited for, since the time it takes would tell that the account exists.
    if (user) void record(db, refusedSignIn(user)).catch((err: unknown) => log.error({ err }, 'audit entry not written'));
    throw new AppError('invalid', wrongCredentials);
  }
  await giveBack(db, budgets.passwordOfAccount, account);
  return user;
}

type SignInUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

function refusedSignIn({ organisationId, email }: SignInUser): AuditEvent {
  return { organisationId, actor: email, subject: email, action: 'sign-in refused', detail: 'wrong password' };
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('too-many', 'Too many wrong passwords. Please try again later', { retryAfterSeconds });
}

const turns = new Map<string, Promise<unknown>>();

/** Runs `work` when all work of the same key that came before it on this node is done. */
async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(key) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}
