/** Support tickets. A ticket has its author's name as text, because a person can be removed while the ticket stays. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tickets (
      organisation_id integer not null references organisations (id),
      id text not null unique,
      opened_at timestamptz not null default now(),
      opened_by uuid references portal_users (id) on delete set null,
      opener_name text not null,
      opener_email text not null,
      severity text not null,
      subject text not null,
      message text not null,
      state text not null default 'open' check (state in ('open', 'in progress', 'waiting', 'closed')),
      primary key (organisation_id, id)
    )`.execute(db);
  await sql`create index tickets_by_organisation on tickets (organisation_id, opened_at desc)`.execute(db);
  await sql`create index tickets_by_opener on tickets (opened_by)`.execute(db);
  // What staff have to do, over all organisations.
  await sql`create index tickets_not_closed on tickets (opened_at desc) where state <> 'closed'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('tickets').execute();
}
