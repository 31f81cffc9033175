import type { Said } from '../../shared/base/sayings.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { budgets, refund, spendOrRefuse } from './attempt-budgets.ts';
import type { Db } from '../database/database.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { AppError } from '../base/errors.ts';

interface Stored {
  readonly db: Db;
  readonly passwordHashes: Pick<PasswordHashes, 'matches'>;
}

interface Given {
  /** The user's id. */
  readonly key: string;
  readonly password: string;
  /** The message for a wrong password. */
  readonly wrong?: Said;
}

/**
 * Returns the stored hash that `password` matches. Throws `AppError`: 400 if it is wrong, which counts as at a password change, and 429 after too many.
 * Steps after a right password have their own budgets.
 */
export async function rightPassword({ db, passwordHashes }: Stored, { key, password, wrong = signInSaid.wrongCurrent }: Given) {
  await spendOrRefuse(db, budgets.currentPasswordOfAccount, { key, message: signInSaid.tooManyPasswords });
  const stored = await findPassword(db, key);
  if (!(await passwordHashes.matches(stored, password))) throw new AppError('wrong_credentials', wrong, { errors: { password: wrong } });
  await refund(db, budgets.currentPasswordOfAccount, key);
  return stored;
}

/** Returns the stored hash; null if the account has no password, undefined if it is gone. */
export async function findPassword(db: Db, portalId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('portal_users').where('id', '=', portalId).select('password_hash').executeTakeFirst();
  return row?.password_hash;
}
