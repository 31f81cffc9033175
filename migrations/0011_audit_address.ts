/** Addresses of actors in the audit log, and ids of its entries that reveal no count. A new column with its default does not change an entry. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log
      add column public_id uuid not null default gen_random_uuid() unique,
      add column address text not null default ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log drop column address, drop column public_id`.execute(db);
}
