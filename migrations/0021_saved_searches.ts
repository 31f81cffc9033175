/** Tailored searches that a user saved, each under a name of its own. They go with their user. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id uuid primary key default gen_random_uuid(),
      portal_user_id uuid not null references portal_users (id) on delete cascade,
      name text not null,
      parameters jsonb not null,
      saved_at timestamptz not null default now(),
      unique (portal_user_id, name)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('saved_searches').execute();
}
