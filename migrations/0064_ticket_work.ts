/** Internal notes, owners and evidence of tickets, and the saved answers of the provider's staff. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_notes (
      organisation_id integer not null,
      ticket_id text not null,
      number integer not null,
      at timestamptz not null default clock_timestamp(),
      author_id uuid references portal_users (id) on delete set null,
      author_name text not null,
      text text not null,
      primary key (organisation_id, ticket_id, number),
      -- A node of the version before removes old tickets without knowing this table.
      foreign key (organisation_id, ticket_id) references tickets (organisation_id, id) on delete cascade
    )`.execute(db);
  await sql`create index ticket_notes_by_author on ticket_notes (author_id)`.execute(db);
  await sql`
    alter table tickets
      add column owner_id uuid references portal_users (id) on delete set null,
      add column evidence jsonb not null default '[]'`.execute(db);
  await sql`create index tickets_by_owner on tickets (owner_id) where owner_id is not null`.execute(db);
  await sql`
    create table saved_answers (
      organisation_id integer not null references organisations (id),
      id uuid not null default gen_random_uuid(),
      title text not null,
      text text not null,
      primary key (organisation_id, id),
      unique (organisation_id, title)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['saved_answers', 'ticket_notes']) await db.schema.dropTable(table).execute();
  await sql`alter table tickets drop column owner_id, drop column evidence`.execute(db);
}
