/** Indexes that find the next batch by reading one waiting batch of each organisation, and the running ones. Older versions use the index they know. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index batches_by_turn on batches (organisation_id, created_at) where state in ('queued', 'running')`.execute(db);
  await sql`create index batches_running on batches (organisation_id) where state = 'running'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('batches_running').execute();
  await db.schema.dropIndex('batches_by_turn').execute();
}
