/** Factors of a sign-in beyond password and mailed code. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references portal_users (id) on delete cascade,
      name text not null,
      credential_id bytea not null unique,
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_by_user on passkeys (user_id, created_at)`.execute(db);
  await sql`
    create table passkey_challenges (
      -- SHA-256 of the session's token, or of the cookie of a browser in which nobody is signed in.
      holder_hash bytea primary key,
      challenge_hash bytea not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db);
  await sql`
    create table totp_secrets (
      user_id uuid primary key references portal_users (id) on delete cascade,
      sealed_secret bytea not null,
      created_at timestamptz not null default now(),
      -- Null while the secret waits for its first code, and counts for nothing.
      confirmed_at timestamptz,
      -- The step of time of the last code that was used: no code of it or of an earlier one is taken.
      last_step bigint not null default 0,
      last_used_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references portal_users (id) on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('recovery_codes').execute();
  await db.schema.dropTable('totp_secrets').execute();
  await db.schema.dropTable('passkey_challenges').execute();
  await db.schema.dropTable('passkeys').execute();
}
