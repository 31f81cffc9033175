/** The countries and types of number of which a version of the ported numbers knows every move; null where nobody declared it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_set_versions add column covers text[]`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_set_versions drop column covers`.execute(db);
}
