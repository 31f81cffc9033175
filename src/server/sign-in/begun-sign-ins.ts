import { signInSaid } from '../../shared/sign-in/said.ts';
import { addressKey } from '../auth/address-key.ts';
import { budgets, spendOrRefuse } from '../auth/attempt-budgets.ts';
import type { Db } from '../database/database.ts';

/** Counts a sign-in that a stranger begins, which is a row and may be a call to a provider. Throws `AppError` (429). */
export async function countBegun(db: Db, ip: string): Promise<void> {
  await spendOrRefuse(db, budgets.signInsBegunFromAddress, { key: addressKey(ip), message: signInSaid.tooManyBegun });
}
