/** Numbers and prefixes that organisations watch, the answers that are kept of them, and what other versions of the data changed in these. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watch_lists (
      organisation_id integer primary key references organisations (id) on delete cascade,
      change_id bigint not null,
      ranges_as_of timestamptz not null,
      versions jsonb not null,
      fence integer not null default 0,
      locked_until timestamptz
    )`.execute(db);
  await sql`
    create table watched_numbers (
      organisation_id integer not null references watch_lists (organisation_id) on delete cascade,
      is_prefix boolean not null,
      digits text collate "C" not null,
      kept jsonb not null,
      change_id bigint not null,
      added_by uuid references portal_users (id) on delete set null,
      added_at timestamptz not null default now(),
      changed_at timestamptz,
      primary key (organisation_id, is_prefix, digits)
    )`.execute(db);
  await sql`create index watched_numbers_by_user on watched_numbers (added_by)`.execute(db);
  await changes(db);
}

async function changes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watch_changes (
      organisation_id integer not null references organisations (id) on delete cascade,
      at timestamptz not null default date_trunc('milliseconds', now()),
      id uuid not null default gen_random_uuid(),
      is_prefix boolean not null,
      digits text collate "C" not null,
      fence integer not null,
      facts jsonb not null,
      before jsonb not null,
      after jsonb not null,
      moves jsonb,
      lists jsonb not null,
      watcher uuid references portal_users (id) on delete set null,
      mail_waits boolean not null,
      mailed_at timestamptz,
      primary key (organisation_id, at, id),
      -- One check tells of an entry once, also where it begins again.
      unique (organisation_id, is_prefix, digits, fence)
    )`.execute(db);
  await sql`create index watch_changes_by_watcher on watch_changes (watcher, mailed_at)`.execute(db);
  await sql`create index watch_changes_waiting on watch_changes (watcher) where mail_waits`.execute(db);
  await sql`create index watch_changes_by_time on watch_changes (at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['watch_changes', 'watched_numbers', 'watch_lists']) await db.schema.dropTable(table).execute();
}
