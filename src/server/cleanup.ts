/** Removes what is over. Run now and then on every node; nothing depends on it but how much there is. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { batchResultDays } from '../shared/limits.ts';
import { batchFolder } from './batch-worker/batch-files.ts';
import type { Db } from './database/database.ts';
import type { Deps } from './deps.ts';
import { dropOldRecords } from './query-log/query-records.ts';
import { removeExpired } from './auth/sessions.ts';
import { removePartialFiles } from './storage/storage.ts';
import type { Storage } from './storage/storage.ts';

export async function cleanUp({ db, storage, clock, config }: Deps): Promise<void> {
  await removeExpired(db);
  await dropOldBatches(db, storage);
  await dropOldRecords(db, clock());
  await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(db);
  await removePartialFiles(join(config.DATA_DIR, 'files'));
}

/** Results are there for 30 days, and a day more for a download that is under way. */
async function dropOldBatches(db: Db, storage: Storage): Promise<void> {
  const { rows } = await sql<{ organisation_id: number; id: string }>`
    select organisation_id, id from batches
    where created_at < now() - ${batchResultDays + 1} * interval '1 day' and state not in ('queued', 'running') limit 1000`.execute(db);
  for (const { organisation_id, id } of rows) {
    // Files first: a row without files answers 404, files without a row would stay for ever.
    await storage.remove(batchFolder(id));
    await db.deleteFrom('batches').where('organisation_id', '=', organisation_id).where('id', '=', id).execute();
  }
}
