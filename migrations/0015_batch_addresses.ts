/** Addresses outside an organisation that get its batch mails: the ones that agreed, and the links that ask for agreement. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batch_addresses (
      organisation_id integer not null references organisations (id) on delete cascade,
      email text not null,
      confirmed_at timestamptz not null default now(),
      primary key (organisation_id, email)
    )`.execute(db);
  await sql`
    create table batch_address_links (
      organisation_id integer not null references organisations (id) on delete cascade,
      email text not null,
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (organisation_id, email)
    )`.execute(db);
  await sql`alter table batches add column mail_waits boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches drop column mail_waits`.execute(db);
  for (const table of ['batch_address_links', 'batch_addresses']) await db.schema.dropTable(table).execute();
}
