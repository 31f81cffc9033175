/** One-time codes at rest: one a user, as a keyed hash. */
import { sql } from 'kysely';
import { oneTimeCodeMinutes } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';

/**
 * Makes `codeHash` the user's one code for `oneTimeCodeMinutes` and voids the one before.
 * False, and nothing changed, where the last was sent less than `resendSeconds` ago.
 */
export async function storeCode(
  db: Db,
  { userId, codeHash, resendSeconds }: { userId: string; codeHash: Buffer; resendSeconds: number },
): Promise<boolean> {
  const code = { code_hash: codeHash, expires_at: sql<Date>`now() + ${oneTimeCodeMinutes} * interval '1 minute'` };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('one_time_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...code, sent_at: sql<Date>`now()` })
        .where('one_time_codes.sent_at', '<=', sql<Date>`now() - ${resendSeconds} * interval '1 second'`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Seconds until the user may have another code; at least 1. */
export async function secondsUntilResend(db: Db, userId: string, resendSeconds: number): Promise<number> {
  const row = await db
    .selectFrom('one_time_codes')
    .where('user_id', '=', userId)
    .select(sql<number>`ceil(extract(epoch from sent_at - now()) + ${resendSeconds}::int)::int`.as('seconds'))
    .executeTakeFirst();
  return Math.max(1, row?.seconds ?? 1);
}

/** Uses the code up, whose hash is one of `codeHashes`; true for exactly one caller, and only while the code is the newest and within its lifetime. */
export async function consumeCode(db: Db, userId: string, codeHashes: readonly Buffer[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', codeHashes)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes the user's code worthless. The row stays, so that it still says when the last code was sent. */
export async function voidCode(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .where('user_id', '=', userId)
    .set({ expires_at: sql<Date>`now()` })
    .execute();
}

/** Forgets that a code was sent, for one that could not be mailed. */
export async function removeCode(db: Db, userId: string, codeHash: Buffer): Promise<void> {
  await db.deleteFrom('one_time_codes').where('user_id', '=', userId).where('code_hash', '=', codeHash).execute();
}
