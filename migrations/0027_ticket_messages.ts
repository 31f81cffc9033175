/** The conversation of a ticket, the times of its states, and how far each user has read it. What opened the ticket stays in the ticket. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_messages (
      organisation_id integer not null,
      ticket_id text not null,
      number integer not null,
      at timestamptz not null default clock_timestamp(),
      side text not null check (side in ('customer', 'support')),
      author_id uuid references portal_users (id) on delete set null,
      author_name text not null,
      source text not null check (source in ('portal', 'mail')),
      text text not null,
      attachments text[] not null default '{}',
      mail_key bytea,
      primary key (organisation_id, ticket_id, number),
      foreign key (organisation_id, ticket_id) references tickets (organisation_id, id)
    )`.execute(db);
  await sql`create unique index ticket_messages_by_mail on ticket_messages (ticket_id, mail_key) where mail_key is not null`.execute(db);
  await sql`create index ticket_messages_by_author on ticket_messages (author_id)`.execute(db);
  await sql`
    create table ticket_state_changes (
      organisation_id integer not null,
      ticket_id text not null,
      number integer not null,
      at timestamptz not null default clock_timestamp(),
      state text not null check (state in ('open', 'in progress', 'waiting', 'closed')),
      side text not null check (side in ('customer', 'support')),
      by_name text not null,
      primary key (organisation_id, ticket_id, number),
      foreign key (organisation_id, ticket_id) references tickets (organisation_id, id)
    )`.execute(db);
  await sql`
    create table ticket_visits (
      organisation_id integer not null,
      ticket_id text not null,
      user_id uuid not null references portal_users (id) on delete cascade,
      seen_at timestamptz not null default now(),
      seen_messages integer not null,
      primary key (organisation_id, ticket_id, user_id),
      foreign key (organisation_id, ticket_id) references tickets (organisation_id, id)
    )`.execute(db);
  await sql`create index ticket_visits_by_user on ticket_visits (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['ticket_visits', 'ticket_state_changes', 'ticket_messages']) await db.schema.dropTable(table).execute();
}
