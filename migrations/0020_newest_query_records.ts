/** Query records of an organisation are read page by page, the newest first: by their moment, and those of one moment by their id. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index query_records_newest on query_records (organisation_id, at, id)`.execute(db);
  await sql`drop index query_records_by_organisation`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index query_records_by_organisation on query_records (organisation_id, at)`.execute(db);
  await sql`drop index query_records_newest`.execute(db);
}
