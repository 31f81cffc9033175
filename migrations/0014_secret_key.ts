/** Id of the secret key that belongs to the database: another key is refused before it does harm. The start fills it in. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table secret_key ("only" boolean primary key default true check ("only"), key_id text not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table secret_key`.execute(db);
}
