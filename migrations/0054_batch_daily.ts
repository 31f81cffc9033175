/**
 * Daily counts of batch queries: the counts of a report must equal the records plus these. Earlier days get none: their batch queries are known only as the
 * difference, which proves nothing, and for archived days not even by service. They are not compared; neither are today and tomorrow, while nodes of the
 * previous version may still work.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batch_daily (
      organisation_id integer not null references organisations (id) on delete cascade,
      day date not null,
      service text not null,
      succeeded bigint[] not null,
      failed bigint[] not null,
      queries bigint not null,
      primary key (organisation_id, day, service)
    )`.execute(db);
  await sql`
    create table count_comparison (
      only_row boolean primary key default true check (only_row),
      -- From this day on batches are counted on their own; null: on every day.
      counted_from date,
      -- Records of days before were dropped; null: none were.
      records_from date,
      compared_at timestamptz,
      -- How many days of organisations did not add up then.
      differences integer
    )`.execute(db);
  await sql`
    insert into count_comparison (counted_from)
    select (now() at time zone 'utc')::date + 2 where exists (select from organisations)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['count_comparison', 'batch_daily']) await db.schema.dropTable(table).execute();
}
