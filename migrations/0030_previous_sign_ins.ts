/** Previous sign-in of each user, to show the news since then, and an index of failed batches of all organisations. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_users add column previous_sign_in_at timestamptz`.execute(db);
  await sql`create index batches_failed on batches (finished_at desc) where state = 'failed'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('batches_failed').execute();
  await sql`alter table portal_users drop column previous_sign_in_at`.execute(db);
}
