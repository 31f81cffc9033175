/** A permission mask is checked by the contract, which knows how many permissions there are: the database no longer repeats the number. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table portal_users drop constraint portal_users_permissions_check,
      add constraint portal_users_permissions_check check (permissions >= 0)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table portal_users drop constraint portal_users_permissions_check,
      add constraint portal_users_permissions_check check (permissions between 0 and 1023)`.execute(db);
}
