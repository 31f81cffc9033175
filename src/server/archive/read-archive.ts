/** Reads of database and archive together. */
import { recordsInDatabaseDays } from '../../shared/base/limits.ts';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import { queryRecordsSaid } from '../../shared/query-records/said.ts';
import { AppError } from '../base/errors.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { FileMissing, StorageAway } from '../storage/storage.ts';
import type { Archive } from './archive.ts';
import { partsOf } from './archived-files.ts';
import { type FilePart, withCopies } from './file-copies.ts';
import { outOfTime, type Workroom } from './workroom.ts';

export interface RecordSources {
  readonly db: Db;
  readonly archive: Archive;
  readonly clock: () => Date;
}

interface Reading<Found> {
  readonly inDatabase: (db: Db) => Promise<Found>;
  readonly withArchive: (found: Found, parts: readonly FilePart[]) => Promise<Found>;
}

/**
 * Reads the database and the archive in one snapshot, so a record that is being moved is found in exactly one. Reads again if a file is gone because it was
 * rewritten without some records.
 */
export async function asOfOneMoment<Found>(
  { db, clock }: RecordSources,
  wanted: { organisationId: number; from: string; to: string },
  { inDatabase, withArchive }: Reading<Found>,
): Promise<Found> {
  if (wanted.from >= addDays(utcDay(clock()), -recordsInDatabaseDays)) return inDatabase(db);
  for (let isFirst = true; ; isFirst = false) {
    const both = async (transaction: Db) => ({
      parts: await partsOf(transaction, wanted.organisationId, wanted),
      found: await inDatabase(transaction),
    });
    const { found, parts } = await inTransaction(db, both, { isolation: 'repeatable read' });
    if (parts.length === 0) return found;
    try {
      return await withArchive(found, parts);
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      if (!isFirst) throw unreadable(error, parts);
    }
  }
}

/** Has the thread read the organisation's parts of files. Throws `FileMissing`, or `AppError` if they cannot be read. */
export async function readParts<Answer>(
  { archive }: RecordSources,
  parts: readonly FilePart[],
  ask: (room: Workroom, paths: string[]) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await archive.workrooms.use((room) => withCopies({ room, storage: archive.storage }, parts, (paths) => ask(room, paths)));
  } catch (error) {
    throw error instanceof FileMissing || error instanceof AppError ? error : unreadable(error, parts);
  }
}

/** Returns a check that throws, between files, once the time for an answer is used up: a year of a busy organisation is hundreds of files. */
export function limitOf({ archive }: RecordSources): () => void {
  const until = performance.now() + archive.answerMs;
  return () => {
    if (performance.now() > until) throw outOfTime();
  };
}

function unreadable(cause: unknown, parts: readonly FilePart[]): AppError {
  // There is at least one.
  const [newest = ''] = parts
    .map(({ day }) => day)
    .toSorted()
    .toReversed();
  return cause instanceof StorageAway
    ? new AppError('storage_unavailable', queryRecordsSaid.archiveAway(newest), { cause, retryAfterSeconds: 60 })
    : new AppError('storage_unavailable', queryRecordsSaid.archiveDamaged(newest), { cause, retryAfterSeconds: 600 });
}
