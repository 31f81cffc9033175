/** Since when an organisation is closed: its users cannot sign in. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations add column closed_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations drop column closed_at`.execute(db);
}
