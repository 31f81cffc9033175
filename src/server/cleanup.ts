/** Removes what is over, as each owner says. Run every few minutes on every node; nothing but the size of tables and folders depends on it. */
import { join } from 'node:path';
import { removeOldApiKeys } from './auth/key-rows.ts';
import { removeEndedBudgets } from './auth/attempt-budgets.ts';
import { removeExpiredAddressLinks } from './auth/batch-addresses.ts';
import { removeExpiredWithdrawalLinks } from './auth/batch-withdrawals.ts';
import { removeSpentProofs } from './auth/human-check.ts';
import { removeExpiredCodes } from './auth/one-time-codes.ts';
import { removeExpiredEmailChanges } from './auth/email-changes.ts';
import { removeExpiredChallenges } from './auth/passkey-challenges.ts';
import { removeExpiredLinks } from './auth/password-links.ts';
import { removeExpiredSignOns } from './auth/sign-ons-under-way.ts';
import { removeUnconfirmedSecrets } from './auth/totp-secrets.ts';
import { removeEndedSessions } from './auth/session-rows.ts';
import { removeOldBatches } from './batch-worker/old-batches.ts';
import type { Schema } from './database/schema.ts';
import type { Deps } from './deps.ts';
import { removeOldQuotaUse } from './entitlements/quota-rows.ts';
import { removeAbandonedImports } from './imports/query-imports.ts';
import { dropOldRecords } from './query-log/query-records.ts';
import { removeOldServiceCounts } from './query-log/service-counts.ts';
import { removeOldCircuits } from './query-log/upstream-circuits.ts';
import { removeOldKeys } from './http/idempotency.ts';
import { removeEndedMails } from './mail/mail-outbox.ts';
import { removeOldWatchChanges } from './watch/old-changes.ts';
import { removeOldDeliveries } from './webhooks/delivery-rows.ts';
import { removePartialFiles } from './storage/storage.ts';

/** What removes the rows of each table that are over. */
const removals = {
  organisations: 'stays',
  entitlements: 'stays',
  quota_use: ({ db }) => removeOldQuotaUse(db),
  secret_key: 'stays',
  // By hand: an administrator, or a command.
  portal_users: 'stays',
  sessions: ({ db }) => removeEndedSessions(db),
  api_keys: ({ db }) => removeOldApiKeys(db),
  // By hand: an administrator.
  webhooks: 'stays',
  webhook_deliveries: ({ db }) => removeOldDeliveries(db),
  passkeys: 'stays',
  passkey_challenges: ({ db }) => removeExpiredChallenges(db),
  totp_secrets: ({ db }) => removeUnconfirmedSecrets(db),
  recovery_codes: 'stays',
  // By hand: staff, or a command.
  identity_providers: 'stays',
  single_sign_on_domains: 'with identity_providers',
  // With its user's organisation: it stays known who was removed.
  linked_identities: 'stays',
  sign_in_policies: 'stays',
  single_sign_ons: ({ db }) => removeExpiredSignOns(db),
  one_time_codes: ({ db }) => removeExpiredCodes(db),
  password_links: ({ db }) => removeExpiredLinks(db),
  email_changes: ({ db }) => removeExpiredEmailChanges(db),
  attempts: ({ db }) => removeEndedBudgets(db),
  spent_human_checks: ({ db }) => removeSpentProofs(db),
  mail_outbox: ({ db }) => removeEndedMails(db),
  audit_log: 'stays',
  idempotency_keys: ({ db }) => removeOldKeys(db),
  batches: ({ db, storage }) => removeOldBatches(db, storage),
  // Whoever agreed is not asked again, and whoever withdrew not soon.
  batch_addresses: 'stays',
  batch_address_links: ({ db }) => removeExpiredAddressLinks(db),
  batch_withdrawal_links: ({ db }) => removeExpiredWithdrawalLinks(db),
  batch_services: 'with batches',
  batch_parts: 'with batches',
  query_records: ({ db, clock }) => dropOldRecords(db, clock()),
  query_daily: 'stays',
  saved_searches: 'stays',
  service_counts: ({ db, clock }) => removeOldServiceCounts(db, clock()),
  upstream_circuits: ({ db }) => removeOldCircuits(db),
  saved_views: 'stays',
  watch_lists: 'stays',
  watched_numbers: 'stays',
  watch_changes: ({ db }) => removeOldWatchChanges(db),
  // Whoever publishes a version removes those that it keeps no longer.
  documents: 'stays',
  tickets: 'stays',
  ticket_messages: 'with tickets',
  ticket_state_changes: 'with tickets',
  // With its user too.
  ticket_visits: 'with tickets',
  data_set_versions: 'stays',
  data_set_changes: 'stays',
  // Those that are loaded stay.
  query_imports: ({ db }) => removeAbandonedImports(db),
  service_provider_ids: 'stays',
} as const satisfies Record<keyof Schema, ((deps: Deps) => Promise<void>) | 'stays' | `with ${keyof Schema}`>;

/** The tables of which rows are removed here after a time. */
export type CleanedTable = { [Name in keyof Schema]: (typeof removals)[Name] extends string ? never : Name }[keyof Schema];

export async function cleanUp(deps: Deps): Promise<void> {
  for (const removal of Object.values(removals)) if (typeof removal === 'function') await removal(deps);
  await removePartialFiles(join(deps.config.DATA_DIR, 'files'));
}
