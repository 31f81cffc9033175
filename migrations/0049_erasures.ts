/** Organisations that are being erased, and the progress: if a node is killed half-way, another one continues. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      organisation_id integer primary key references organisations (id),
      actor text not null,
      begun_at timestamptz not null default now(),
      counts jsonb not null default '{}'
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('erasures').execute();
}
