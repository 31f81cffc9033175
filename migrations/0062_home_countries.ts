/** As of which country an organisation's numbers are read that are written without a country code; null where nobody said. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations add column home_country text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations drop column home_country`.execute(db);
}
