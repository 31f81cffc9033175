/** An organisation may let in only those of whom its identity provider confirms a second factor. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_providers add column requires_mfa boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_providers drop column requires_mfa`.execute(db);
}
