/** Batches and their results, query records, daily counts, and the keys that make a repeated call answer as the first one did. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await batches(db);
  await queryRecords(db);
  await sql`
    create table idempotency_keys (
      organisation_id integer not null references organisations (id) on delete cascade,
      key text not null,
      request_hash bytea not null,
      reply jsonb not null,
      created_at timestamptz not null default now(),
      primary key (organisation_id, key)
    )`.execute(db);
}

async function batches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batches (
      organisation_id integer not null references organisations (id) on delete cascade,
      id uuid not null,
      portal_user_id uuid references portal_users (id) on delete set null,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      file_name text not null,
      email text not null,
      days integer,
      records integer not null,
      state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
      rows_done integer not null default 0,
      parts integer not null default 0,
      bytes_done integer not null default 0,
      fence integer not null default 0,
      locked_until timestamptz,
      tries integer not null default 0,
      primary key (organisation_id, id)
    )`.execute(db);
  await sql`create index batches_to_do on batches (created_at) where state in ('queued', 'running')`.execute(db);
  await sql`create index batches_by_date on batches (organisation_id, created_at desc)`.execute(db);
  await sql`
    create table batch_services (
      organisation_id integer not null,
      batch_id uuid not null,
      service text not null,
      position smallint not null,
      file_name text not null,
      failed integer not null default 0,
      primary key (organisation_id, batch_id, service),
      unique (organisation_id, file_name),
      foreign key (organisation_id, batch_id) references batches (organisation_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table batch_parts (
      organisation_id integer not null,
      batch_id uuid not null,
      part integer not null,
      fence integer not null,
      lengths integer[] not null,
      primary key (organisation_id, batch_id, part),
      foreign key (organisation_id, batch_id) references batches (organisation_id, id) on delete cascade
    )`.execute(db);
}

/** Counts lie in arrays, one element a country: 30 days of a busy organisation are some 400 rows instead of 100,000. */
async function queryRecords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table query_records (
      organisation_id integer not null,
      at timestamptz not null,
      id uuid not null default gen_random_uuid(),
      portal_user_id uuid,
      channel text not null,
      service text not null,
      tel text not null,
      country text not null,
      rc integer not null
    ) partition by range (at)`.execute(db);
  await sql`create index query_records_by_organisation on query_records (organisation_id, at)`.execute(db);
  await sql`
    create table query_daily (
      organisation_id integer not null references organisations (id) on delete cascade,
      day date not null,
      service text not null,
      succeeded bigint[] not null,
      failed bigint[] not null,
      primary key (organisation_id, day, service)
    )`.execute(db);
  await sql`
    create function add_counts(a bigint[], b bigint[]) returns bigint[] language sql immutable strict as $$
      select coalesce(array_agg(coalesce(x, 0) + coalesce(y, 0) order by n), '{}') from unnest(a, b) with ordinality as pairs (x, y, n)
    $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['idempotency_keys', 'query_daily', 'query_records', 'batch_parts', 'batch_services', 'batches'])
    await db.schema.dropTable(table).execute();
  await sql`drop function add_counts`.execute(db);
}
