/** Preferences of a person, as one object: it is read and written whole. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_users add column preferences jsonb not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_users drop column preferences`.execute(db);
}
