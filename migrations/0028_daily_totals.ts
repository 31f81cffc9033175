/** How many queries a day of a service had in all countries: the list of organisations adds days up, and not every country of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table query_daily add column queries bigint`.execute(db);
  // Those that the list counts today. In older days it stays null: written into each, queries would wait for as long as the table is large.
  await sql`
    update query_daily set queries = (select coalesce(sum(count), 0) from unnest(succeeded || failed) as count)
    where day >= current_date - 8`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table query_daily drop column queries`.execute(db);
}
