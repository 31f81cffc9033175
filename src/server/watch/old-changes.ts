/** Changes of watched numbers that are no longer kept. */
import { sql } from 'kysely';
import { watchChangesKeptDays } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';

export async function removeOldWatchChanges(db: Db): Promise<void> {
  await sql`delete from watch_changes where at < now() - ${watchChangesKeptDays} * interval '1 day'`.execute(db);
}
