/** Browser language at the last sign-in: the language of mails that no call of the user causes. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_users add column browser_language text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_users drop column browser_language`.execute(db);
}
