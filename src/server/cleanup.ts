/** Removes what is over, as each owner says. Run every few minutes on every node; nothing but the size of tables and folders depends on it. */
import { join } from 'node:path';
import { removeEndedBudgets } from './auth/attempt-budgets.ts';
import { removeSpentProofs } from './auth/human-check.ts';
import { removeExpiredCodes } from './auth/one-time-codes.ts';
import { removeExpiredLinks } from './auth/password-links.ts';
import { removeEndedSessions } from './auth/session-rows.ts';
import { removeOldBatches } from './batch-worker/old-batches.ts';
import type { Deps } from './deps.ts';
import { dropOldRecords } from './query-log/query-records.ts';
import { removeOldKeys } from './http/idempotency.ts';
import { removeEndedMails } from './mail/mail-outbox.ts';
import { removePartialFiles } from './storage/storage.ts';

export async function cleanUp({ db, storage, clock, config }: Deps): Promise<void> {
  await removeEndedSessions(db);
  await removeExpiredCodes(db);
  await removeExpiredLinks(db);
  await removeEndedBudgets(db);
  await removeSpentProofs(db);
  await removeEndedMails(db);
  await removeOldKeys(db);
  await removeOldBatches(db, storage);
  await dropOldRecords(db, clock());
  await removePartialFiles(join(config.DATA_DIR, 'files'));
}
