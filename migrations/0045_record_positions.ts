/** Position up to which the query records of each stream partition are written: moved in the transaction that writes them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_positions (
      partition smallint primary key,
      -- Of the last message that is written, in its stream; 0 before the first.
      sequence bigint not null default 0,
      -- When the stream took that message: another one at its place is of another stream.
      message_at timestamptz,
      -- Which node writes this partition, and until when without a word no other one does.
      holder uuid,
      held_until timestamptz
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('record_positions').execute();
}
