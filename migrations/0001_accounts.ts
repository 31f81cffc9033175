/** Organisations, portal users, sessions, one-time codes and the budgets of wrong guesses. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organisations (
      id integer primary key check (id > 0),
      name text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table portal_users (
      id uuid primary key default gen_random_uuid(),
      organisation_id integer not null references organisations (id),
      full_name text not null,
      email text not null unique check (email = lower(email)),
      permissions integer not null check (permissions between 0 and 1023),
      password_hash text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index portal_users_by_organisation on portal_users (organisation_id)`.execute(db);
  await sql`
    create table sessions (
      token_hash bytea primary key,
      user_id uuid not null references portal_users (id) on delete cascade,
      state text not null check (state in ('pending', 'active')),
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);
  await sql`
    create table one_time_codes (
      user_id uuid primary key references portal_users (id) on delete cascade,
      code_hash bytea not null,
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table attempts (
      budget text not null,
      key text not null,
      spent integer not null,
      window_ends_at timestamptz not null,
      primary key (budget, key)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['attempts', 'one_time_codes', 'sessions', 'portal_users', 'organisations']) {
    await db.schema.dropTable(table).execute();
  }
}
