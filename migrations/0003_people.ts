/** Support view, links that set a password, the human check, the mail outbox and the audit log. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_users add column last_sign_in_at timestamptz`.execute(db);
  await sql`
    alter table sessions
      add column device text not null default '',
      add column supporter_hash bytea references sessions (token_hash) on delete cascade`.execute(db);
  await sql`create index sessions_by_supporter on sessions (supporter_hash)`.execute(db);
  await sql`
    create table password_links (
      user_id uuid primary key references portal_users (id) on delete cascade,
      token_hash bytea not null unique,
      purpose text not null check (purpose in ('invitation', 'reset')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create table spent_human_checks (proof text primary key, expires_at timestamptz not null)`.execute(db);
  await sql`
    create table mail_outbox (
      id bigint generated always as identity primary key,
      sealed bytea not null,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      tries integer not null default 0,
      sent_at timestamptz,
      failed_at timestamptz
    )`.execute(db);
  await sql`create index mail_outbox_due on mail_outbox (due_at) where sent_at is null and failed_at is null`.execute(db);
  await auditLog(db);
}

/** Makes the log append-only: the database itself refuses to change or to remove an entry. */
async function auditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      organisation_id integer not null,
      actor text not null,
      subject text not null,
      action text not null,
      detail text not null default ''
    )`.execute(db);
  await sql`create index audit_log_by_organisation on audit_log (organisation_id, id desc)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_log', 'mail_outbox', 'spent_human_checks', 'password_links']) await db.schema.dropTable(table).execute();
  await sql`drop function refuse_change()`.execute(db);
  await sql`alter table sessions drop column supporter_hash, drop column device`.execute(db);
  await sql`alter table portal_users drop column last_sign_in_at`.execute(db);
}
