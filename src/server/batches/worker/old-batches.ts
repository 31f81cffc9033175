/** Batches whose results are no longer offered. */
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { batchFolder } from './batch-files.ts';

/** Results are there for `keptDays`, and a day more for a download that is under way. */
export async function removeOldBatches({ db, storage }: { db: Db; storage: Storage }, keptDays: number): Promise<void> {
  const { rows } = await sql<{ organisation_id: number; id: string }>`
    select organisation_id, id from batches
    where created_at < now() - ${keptDays + 1} * interval '1 day' and state not in ('queued', 'running') limit 1000`.execute(db);
  for (const { organisation_id, id } of rows) {
    // Files first: a row without files answers 404, files without a row would stay for ever.
    await storage.remove(batchFolder(id));
    await db.deleteFrom('batches').where('organisation_id', '=', organisation_id).where('id', '=', id).execute();
  }
}
