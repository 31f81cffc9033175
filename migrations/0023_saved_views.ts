/** Views of tables that a user saved: which columns, which order, which filter. They go with their user. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id uuid primary key default gen_random_uuid(),
      portal_user_id uuid not null references portal_users (id) on delete cascade,
      table_name text not null,
      name text not null,
      view jsonb not null,
      is_shared boolean not null,
      saved_at timestamptz not null default now(),
      unique (portal_user_id, table_name, name)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('saved_views').execute();
}
