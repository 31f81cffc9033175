/**
 * Imports of query records in pieces. A row of `query_imports` stands for a file; its records are visible once it is loaded, and are removed if the
 * import was killed.
 */
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Archive } from '../../archive/archive.ts';
import { countArchived, withdrawArchived } from '../../archive/rewrite-files.ts';
import type { Db } from '../../database/database.ts';
import { FileRefused } from '../../base/errors.ts';
import { addCounts, type DayCounts } from '../../query-records/query-counts.ts';
import { countsOf, insertRecords } from '../../query-records/query-records.ts';
import type { QueryRecord } from '../../query-records/record-columns.ts';
import { type ImportedRow, keepIds, type Standing } from './imported-ids.ts';
import type { Source } from './import-file.ts';
import type { ImportTools } from './import-tools.ts';
import { inTransaction } from '../../database/transaction.ts';

/** An import that wrote no piece for this long was killed, or has stalled and is refused its next piece. */
const aliveFor = sql`interval '10 seconds'`;
const lookAgainMs = 200;
const removedAtOnce = 5_000;

/** Returns the number of rows that the file brought; undefined if it was never loaded. */
export async function loadedRows(db: Db, { sha256 }: Source): Promise<number | undefined> {
  const found = await db
    .selectFrom('query_imports')
    .where('source_sha256', '=', sha256)
    .where('loaded_at', 'is not', null)
    .select('row_count')
    .executeTakeFirst();
  return found?.row_count;
}

/**
 * Begins the import of a file once earlier imports have ended, and returns its id: records in two files are recognised by their ids. Undefined if
 * another command loaded the same file meanwhile. Removes the remains of a killed command.
 */
export async function beginImport({ db, progress }: Pick<ImportTools, 'db' | 'progress'>, source: Source): Promise<number | undefined> {
  for (let isFirstLook = true; ; isFirstLook = false) {
    const added = await db
      .insertInto('query_imports')
      .values({ source_sha256: source.sha256, source_name: basename(source.file), row_count: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      await waitForEarlier({ db, progress }, added.id);
      return added.id;
    }
    const other = await db
      .selectFrom('query_imports')
      .where('source_sha256', '=', source.sha256)
      .select(['id', sql<boolean>`loaded_at is not null`.as('isLoaded'), isAlive.as('isAlive')])
      .executeTakeFirst();
    if (other?.isLoaded) return undefined;
    if (other && !other.isAlive) {
      await abandonImport(db, other.id);
    } else if (other) {
      if (isFirstLook) progress('another command imports this file: waiting for its end');
      await setTimeout(lookAgainMs);
    }
  }
}

const isAlive = sql<boolean>`coalesce(alive_at > now() - ${aliveFor}, false)`;

/** Waits until every import that began before this one is loaded or gone. */
async function waitForEarlier({ db, progress }: Pick<ImportTools, 'db' | 'progress'>, id: number): Promise<void> {
  for (let isFirstLook = true; ; isFirstLook = false) {
    const earlier = await db
      .selectFrom('query_imports')
      .where('id', '<', id)
      .where('loaded_at', 'is', null)
      .select(['id', isAlive.as('isAlive')])
      .orderBy('id')
      .executeTakeFirst();
    if (!earlier) return;
    if (earlier.isAlive) {
      if (isFirstLook) progress('another command imports query records: waiting for its end');
      await setTimeout(lookAgainMs);
    } else {
      await abandonImport(db, earlier.id);
    }
    await keepAlive(db, id);
  }
}

interface Writing {
  readonly importId: number;
  /** The platform that gave the ids. */
  readonly source: string;
}

/** Writes the new ones of some thousand rows, and returns the standing of each row. Throws `FileRefused` if another command took the import over. */
export async function writePiece(db: Db, { importId, source }: Writing, rows: readonly ImportedRow[]): Promise<Standing[]> {
  return inTransaction(db, async (transaction) => {
    await keepAlive(transaction, importId);
    const standing = await keepIds(transaction, { source, importId }, rows);
    const added = rows.filter((_, index) => standing[index] === 'new').map(({ record }) => record);
    await insertRecords(transaction, added, importId);
    return standing;
  });
}

/** Brings all pieces into force, with their number of rows and their counts. */
export async function finishImport(db: Db, id: number, { rows, counts }: { rows: number; counts: readonly DayCounts[] }): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await keepAlive(transaction, id);
    const loaded = { loaded_at: sql<Date>`now()`, row_count: rows };
    await transaction.updateTable('query_imports').set(loaded).where('id', '=', id).execute();
    await addCounts(transaction, counts);
  });
}

