/** The id of the storage that the database goes with, and the moment of its newest backup. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table storage_mark ("only" boolean primary key default true check ("only"), id uuid not null)`.execute(db);
  await sql`
    create table last_backup (
      "only" boolean primary key default true check ("only"),
      at timestamptz not null,
      is_whole boolean not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table last_backup`.execute(db);
  await sql`drop table storage_mark`.execute(db);
}
