/** People removed from an organisation, kept longer than the audit log: single sign-on does not let them in again. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removed_people (
      organisation_id integer not null references organisations (id) on delete cascade,
      email_hash bytea not null,
      primary key (organisation_id, email_hash)
    )`.execute(db);
  await sql`
    insert into removed_people (organisation_id, email_hash)
    select distinct organisation_id, sha256(convert_to(subject, 'UTF8')) from audit_log as removal
    where action = 'user removed' and organisation_id is not null and not exists (
      select from portal_users where portal_users.organisation_id = removal.organisation_id and portal_users.email = removal.subject
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('removed_people').execute();
}
