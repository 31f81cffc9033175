import { budgets, giveBack, secondsUntilNext, spend } from '../../attempts.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { accountKey } from '../../sign-in-budgets.ts';
import { record } from '../../audit.ts';
import { findUserByEmail } from './authentication.queries.ts';

/** What people get for an unknown address and for a wrong password alike. */
const wrongCredentials = 'The e-mail address or the password is wrong';

/**
 * The user whose e-mail address and password digest these are.
 * Ten wrong ones for an account, or a hundred from an address, in 15 minutes close the door for both right and wrong (429).
 * Who does not exist, and who has no password yet, answers in the same words and the same time as a wrong password.
 */
export async function checkPassword({ db, passwords }: Deps, email: string, digest: string, address: string) {
  const spent = [
    { budget: budgets.passwordOfAccount, key: accountKey(email) },
    { budget: budgets.passwordFromAddress, key: address },
  ] as const;
  for (const [index, { budget, key }] of spent.entries()) {
    if ((await spend(db, budget, key)) !== undefined) continue;
    for (const before of spent.slice(0, index)) await giveBack(db, before.budget, before.key);
    throw new AppError('too-many', 'Too many wrong passwords. Please try again later', {
      retryAfterSeconds: (await secondsUntilNext(db, budget, key)) ?? 1,
    });
  }
  const user = await findUserByEmail(db, email);
  if (!(await passwords.matches(user?.passwordHash, digest)) || !user) {
    if (user)
      await record(db, {
        organisationId: user.organisationId,
        actor: email,
        subject: email,
        action: 'sign-in refused',
        detail: 'wrong password',
      });
    throw new AppError('invalid', wrongCredentials);
  }
  for (const { budget, key } of spent) await giveBack(db, budget, key);
  return user;
}
