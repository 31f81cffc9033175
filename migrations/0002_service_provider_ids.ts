/** The registry of `uniqueSpId`: which id a service provider was given once, so that a refresh of the ranges never renumbers. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_provider_ids (
      provider text primary key,
      unique_sp_id text not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('service_provider_ids').execute();
}
