/** Own columns of a batch's file that its joined file returns, the outcomes of its rows, and the hash of each stored piece. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table batches
      add column started_at timestamptz,
      add column input_sha256 text,
      add column own_columns jsonb`.execute(db);
  await sql`alter table batch_parts add column sha256s text[], add column tally jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batch_parts drop column sha256s, drop column tally`.execute(db);
  await sql`alter table batches drop column started_at, drop column input_sha256, drop column own_columns`.execute(db);
}
