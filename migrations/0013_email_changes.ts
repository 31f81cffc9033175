/** The link that gives an account another e-mail address: one a user, the newest. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_changes (
      user_id uuid primary key references portal_users (id) on delete cascade,
      new_email text not null,
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('email_changes').execute();
}
