/** Query records in the database and the archive: one list in one order, each record once. */
import { sql } from 'kysely';
import type { Place } from '../../shared/base/cursor.ts';
import { recordsInDatabaseDays } from '../../shared/base/limits.ts';
import { addDays, dayMs, utcDay } from '../../shared/base/utc-day.ts';
import { queryRecordsSaid } from '../../shared/query-records/said.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import {
  answeredCodes,
  byLength,
  codesOf,
  type CountedFilter,
  listRecords,
  type RecordFilter,
  type Totals,
  totalRecords,
} from '../query-records/read-query-records.ts';
import { FileMissing, StorageAway } from '../storage/storage.ts';
import type { Archive } from './archive.ts';
import { partsOf } from './archived-files.ts';
import { type FilePart, withCopies } from './file-copies.ts';
import type { ArchivedRecord, Wanted } from './parquet-jobs.ts';
import { outOfTime, type Workroom } from './workroom.ts';
import { inTransaction } from '../database/transaction.ts';

export interface RecordSources {
  readonly db: Db;
  readonly archive: Archive;
  readonly clock: () => Date;
}

export interface PageWanted {
  readonly filter: RecordFilter;
  readonly before: Place | undefined;
  readonly limit: number;
}

export type FoundRecord = Awaited<ReturnType<typeof listRecords>>[number];

/** Files read by one statement: the first time, and at most. */
const [fewFiles, mostFiles] = [4, 64];

/** Lists at most `limit` records before the cursor with their users, newest first. Throws `AppError` (503) if the archive is needed and cannot be read. */
export function listAllRecords(sources: RecordSources, organisationId: number, page: PageWanted): Promise<FoundRecord[]> {
  const { filter, before, limit } = page;
  const to = before ? earlier(filter.to, utcDay(before.at)) : filter.to;
  return asOfOneMoment(
    sources,
    { organisationId, from: filter.from, to },
    {
      inDatabase: (db) => listRecords(db, organisationId, page),
      withArchive: async (found, parts) => {
        const archived = await newestArchived(sources, parts, { ...page, organisationId, found });
        return inOrder([...found, ...(await named(sources.db, organisationId, archived))]).slice(0, limit);
      },
    },
  );
}

/** Totals as `totalRecords` does. Throws like `listAllRecords`. */
export function totalAllRecords(sources: RecordSources, organisationId: number, filter: CountedFilter): Promise<Totals> {
  const counted = { ...filter, from: filter.countedFrom };
  return asOfOneMoment(
    sources,
    { ...counted, organisationId },
    {
      inDatabase: (db) => totalRecords(db, organisationId, filter),
      withArchive: async ({ records, ...reported }, parts) => {
        const wanted = wantedOf(organisationId, counted);
        let { answered, failed } = records;
        const goOn = limitOf(sources);
        for (let from = 0; from < parts.length; from += mostFiles) {
          if (from > 0) goOn();
          const found = await read(sources, parts.slice(from, from + mostFiles), (room, paths) =>
            room.run('totals', { paths, wanted, answeredCodes }),
          );
          answered += found.answered;
          failed += found.failed;
        }
        return { ...reported, records: { answered, failed } };
      },
    },
  );
}

/** Throws like `listAllRecords` if the archive is needed and unreachable, so that an export fails before its first line. */
export async function requireArchive(sources: RecordSources, organisationId: number, filter: RecordFilter): Promise<void> {
  await asOfOneMoment(
    sources,
    { ...filter, organisationId },
    {
      inDatabase: async () => undefined,
      withArchive: (_, parts) => read(sources, parts.slice(0, 1), async () => undefined),
    },
  );
}

interface Reading<Found> {
  readonly inDatabase: (db: Db) => Promise<Found>;
  readonly withArchive: (found: Found, parts: readonly FilePart[]) => Promise<Found>;
}

/**
 * Reads the database and the archive in one snapshot, so a record that is being moved is found in exactly one. Reads again if a file is gone because it was
 * rewritten without some records.
 */
async function asOfOneMoment<Found>(
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
async function read<Answer>(
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
function limitOf({ archive }: RecordSources): () => void {
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

/** Reads file by file, newest day first, until there are enough records and no later one can follow. */
async function newestArchived(
  sources: RecordSources,
  parts: readonly FilePart[],
  { filter, before, limit, organisationId, found }: PageWanted & { organisationId: number; found: readonly FoundRecord[] },
): Promise<ArchivedRecord[]> {
  const wanted = wantedOf(organisationId, filter);
  const place = before && { atMs: before.at.getTime(), id: before.id };
  let archived: ArchivedRecord[] = [];
  const goOn = limitOf(sources);
  for (let from = 0, files = fewFiles; from < parts.length; from += files, files = Math.min(files * 2, mostFiles)) {
    const next = parts.slice(from, from + files);
    const lastWanted = [...found.map(({ at }) => at.getTime()), ...archived.map(msOf)].toSorted((a, b) => b - a)[limit - 1];
    if (lastWanted !== undefined && (next[0]?.day ?? '') < utcDay(new Date(lastWanted))) break;
    if (from > 0) goOn();
    const page = await read(sources, next, (room, paths) => room.run('page', { paths, wanted, before: place, limit }));
    archived = [...archived, ...page];
  }
  return archived;
}

const msOf = ({ atMicros }: ArchivedRecord) => Math.floor(atMicros / 1_000);

const earlier = (a: string, b: string) => (a < b ? a : b);

function wantedOf(organisationId: number, { from, to, class: wantedClass, prefixes, ...filter }: RecordFilter): Wanted {
  return {
    ...filter,
    prefixes: prefixes && byLength(prefixes),
    organisationId,
    fromMs: Date.parse(from),
    beforeMs: Date.parse(to) + dayMs,
    codes: wantedClass && codesOf(wantedClass),
  };
}

function inOrder(records: readonly FoundRecord[]): FoundRecord[] {
  return records.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
}

/** Adds the users of the records, as `listRecords` does. */
async function named(db: Db, organisationId: number, records: readonly ArchivedRecord[]): Promise<FoundRecord[]> {
  const ids = (of: (record: ArchivedRecord) => string | null) => [...new Set(records.map(of).filter((id) => id !== null))];
  const users = await db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`id = any (${ids(({ portalUserId }) => portalUserId)}::uuid[])`)
    .select(['id', 'full_name'])
    .execute();
  const keys = await db
    .selectFrom('api_keys')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`id = any (${ids(({ keyId }) => keyId)}::uuid[])`)
    .select(['id', 'prefix'])
    .execute();
  const nameOf = new Map(users.map(({ id, full_name }) => [id, full_name]));
  const prefixOf = new Map(keys.map(({ id, prefix }) => [id, prefix]));
  return records.map((record) => ({
    id: record.id,
    at: new Date(msOf(record)),
    portal_user_id: record.portalUserId,
    channel: record.channel,
    service: record.service,
    tel: record.tel,
    country: record.country,
    rc: record.rc,
    user: nameOf.get(record.portalUserId ?? '') ?? null,
    key: prefixOf.get(record.keyId ?? '') ?? null,
  }));
}
