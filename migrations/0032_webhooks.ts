/** Webhooks and their deliveries: the row of a delivery is its own job, like that of a mail. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key default gen_random_uuid(),
      organisation_id integer not null references organisations (id) on delete cascade,
      url text not null,
      events text[] not null,
      sealed_secret bytea not null,
      created_by text not null,
      created_at timestamptz not null default now(),
      switched_off_at timestamptz
    )`.execute(db);
  await sql`create index webhooks_by_organisation on webhooks (organisation_id, created_at)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      webhook_id uuid not null references webhooks (id) on delete cascade,
      event text not null,
      body text not null,
      created_at timestamptz not null default now(),
      -- Null where nothing more is sent.
      due_at timestamptz default now(),
      locked_until timestamptz,
      fence integer not null default 0,
      tries integer not null default 0,
      -- Of these, since it was last asked for.
      round_tries integer not null default 0,
      delivered_at timestamptz,
      status integer,
      response text
    )`.execute(db);
  await sql`create index webhook_deliveries_due on webhook_deliveries (due_at) where due_at is not null`.execute(db);
  await sql`create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at)`.execute(db);
  await sql`create index webhook_deliveries_by_age on webhook_deliveries (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('webhook_deliveries').execute();
  await db.schema.dropTable('webhooks').execute();
}
