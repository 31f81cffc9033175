/** Restored access is switched off until a person keeps it. */
import { type Kysely, sql } from 'kysely';

const tables = ['api_keys', 'webhooks', 'passkeys', 'linked_identities'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // A restore of an earlier backup has already made the column, in the transaction that brought the rows back.
  for (const table of tables) await sql`alter table ${sql.table(table)} add column if not exists restored_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} drop column restored_at`.execute(db);
}
