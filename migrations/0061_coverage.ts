/** Countries and types of number for which a version of the ported numbers is complete; null if nobody declared it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_set_versions add column covers text[]`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_set_versions drop column covers`.execute(db);
}
