/** Sign-in policies of organisations that differ from the portal's, with session lengths; and a mark on sessions that began at a provider. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_policies (
      organisation_id integer primary key references organisations (id) on delete cascade,
      mailed_code boolean not null,
      factor_required boolean not null,
      idle_minutes integer not null check (idle_minutes > 0),
      session_minutes integer not null check (session_minutes > 0)
    )`.execute(db);
  await sql`alter table sessions add column by_single_sign_on boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column by_single_sign_on`.execute(db);
  await db.schema.dropTable('sign_in_policies').execute();
}
