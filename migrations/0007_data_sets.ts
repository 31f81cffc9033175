/** Versions of each data set, current and previous, and the imported files of query records. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_set_versions (
      set_name text not null,
      version integer not null check (version > 0),
      storage_key text not null unique,
      bytes bigint not null,
      sha256 text not null,
      content_version text not null,
      row_count integer not null,
      source_name text not null,
      source_sha256 text not null,
      as_of timestamptz not null,
      replaces integer,
      loaded_at timestamptz not null default now(),
      removed_at timestamptz,
      primary key (set_name, version)
    )`.execute(db);
  // The newest change of a set names the current version; without one, or with no version, the portal's own data holds.
  await sql`
    create table data_set_changes (
      id bigint generated always as identity primary key,
      set_name text not null,
      version integer,
      change text not null check (change in ('import', 'rollback')),
      at timestamptz not null default now(),
      followed_up_at timestamptz,
      foreign key (set_name, version) references data_set_versions (set_name, version)
    )`.execute(db);
  await sql`create index data_set_changes_by_set on data_set_changes (set_name, id desc)`.execute(db);
  await sql`
    create table query_imports (
      source_sha256 text primary key,
      source_name text not null,
      row_count bigint not null,
      loaded_at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['query_imports', 'data_set_changes', 'data_set_versions']) await db.schema.dropTable(table).execute();
}
