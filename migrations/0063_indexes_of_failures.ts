/** Indexes that count mails and deliveries that were given up, without reading the whole table. */
import { type Kysely, sql } from 'kysely';

const indexes = {
  mail_outbox_failed: sql`on mail_outbox (failed_at) where failed_at is not null`,
  webhook_deliveries_failed: sql`on webhook_deliveries (created_at) where due_at is null and delivered_at is null`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await sql`create index ${sql.id(name)} ${on}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db);
}
