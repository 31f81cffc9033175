/** Removes what is over, as each owner says. Run every few minutes; nothing but the size of tables and folders depends on it. */
import { join } from 'node:path';
import { compareCounts } from './archive/compare-counts.ts';
import { removeOverFiles } from './archive/over-files.ts';
import { removeOldApiKeys } from './auth/key-rows.ts';
import { removeEndedBudgets } from './auth/attempt-budgets.ts';
import { removeExpiredAddressLinks } from './auth/batch-addresses.ts';
import { removeExpiredWithdrawalLinks } from './auth/batch-withdrawals.ts';
import { mailExpiringKeys } from './auth/expiring-keys.ts';
import { removeOldAuditEntries } from './auth/old-audit-entries.ts';
import { removeSpentProofs } from './auth/human-check.ts';
import { removeExpiredCodes } from './auth/one-time-codes.ts';
import { removeExpiredEmailChanges } from './auth/email-changes.ts';
import { removeExpiredChallenges } from './auth/passkey-challenges.ts';
import { removeExpiredLinks } from './auth/password-links.ts';
import { removeExpiredSignOns } from './auth/sign-ons-under-way.ts';
import { removeUnconfirmedSecrets } from './auth/totp-secrets.ts';
import { removeEndedSessions } from './auth/session-rows.ts';
import { removeOldBatches } from './batch-worker/old-batches.ts';
import { removeEndedLeases, takeLease } from './database/leases.ts';
import type { Schema } from './database/schema.ts';
import { eachInTurn } from './database/each-in-turn.ts';
import type { Deps } from './deps.ts';
import { removeOldDocuments } from './documents/documents.ts';
import { removeOldQuotaUse } from './entitlements/quota-rows.ts';
import { removeAbandonedImports } from './imports/query-imports.ts';
import { dropOldRecords } from './query-log/query-records.ts';
import { removeOldServiceCounts } from './query-log/service-counts.ts';
import { removeOldCircuits } from './query-log/upstream-circuits.ts';
import { removeOldKeys } from './http/idempotency.ts';
import { removeCapturedMails } from './mail/mailer.ts';
import { removeEndedMails } from './mail/mail-outbox.ts';
import { removeOldWatchChanges } from './watch/old-changes.ts';
import { removeOldDeliveries } from './webhooks/delivery-rows.ts';
import { resumeErasures } from './organisations/erase-organisation.ts';
import { removeOldTickets } from './tickets/old-tickets.ts';
import { removePartialFiles } from './storage/storage.ts';

/** What removes the rows of each table that are over. */
const removals = {
  organisations: 'stays',
  entitlements: 'stays',
  quota_use: ({ db }) => removeOldQuotaUse(db),
  secret_key: 'stays',
  storage_mark: 'stays',
  last_backup: 'stays',
  // By hand: an administrator, or a command.
  portal_users: 'stays',
  sessions: ({ db }) => removeEndedSessions(db),
  // With the staff member's own.
  support_views: 'with sessions',
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
  // With the organisation: an administrator alone adds them again.
  removed_people: 'stays',
  sign_in_policies: 'stays',
  single_sign_ons: ({ db }) => removeExpiredSignOns(db),
  one_time_codes: ({ db }) => removeExpiredCodes(db),
  password_links: ({ db }) => removeExpiredLinks(db),
  email_changes: ({ db }) => removeExpiredEmailChanges(db),
  attempts: ({ db }) => removeEndedBudgets(db),
  spent_human_checks: ({ db }) => removeSpentProofs(db),
  mail_outbox: ({ db, config }) => removeEndedMails(db, config.KEEP_SENT_MAILS_DAYS),
  audit_log: ({ db, config }) => removeOldAuditEntries(db, config.KEEP_AUDIT_LOG_DAYS),
  idempotency_keys: ({ db }) => removeOldKeys(db),
  batches: (deps) => removeOldBatches(deps, deps.config.KEEP_BATCHES_DAYS),
  // Whoever agreed is not asked again, and whoever withdrew not soon.
  batch_addresses: 'stays',
  batch_address_links: ({ db }) => removeExpiredAddressLinks(db),
  batch_withdrawal_links: ({ db }) => removeExpiredWithdrawalLinks(db),
  batch_services: 'with batches',
  batch_parts: 'with batches',
  query_records: ({ db, clock, config }) => dropOldRecords(db, clock(), config.KEEP_QUERY_RECORDS_DAYS),
  archived_files: ({ db, storage, clock, config }) => removeOverFiles({ db, storage, now: clock() }, config.KEEP_QUERY_RECORDS_DAYS),
  archived_rows: 'with archived_files',
  archive_progress: 'stays',
  query_daily: 'stays',
  batch_daily: 'stays',
  count_comparison: 'stays',
  record_positions: 'stays',
  saved_searches: 'stays',
  service_counts: ({ db, clock }) => removeOldServiceCounts(db, clock()),
  upstream_circuits: ({ db }) => removeOldCircuits(db),
  saved_views: 'stays',
  watch_lists: 'stays',
  watched_numbers: 'stays',
  watch_changes: ({ db }) => removeOldWatchChanges(db),
  // Of everybody's documents whoever publishes a version removes those that it keeps no longer.
  documents: (deps) => removeOldDocuments(deps, deps.config.KEEP_DOCUMENTS_DAYS),
  tickets: ({ db, config }) => removeOldTickets(db, config.KEEP_TICKETS_DAYS),
  ticket_messages: 'with tickets',
  ticket_state_changes: 'with tickets',
  // With its user too.
  ticket_visits: 'with tickets',
  data_set_versions: 'stays',
  data_set_changes: 'stays',
  // Those that are loaded stay.
  query_imports: ({ db }) => removeAbandonedImports(db),
  imported_ids: 'with query_imports',
  service_provider_ids: 'stays',
  // Whoever builds others removes those of long ago.
  built_ranges: 'stays',
  // Whoever finishes one removes it.
  erasures: 'stays',
  leases: ({ db }) => removeEndedLeases(db),
} as const satisfies Record<keyof Schema, ((deps: Deps) => Promise<void>) | 'stays' | `with ${keyof Schema}`>;

