/** Entitlements of an organisation: services, a daily quota, destinations that are switched off. Without a row nothing is limited. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entitlements (
      organisation_id integer primary key references organisations (id) on delete cascade,
      -- Null: all of them, later ones too.
      services text[],
      -- Null: as many queries as it likes.
      daily_quota integer check (daily_quota >= 0),
      -- Countries as ISO 3166-1 alpha-2 or 001, calling codes as digits.
      blocked_destinations text[] not null default '{}'
    )`.execute(db);
  await sql`
    create table quota_use (
      organisation_id integer not null references organisations (id) on delete cascade,
      day date not null,
      used integer not null,
      -- What the statement that wrote the row last was given.
      granted integer not null,
      primary key (organisation_id, day)
    )`.execute(db);
  // Quota reserved for the part that is being answered, and its day: a worker that takes the batch gives it back first.
  await sql`alter table batches add column quota_held integer not null default 0, add column quota_day date`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches drop column quota_held, drop column quota_day`.execute(db);
  await db.schema.dropTable('quota_use').execute();
  await db.schema.dropTable('entitlements').execute();
}
