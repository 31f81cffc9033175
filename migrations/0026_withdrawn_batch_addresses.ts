/** Withdrawal of the agreement to an organisation's batch mails, by a link in each of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batch_addresses add column withdrawn_at timestamptz`.execute(db);
  await sql`
    create table batch_withdrawal_links (
      token_hash bytea primary key,
      organisation_id integer not null,
      email text not null,
      expires_at timestamptz not null,
      foreign key (organisation_id, email) references batch_addresses (organisation_id, email) on delete cascade
    )`.execute(db);
  await sql`create index batch_withdrawal_links_address on batch_withdrawal_links (organisation_id, email)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('batch_withdrawal_links').execute();
  // Without the column they would count as agreed.
  await sql`delete from batch_addresses where withdrawn_at is not null`.execute(db);
  await sql`alter table batch_addresses drop column withdrawn_at`.execute(db);
}