/** The tables of which rows are removed here after a time. */
export type CleanedTable = { [Name in keyof Schema]: (typeof removals)[Name] extends string ? never : Name }[keyof Schema];

const cleanUpEveryMs = 10 * 60_000;

/**
 * Cleans up again and again, ten minutes after it ended, until it is stopped, which waits for the step that is under way. One node cleans the
 * database for all; its own files each has for itself.
 */
export function startCleaning(deps: Deps): { stop(): Promise<void> } {
  const { log } = deps;
  const stopping = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    timer = setTimeout(() => {
      running = (async () => {
        await cleanUpForAll(deps, stopping.signal).catch((err: unknown) => log.warn({ err }, 'cleanup failed'));
        await cleanUpOwnFiles(deps).catch((err: unknown) => log.warn({ err }, 'own files could not be cleaned up'));
        await compareCounts(deps, stopping.signal).catch(
          (err: unknown) => stopping.signal.aborted || log.warn({ err }, 'counts could not be compared'),
        );
        await mailExpiringKeys(deps).catch((err: unknown) => log.warn({ err }, 'owners of expiring keys could not be told'));
      })();
      void running.then(() => stopping.signal.aborted || again());
    }, cleanUpEveryMs).unref();
  };
  again();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Does nothing where another node does it at this moment. Throws as `cleanUp`. */
export async function cleanUpForAll(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const lease = await takeLease(deps.db, { organisationId: 0, name: 'cleanup' });
  if (!lease) return;
  try {
    await cleanUpDatabase(deps, stopping);
  } finally {
    await lease.release();
  }
}

/** Throws at the end what failed, and at once where the database is away. */
export async function cleanUp(deps: Deps): Promise<void> {
  await eachInTurn([() => cleanUpDatabase(deps), () => cleanUpOwnFiles(deps)]);
}

function cleanUpDatabase(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const outbox = outboxOf(deps);
  const steps = Object.values(removals).flatMap((removal) => (typeof removal === 'function' ? [() => removal(deps)] : []));
  const unlessStopping = (step: () => Promise<void>) => async () => {
    if (!stopping?.aborted) await step();
  };
  return eachInTurn([...steps, () => resumeErasures({ ...deps, outbox })].map(unlessStopping));
}

function cleanUpOwnFiles({ config }: Deps): Promise<void> {
  return eachInTurn([
    () => removePartialFiles(join(config.DATA_DIR, 'files')),
    () => removeCapturedMails(outboxOf({ config }), config.KEEP_SENT_MAILS_DAYS),
  ]);
}

function outboxOf({ config }: Pick<Deps, 'config'>): string {
  return join(config.DATA_DIR, 'outbox');
}
