/** Files of the archive that are over: of days beyond the retention, written anew without somebody's records, or never brought into force. */
import { sql } from 'kysely';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { type FileName, keyOf } from './archive.ts';
import { inTransaction } from '../database/transaction.ts';

/** Whoever writes a file for so long was killed. */
const abandonedAfter = sql<Date>`now() - interval '1 hour'`;

/** Removes them from the storage, and then from the table: whoever is killed in between leaves them for the next time. */
export async function removeOverFiles({ db, storage, now }: { db: Db; storage: Storage; now: Date }, keptDays: number): Promise<void> {
  const oldest = addDays(utcDay(now), -keptDays);
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('archived_files')
      .set({ state: 'over' })
      .where((is) => is.or([is('day', '<', oldest), is.and([is('state', '=', 'writing'), is('created_at', '<', abandonedAfter)])]))
      .execute();
    await transaction.deleteFrom('archived_rows').where('day', '<', oldest).execute();
  });
  for (const file of await db.selectFrom('archived_files').where('state', '=', 'over').select(['id', 'day']).execute())
    await removeFile(db, storage, file);
}

/** Removes a file that is not, and will not be, in force. */
async function removeFile(db: Db, storage: Storage, file: FileName): Promise<void> {
  await storage.remove(keyOf(file));
  await db.deleteFrom('archived_files').where('id', '=', file.id).where('state', '=', 'over').execute();
}

/**
 * Removes a file whose writer failed. What fails here too, the cleanup does; and where a commit came through unanswered, the file is in force
 * and stays.
 */
export async function giveUp(db: Db, storage: Storage, file: FileName): Promise<void> {
  try {
    const given = await db
      .updateTable('archived_files')
      .set({ state: 'over' })
      .where('id', '=', file.id)
      .where('state', '=', 'writing')
      .returning('id')
      .executeTakeFirst();
    if (given) await removeFile(db, storage, file);
  } catch {
    // Whoever calls this tells of what happened before.
  }
}

/** Removes a file that was taken out of force a moment ago, and is done later where that fails. */
export async function removeEnded(db: Db, storage: Storage, file: FileName): Promise<void> {
  await removeFile(db, storage, file).catch(() => undefined);
}
