/** Removes what is over, as each owner says. Run every few minutes; nothing but the size of tables and folders depends on it. */
import { join } from 'node:path';
import { type Repeating, repeat } from './base/repeat.ts';
import { compareCounts } from './archive/compare-counts.ts';
import { removeOverFiles } from './archive/over-files.ts';
import { removeOldApiKeys } from './auth/key-rows.ts';
import { mailExpiringKeys } from './keys/expiring-keys.ts';
import { removeOldAuditEntries } from './auth/old-audit-entries.ts';
import { removeUnconfirmedSecrets } from './factors/totp-secrets.ts';
import { removeEndedSessions } from './auth/session-rows.ts';
import { removeOldBatches } from './batches/worker/old-batches.ts';
import { takeLease } from './database/leases.ts';
import { type OwnedName, removeEnded } from './database/tables.ts';
import { eachInTurn } from './database/each-in-turn.ts';
import type { Deps } from './deps.ts';
import { removeOldDocuments } from './documents/documents.ts';
import { removeOldQuotaUse } from './entitlements/quota-rows.ts';
import { removeAbandonedImports } from './data-sets/imports/query-imports.ts';
import { dropOldRecords } from './query-records/query-records.ts';
import { removeOldServiceCounts } from './query-records/service-counts.ts';
import { removeCapturedMails } from './mail/mailer.ts';
import { removeEndedMails } from './mail/mail-outbox.ts';
import { resumeErasures } from './organisations/erase-organisation.ts';
import { removeOldTickets } from './tickets/old-tickets.ts';
import { removePartialFiles } from './storage/storage.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'log' | 'outbox' | 'storage' | 'archive' | 'secretKeys' | 'publicUrl' | 'clock'>;

/** Removes the rows that are over and have no time of their own, table by table. */
const byOwner: Readonly<Record<OwnedName, (deps: Needs) => Promise<void>>> = {
  quota_use: ({ db }) => removeOldQuotaUse(db),
  sessions: ({ db }) => removeEndedSessions(db),
  api_keys: ({ db }) => removeOldApiKeys(db),
  totp_secrets: ({ db }) => removeUnconfirmedSecrets(db),
  mail_outbox: ({ db, config }) => removeEndedMails(db, config.KEEP_SENT_MAILS_DAYS),
  audit_log: ({ db, config }) => removeOldAuditEntries(db, config.KEEP_AUDIT_LOG_DAYS),
  batches: (deps) => removeOldBatches(deps, deps.config.KEEP_BATCHES_DAYS),
  query_records: ({ db, clock, config }) => dropOldRecords(db, clock(), config.KEEP_QUERY_RECORDS_DAYS),
  archived_files: ({ db, storage, clock, config }) => removeOverFiles({ db, storage, now: clock() }, config.KEEP_QUERY_RECORDS_DAYS),
  service_counts: ({ db, clock }) => removeOldServiceCounts(db, clock()),
  documents: (deps) => removeOldDocuments(deps, deps.config.KEEP_DOCUMENTS_DAYS),
  tickets: ({ db, config }) => removeOldTickets(db, config.KEEP_TICKETS_DAYS),
  query_imports: ({ db }) => removeAbandonedImports(db),
};

const cleanUpEveryMs = 10 * 60_000;

/**
 * Cleans up again and again, ten minutes after it ended, until it is stopped, which waits for the step that is under way. One node cleans the
 * database for all; its own files each has for itself.
 */
export function startCleaning(deps: Needs): Repeating {
  const { log } = deps;
  return repeat({
    everyMs: cleanUpEveryMs,
    work: async (stopping) => {
      await cleanUpForAll(deps, stopping).catch((err: unknown) => log.warn({ err }, 'cleanup failed'));
      await cleanUpOwnFiles(deps).catch((err: unknown) => log.warn({ err }, 'own files could not be cleaned up'));
      await compareCounts(deps, stopping).catch((err: unknown) => stopping.aborted || log.warn({ err }, 'counts could not be compared'));
      await mailExpiringKeys(deps);
    },
    onFailure: (err) => log.warn({ err }, 'owners of expiring keys could not be told'),
  });
}

/** Does nothing where another node does it at this moment. Throws as `cleanUp`. */
export async function cleanUpForAll(deps: Needs, stopping?: AbortSignal): Promise<void> {
  const lease = await takeLease(deps.db, { organisationId: 0, name: 'cleanup' });
  if (!lease) return;
  try {
    await cleanUpDatabase(deps, stopping);
  } finally {
    await lease.release();
  }
}

/** Throws at the end what failed, and at once where the database is away. */
export async function cleanUp(deps: Needs): Promise<void> {
  await eachInTurn([() => cleanUpDatabase(deps), () => cleanUpOwnFiles(deps)]);
}

function cleanUpDatabase(deps: Needs, stopping?: AbortSignal): Promise<void> {
  const outbox = outboxOf(deps);
  const steps = [...removeEnded.map((remove) => () => remove(deps.db)), ...Object.values(byOwner).map((remove) => () => remove(deps))];
  const unlessStopping = (step: () => Promise<void>) => async () => {
    if (!stopping?.aborted) await step();
  };
  return eachInTurn([...steps, () => resumeErasures({ ...deps, outbox })].map(unlessStopping));
}

function cleanUpOwnFiles({ config }: Needs): Promise<void> {
  return eachInTurn([
    () => removePartialFiles(join(config.DATA_DIR, 'files')),
    () => removeCapturedMails(outboxOf({ config }), config.KEEP_SENT_MAILS_DAYS),
  ]);
}

function outboxOf({ config }: Pick<Deps, 'config'>): string {
  return join(config.DATA_DIR, 'outbox');
}
