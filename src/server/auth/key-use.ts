/** The last use of keys: when, and from where. All times are the database's. */
import { sql } from 'kysely';
import { takesNoWrites } from '../database/absence.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordAuditOf } from './audit-log.ts';
import { callerAddress } from './caller.ts';
import { writeUseEvery } from './key-rows.ts';
import type { Session } from './sessions.ts';

const written = new WeakSet<Session>();

/** Notes that a key was used just now and from where; the first use is told in the audit log. */
export async function writeKeyUse(db: Db, session: Session): Promise<void> {
  const { key } = session;
  if (!key || key.isUsedNow || written.has(session)) return;
  written.add(session);
  try {
    await inTransaction(db, async (transaction) => {
      const use = { last_used_at: sql<Date>`now()`, last_address: callerAddress() };
      const first = await transaction
        .updateTable('api_keys')
        .set(use)
        .where('id', '=', key.id)
        .where('last_used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (first) return recordAuditOf(transaction, session, { action: 'key used first' });
      await transaction
        .updateTable('api_keys')
        .set(use)
        .where('id', '=', key.id)
        .where('last_used_at', '<', sql<Date>`now() - ${writeUseEvery}`)
        .execute();
    });
  } catch (error) {
    // What only reads is answered all the same.
    if (!takesNoWrites(error)) throw error;
  }
}
