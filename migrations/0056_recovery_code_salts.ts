/** Salts of recovery codes, for a password hash; earlier codes keep theirs until they are replaced. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recovery_codes add column salt bytea`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // Their hashes are none that the version of before knows.
  await sql`delete from recovery_codes where salt is not null`.execute(db);
  await sql`alter table recovery_codes drop column salt`.execute(db);
}
