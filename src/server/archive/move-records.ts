/**
 * Moves records of a day into a file, the first ones by organisation, time and id. The file is written, read back and stored before anything is removed. One
 * transaction then deletes the records and puts the file into force; it checks each record that it deletes and rolls back if they are not those of the file. So
 * neither a kill nor a concurrent write loses or doubles a record.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { partitionOf } from '../query-records/query-records.ts';
import { isLoaded } from '../query-records/read-query-records.ts';
import { recordFields } from '../query-records/record-columns.ts';
import type { Archive } from './archive.ts';
import { ArchiveChanged, beginFile, keepFile, type WrittenFile } from './archived-files.ts';
import { giveUp } from './over-files.ts';
import type { ArchivedRecord } from './parquet-jobs.ts';
import { storeFile } from './stored-files.ts';
import type { Workroom } from './workroom.ts';
import { inTransaction } from '../database/transaction.ts';

/** Most records per file: some megabytes, and deleted by one statement in a second or two. */
const defaultMostRecords = 250_000;
const readAtOnce = 5_000;

/** A step at which tests may kill the process. */
export type Step = 'begun' | 'read' | 'written' | 'stored' | 'deleted' | 'moved';

export interface Moving {
  readonly db: Db;
  readonly archive: Archive;
  /** Called before each piece; throws if this node should stop. */
  readonly goOn: () => Promise<void>;
  readonly mostRecords?: number;
  readonly atStep?: (step: Step) => Promise<void> | void;
}

/** Moves records of `day` (`YYYY-MM-DD`), at most one file of them, and returns their number. */
export async function moveRecords(moving: Moving, day: string): Promise<number> {
  const { db, archive, atStep = () => undefined } = moving;
  if (!(await hasRecords(db, day))) return 0;
  const file = { id: randomUUID(), day };
  await beginFile(db, file);
  await atStep('begun');
  return archive.workrooms.use(async (room) => {
    const path = join(room.directory, `${file.id}.parquet`);
    try {
      const read = await readInto(moving, room, file);
      await atStep('read');
      const layout = await room.run('finish', { file: file.id, path });
      if (layout.rows !== read.count) throw new Error('A file of the archive has not as many records as were read');
      await atStep('written');
      const stored = await storeFile(archive.storage, file, { path, layout });
      await atStep('stored');
      await moving.goOn();
      await exchange(moving, { ...file, layout, stored }, read);
      await atStep('moved');
      return read.count;
    } catch (error) {
      await giveUp(db, archive.storage, file);
      throw error;
    } finally {
      await room.run('forget', { file: file.id }).catch(() => undefined);
      await rm(path, { force: true });
    }
  });
}

const tableOf = (day: string) => sql.table(partitionOf(day));

async function hasRecords(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${tableOf(day)} as query_records where ${isLoaded} limit 1`.execute(db);
  return rows.length > 0;
}

/** The records that were read: their number, the last one, and a digest of the ids that does not depend on their order. */
interface Read {
  readonly count: number;
  readonly last: ArchivedRecord;
  readonly digest: bigint;
}

interface Row {
  readonly record: ArchivedRecord;
  readonly digest: string;
}

async function readInto(
  { db, goOn, mostRecords = defaultMostRecords }: Moving,
  room: Workroom,
  { id, day }: { id: string; day: string },
): Promise<Read> {
  await room.run('begin', { file: id });
  let read: Read | undefined;
  while ((read?.count ?? 0) < mostRecords) {
    await goOn();
    const limit = Math.min(readAtOnce, mostRecords - (read?.count ?? 0));
    const rows = await recordsAfter(db, day, { last: read?.last, limit });
    const records = rows.map(({ record }) => record);
    const last = records.at(-1);
    if (!last) break;
    await room.run('append', { file: id, records });
    const digest = rows.reduce((sum, row) => sum ^ BigInt(row.digest), read?.digest ?? 0n);
    read = { count: (read?.count ?? 0) + records.length, last, digest };
    if (records.length < limit) break;
  }
  if (!read) throw new ArchiveChanged();
  return read;
}

const momentOf = ({ atMicros }: ArchivedRecord) => sql`'epoch'::timestamptz + ${String(atMicros)}::bigint * interval '1 microsecond'`;

/** The columns of a record in the form of `ArchivedRecord`. */
const archived = sql.join([
  ...recordFields.filter(([field]) => field !== 'at').map(([field, { name }]) => sql`${sql.ref(name)} as ${sql.ref(field)}`),
  sql`(extract(epoch from at) * 1000000)::bigint as "atMicros", id, import_id as "importId"`,
]);

async function recordsAfter(db: Db, day: string, { last, limit }: { last: ArchivedRecord | undefined; limit: number }): Promise<Row[]> {
  const isAfter = last ? sql`(organisation_id, at, id) > (${last.organisationId}, ${momentOf(last)}, ${last.id}::uuid)` : sql`true`;
  const { rows } = await sql<ArchivedRecord & { digest: string }>`
    select ${archived}, uuid_hash_extended(id, 0)::text as digest
    from ${tableOf(day)} as query_records where ${isLoaded} and ${isAfter}
    order by organisation_id, at, id limit ${limit}`.execute(db);
  return rows.map(({ digest, ...record }) => ({ record, digest }));
}

/** Deletes the records and puts their file into force. Throws if the deleted records are not those that were read. */
async function exchange({ db, atStep = () => undefined }: Moving, file: WrittenFile, { count, last, digest }: Read): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ count: number; digest: string }>`
      with gone as (
        delete from ${tableOf(file.day)} as query_records
        where ${isLoaded} and (organisation_id, at, id) <= (${last.organisationId}, ${momentOf(last)}, ${last.id}::uuid)
        returning id
      )
      select count(*)::int as count, coalesce(bit_xor(uuid_hash_extended(id, 0)), 0)::text as digest from gone`.execute(transaction);
    if (rows[0]?.count !== count || BigInt(rows[0].digest) !== digest) throw new ArchiveChanged();
    await atStep('deleted');
    await keepFile(transaction, file);
  });
}
