/** Pieces of query imports: each names its import, and an import counts once it is loaded. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table query_imports
      add column id integer generated always as identity unique,
      add column alive_at timestamptz default now(),
      alter column loaded_at drop not null,
      alter column loaded_at drop default`.execute(db);
  await sql`alter table query_records add column import_id integer`.execute(db);
  await sql`create index query_records_by_import on query_records (import_id, at) where import_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table query_records drop column import_id`.execute(db);
  await sql`delete from query_imports where loaded_at is null`.execute(db);
  await sql`
    alter table query_imports
      drop column id, drop column alive_at, alter column loaded_at set default now(), alter column loaded_at set not null`.execute(db);
}
