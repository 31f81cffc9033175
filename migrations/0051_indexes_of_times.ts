/** Indexes that find expired rows, and deliveries under way, without reading the whole table. */
import { type Kysely, sql } from 'kysely';

const indexes = {
  api_keys_by_last_day: sql`on api_keys (least(expires_at, revoked_at))`,
  attempts_by_end: sql`on attempts (window_ends_at)`,
  // Entries are written in the order of their times: a few pages tell which part of the log is old.
  audit_log_by_time: sql`on audit_log using brin (at) with (pages_per_range = 32, autosummarize = on)`,
  batch_address_links_by_end: sql`on batch_address_links (expires_at)`,
  batch_withdrawal_links_by_end: sql`on batch_withdrawal_links (expires_at)`,
  batches_by_age: sql`on batches (created_at)`,
  email_changes_by_end: sql`on email_changes (expires_at)`,
  idempotency_keys_by_age: sql`on idempotency_keys (created_at)`,
  mail_outbox_by_end: sql`on mail_outbox (coalesce(sent_at, failed_at))`,
  one_time_codes_by_end: sql`on one_time_codes (expires_at)`,
  password_links_by_end: sql`on password_links (expires_at)`,
  spent_human_checks_by_end: sql`on spent_human_checks (expires_at)`,
  unconfirmed_totp_secrets: sql`on totp_secrets (created_at) where confirmed_at is null`,
  webhook_deliveries_under_way: sql`on webhook_deliveries (locked_until) where locked_until is not null`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await sql`create index ${sql.id(name)} ${on}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db);
}
