/** The reason why a batch failed, for the mail that is sent later. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches add column failed_of text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches drop column failed_of`.execute(db);
}
