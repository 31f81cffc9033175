/** Separate links for an invitation and a reset: a request for one does not void the other. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table password_links drop constraint password_links_pkey, add primary key (user_id, purpose)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from password_links as reset using password_links as invitation
    where reset.purpose = 'reset' and invitation.purpose = 'invitation' and reset.user_id = invitation.user_id`.execute(db);
  await sql`alter table password_links drop constraint password_links_pkey, add primary key (user_id)`.execute(db);
}
