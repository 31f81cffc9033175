/** Work that one node does for all, each under a lease; and the sets of ranges that the portal builds itself, which are built once. An older node does without both. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leases (
      organisation_id integer not null,
      name text not null,
      holder uuid not null,
      locked_until timestamptz not null,
      primary key (organisation_id, name)
    )`.execute(db);
  await sql`
    create table built_ranges (
      source text primary key,
      storage_key text not null,
      bytes bigint not null,
      sha256 text not null,
      built_at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('built_ranges').execute();
  await db.schema.dropTable('leases').execute();
}
