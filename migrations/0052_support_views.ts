/** A support view that is over still leads back to the staff member's own session: its customer may be removed, and its row of `sessions` with them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_views (
      token_hash bytea primary key,
      supporter_hash bytea not null references sessions (token_hash) on delete cascade
    )`.execute(db);
  await sql`create index support_views_by_supporter on support_views (supporter_hash)`.execute(db);
  await sql`
    insert into support_views (token_hash, supporter_hash)
    select token_hash, supporter_hash from sessions where supporter_hash is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('support_views').execute();
}
