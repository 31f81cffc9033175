/** Number of queries a day of a service in all countries: the list of organisations adds up days instead of every country of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table query_daily add column queries bigint`.execute(db);
  // Fills in the days that the list counts today. Older days stay null: filling them all would block queries for as long as the table is large.
  await sql`
    update query_daily set queries = (select coalesce(sum(count), 0) from unnest(succeeded || failed) as count)
    where day >= current_date - 8`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table query_daily drop column queries`.execute(db);
}
