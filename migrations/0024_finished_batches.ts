/** Index of finished batches: the last ones, of all organisations, give the estimate of a new batch's duration. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index batches_finished on batches (finished_at) where state = 'done'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('batches_finished').execute();
}
