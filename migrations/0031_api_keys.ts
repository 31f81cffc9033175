/** API keys of programs, each bounded by its owner's permissions, and the key of each query. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      organisation_id integer not null references organisations (id) on delete cascade,
      -- Null once the owner is no user any more: the key then opens nothing, and records still name it.
      user_id uuid references portal_users (id) on delete set null,
      created_by text not null,
      name text not null,
      prefix text not null unique,
      key_hash bytea not null unique,
      permissions integer not null check (permissions between 1 and 1023 and permissions & 64 = 0),
      addresses text[] not null,
      term_days integer not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      rotated_at timestamptz,
      revoked_at timestamptz,
      warned_at timestamptz,
      last_used_at timestamptz,
      last_address text
    )`.execute(db);
  await sql`create index api_keys_by_organisation on api_keys (organisation_id, created_at)`.execute(db);
  await sql`create index api_keys_by_user on api_keys (user_id)`.execute(db);
  await sql`create index api_keys_by_end on api_keys (expires_at)`.execute(db);
  await sql`alter table query_records add column key_id uuid`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table query_records drop column key_id`.execute(db);
  await db.schema.dropTable('api_keys').execute();
}
