/** Query records that left the database: which files they are in, and where each organisation's lie in them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table archived_files (
      id uuid primary key,
      day date not null,
      -- A file that is being written, or that is to be removed, is there for nobody.
      state text not null check (state in ('writing', 'kept', 'over')),
      created_at timestamptz not null default now(),
      records integer not null default 0,
      bytes bigint not null default 0,
      -- Where the description of the file begins, which ends with it.
      footer_byte bigint not null default 0,
      sha256 text not null default '',
      footer_sha256 text not null default '',
      -- Of which imports it has records.
      import_ids integer[] not null default '{}'
    )`.execute(db);
  await sql`create index archived_files_by_day on archived_files (day)`.execute(db);
  await sql`
    create table archived_rows (
      organisation_id integer not null,
      day date not null,
      file_id uuid not null,
      records integer not null,
      first_byte bigint not null,
      -- Not counted.
      end_byte bigint not null,
      -- Of these bytes: who reads them reads nothing else of the file.
      sha256 text not null,
      primary key (organisation_id, day, file_id)
    )`.execute(db);
  await sql`create index archived_rows_by_file on archived_rows (file_id)`.execute(db);
  await sql`
    create table archive_progress (
      only_row boolean primary key default true check (only_row),
      -- When nothing was left to be moved.
      done_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['archive_progress', 'archived_rows', 'archived_files']) await db.schema.dropTable(table).execute();
}
