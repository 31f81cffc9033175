/** Importer of each version of a data set: the operating system's user name; null if it was not kept. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_set_versions add column loaded_by text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_set_versions drop column loaded_by`.execute(db);
}
