/** Removing entries of the audit log, which the database refuses unless a transaction says that it is meant. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** Lets the transaction `db` remove entries. */
export async function allowAuditRemoval(db: Db): Promise<void> {
  await sql`select set_config('portal.audit_log_removal', 'allowed', true)`.execute(db);
}

const removedAtOnce = 10_000;

/** Removes the entries that are older than `keptDays`. Where those are undefined every entry stays. */
export async function removeOldAuditEntries(db: Db, keptDays: number | undefined): Promise<void> {
  if (keptDays === undefined) return;
  for (let removed = removedAtOnce; removed === removedAtOnce;) removed = await removeSome(db, keptDays);
}

function removeSome(root: Db, keptDays: number): Promise<number> {
  return inTransaction(root, async (db) => {
    await allowAuditRemoval(db);
    const old = db
      .selectFrom('audit_log')
      .where('at', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
      .select('id')
      .limit(removedAtOnce);
    const { numDeletedRows } = await db.deleteFrom('audit_log').where('id', 'in', old).executeTakeFirst();
    return Number(numDeletedRows);
  });
}
