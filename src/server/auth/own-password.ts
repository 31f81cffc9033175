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
  /** What people read where it is another one. */
  readonly wrong?: Said;
}

/**
 * Answers the stored hash that `password` fits. Throws `AppError`: 400 for a wrong one, which is counted as on changing the password, 429 where
 * too many were. What follows a right one has budgets of its own.
 */
export async function rightPassword({ db, passwordHashes }: Stored, { key, password, wrong = signInSaid.wrongCurrent }: Given) {
  await spendOrRefuse(db, budgets.currentPasswordOfAccount, { key, message: signInSaid.tooManyPasswords });
  const stored = await findPassword(db, key);
  if (!(await passwordHashes.matches(stored, password))) throw new AppError('wrong_credentials', wrong, { errors: { password: wrong } });
  await refund(db, budgets.currentPasswordOfAccount, key);
  return stored;
}

/** The stored hash; null where the account has no password, undefined where it is gone. */
export async function findPassword(db: Db, portalId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('portal_users').where('id', '=', portalId).select('password_hash').executeTakeFirst();
  return row?.password_hash;
}