async function keepAlive(db: Db, id: number): Promise<void> {
  const { numUpdatedRows } = await setAlive(db, id, sql<Date>`now()`)
    .where('alive_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new FileRefused('Another command took over this import because this one stalled');
}

function setAlive(db: Db, id: number, at: RawBuilder<Date> | null) {
  return db.updateTable('query_imports').set({ alive_at: at }).where('id', '=', id).where('loaded_at', 'is', null);
}

/** Removes the records of an unloaded import, piece by piece. A process that still writes it is refused. */
export async function abandonImport(db: Db, id: number): Promise<void> {
  const { numUpdatedRows } = await setAlive(db, id, null).executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  while ((await inTransaction(db, (transaction) => removeOldest(transaction, id))).length > 0);
  await removeRow(db, id);
}

/** Removes the row, together with the ids that it brought. */
async function removeRow(db: Db, id: number): Promise<void> {
  await db
    .with('ids', (also) => also.deleteFrom('imported_ids').where('import_id', '=', id))
    .deleteFrom('query_imports')
    .where('id', '=', id)
    .execute();
}

type Removed = Pick<QueryRecord, 'organisationId' | 'at' | 'service' | 'country' | 'rc'>;

/**
 * Removes some thousand of an import's oldest records within the transaction, and returns them. Addresses them by their places in one partition: no piece
 * reads every partition, and many records of one moment do no harm.
 */
async function removeOldest(transaction: Db, id: number): Promise<Removed[]> {
  const { rows: oldest } = await sql<{ partition: string }>`
    select tableoid::regclass::text as partition from query_records where import_id = ${id} order by at limit 1`.execute(transaction);
  if (!oldest[0]) return [];
  const partition = sql.table(oldest[0].partition);
  const { rows } = await sql<Removed>`
    delete from ${partition} where ctid = any(array(select ctid from ${partition} where import_id = ${id} limit ${removedAtOnce}))
    returning organisation_id as "organisationId", at, service, country, rc`.execute(transaction);
  return rows;
}

/** Lists the imports, newest first. */
export function listImports(db: Db) {
  return db
    .selectFrom('query_imports')
    .where('loaded_at', 'is not', null)
    .select(['id', 'source_name', 'source_sha256', 'row_count', 'loaded_at'])
    .orderBy('loaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Counts the remaining records of an import, in the database and in the archive. */
export async function countRecords({ db, archive }: { db: Db; archive: Archive }, id: number): Promise<number> {
  const { records } = await db
    .selectFrom('query_records')
    .where('import_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('records'))
    .executeTakeFirstOrThrow();
  return records + (await countArchived({ db, archive }, id));
}

/** Number of removed records, and of records still counted because they can no longer be told from others. */
interface Withdrawal {
  readonly removed: number;
  readonly stays: number;
}

/**
 * Withdraws a loaded import piece by piece, records and counts together, first in the database, then in the archive, where records may have moved
 * meanwhile. If interrupted, the next call continues.
 */
export async function withdrawImport({ db, archive }: { db: Db; archive: Archive }, id: number): Promise<Withdrawal> {
  for (let removed = 0; ;) {
    const piece = await withdrawSome(db, id);
    removed += piece.removed;
    if (piece.removed > 0) continue;
    if (piece.stays === 0) return { removed, stays: 0 };
    const archived = await withdrawArchived({ db, archive }, id, async (transaction, records) => {
      await takeFromImport(transaction, id, records);
    });
    return { removed: removed + archived, stays: piece.stays - archived };
  }
}

/**
 * Withdraws one piece. The row of the import goes with the last record that it counts; until then the same file is not imported again, which would
 * count some records twice.
 */
function withdrawSome(db: Db, id: number): Promise<Withdrawal> {
  return inTransaction(db, async (transaction) => {
    if ((await lockImport(transaction, id)) === 0) return { removed: 0, stays: 0 };
    const removed = await removeOldest(transaction, id);
    await addCounts(transaction, countsOf(removed).map(negated));
    return { removed: removed.length, stays: await takeFromImport(transaction, id, removed.length) };
  });
}

/** Locks the import and returns the number of records that it counts; 0 if it is gone. */
async function lockImport(transaction: Db, id: number): Promise<number> {
  const held = await transaction.selectFrom('query_imports').where('id', '=', id).select('row_count').forUpdate().executeTakeFirst();
  return held?.row_count ?? 0;
}

/** Subtracts removed records from the import and returns the number that it still counts. */
async function takeFromImport(transaction: Db, id: number, records: number): Promise<number> {
  const stays = (await lockImport(transaction, id)) - records;
  if (stays > 0) await transaction.updateTable('query_imports').set({ row_count: stays }).where('id', '=', id).execute();
  else await removeRow(transaction, id);
  return Math.max(stays, 0);
}

function negated(counts: DayCounts): DayCounts {
  return { ...counts, counts: new Map([...counts.counts].map(([country, [succeeded, failed]]) => [country, [-succeeded, -failed]])) };
}

const abandonedAfter = sql`interval '1 hour'`;

/** Removes the remains of killed commands whose file was not imported again. */
export async function removeAbandonedImports(db: Db): Promise<void> {
  const abandoned = await db
    .selectFrom('query_imports')
    .where('loaded_at', 'is', null)
    .where(sql<boolean>`(alive_at is null or alive_at < now() - ${abandonedAfter})`)
    .select('id')
    .execute();
  for (const { id } of abandoned) await abandonImport(db, id);
}
