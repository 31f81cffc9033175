/** Country of an organisation, in which its numbers without a country code are read; null if nobody set it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations add column home_country text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations drop column home_country`.execute(db);
}
