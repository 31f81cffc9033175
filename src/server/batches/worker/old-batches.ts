/** Batches whose results are no longer offered. */
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { batchFolder } from './batch-files.ts';

/** Results are there for `keptDays`, and a day more for a download that is under way. */
export async function removeOldBatches({ db, storage }: { db: Db; storage: Storage }, keptDays: number): Promise<void> {
  const rows = await db
    .selectFrom('batches')
    .where('created_at', '<', sql<Date>`now() - ${keptDays + 1} * interval '1 day'`)
    .where('state', 'not in', ['queued', 'running'])
    .select(['organisation_id', 'id'])
    .limit(1_000)
    .execute();
  for (const { organisation_id, id } of rows) {
    // Files first: a row without files answers 404, files without a row would stay for ever.
    await storage.remove(batchFolder(id));
    await db.deleteFrom('batches').where('organisation_id', '=', organisation_id).where('id', '=', id).execute();
  }
}
