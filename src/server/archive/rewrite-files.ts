/** Rewrites archive files without some records: those of an erased organisation, or of an import that is taken back. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/database.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { addCounts, type DayCounts } from '../query-records/query-counts.ts';
import { GatheredCounts } from '../query-records/query-records.ts';
import type { Archive } from './archive.ts';
import { beginFile, endFile, keepFile, keptFiles, type WrittenFile } from './archived-files.ts';
import { giveUp, removeEnded } from './over-files.ts';
import type { RemovedCount } from './parquet-jobs.ts';
import { fetchWhole, type KeptFile, storeFile } from './stored-files.ts';
import type { Workroom } from './workroom.ts';
import { inTransaction } from '../database/transaction.ts';

interface Tools {
  readonly db: Db;
  readonly archive: Archive;
}

/** The files and records that were removed from the archive. */
export interface Erased {
  readonly files: number;
  readonly records: number;
}

/**
 * Removes every record of an organisation from the archive, file by file; if interrupted, the next call goes on. Its records in the database are removed first,
 * so that none of them is archived meanwhile. Its counts are not touched.
 */
export async function eraseOrganisation(tools: Tools, organisationId: number): Promise<Erased> {
  return rewriteAll(tools, { organisationId }, { without: { organisationId } });
}

/** Counts the records of an import in the archive. */
export async function countArchived({ db, archive }: Tools, importId: number): Promise<number> {
  let records = 0;
  for (const file of await keptFiles(db, { importId }))
    records += await archive.workrooms.use((room) =>
      withFile({ room, archive }, file, (path) => room.run('countImport', { path, importId })),
    );
  return records;
}

/** Removes the records of an import from the archive together with their counts. `onRemoved` is called in the transaction of each removal. */
export async function withdrawArchived(
  tools: Tools,
  importId: number,
  onRemoved: (transaction: Db, records: number) => Promise<void>,
): Promise<number> {
  const { records } = await rewriteAll(
    tools,
    { importId },
    {
      without: { importId },
      onRemoved: async (transaction, counts) => {
        await addCounts(transaction, negated(counts));
        await onRemoved(transaction, sumOf(counts));
      },
    },
  );
  return records;
}

/** Rewrites one file after another until none is left. */
async function rewriteAll(tools: Tools, having: Parameters<typeof keptFiles>[1], rewriting: Rewriting): Promise<Erased> {
  let erased = { files: 0, records: 0 };
  for (;;) {
    const [file] = await keptFiles(tools.db, having);
    if (!file) return erased;
    try {
      const removed = await rewrite(tools, file, rewriting);
      erased = { files: erased.files + 1, records: erased.records + sumOf(removed) };
    } catch (error) {
      // Another process rewrote it at the same moment.
      const isThere = (await keptFiles(tools.db, having)).some(({ id }) => id === file.id);
      if (isThere) throw error;
    }
  }
}

const sumOf = (counts: readonly RemovedCount[]) => counts.reduce((sum, { queries }) => sum + queries, 0);

function negated(counts: readonly RemovedCount[]): DayCounts[] {
  const gathered = new GatheredCounts();
  // The service is that of a record.
  for (const { day, service, queries, ...count } of counts)
    gathered.add({ ...count, at: new Date(day), service: service as BatchServiceCode }, -queries);
  return gathered.all;
}

interface Rewriting {
  readonly without: { organisationId: number } | { importId: number };
  /** Called in the transaction that puts the new file into force. */
  readonly onRemoved?: (transaction: Db, counts: readonly RemovedCount[]) => Promise<void>;
}

/** Replaces a file by one without some records, in one transaction, and returns the removed counts. */
async function rewrite({ db, archive }: Tools, old: KeptFile, { without, onRemoved }: Rewriting): Promise<readonly RemovedCount[]> {
  const removed = await archive.workrooms.use((room) =>
    withFile({ room, archive }, old, async (path) => {
      const file = { id: randomUUID(), day: old.day };
      const to = join(room.directory, `${file.id}.parquet`);
      const { layout, removed: counts } = await room.run('rewrite', { path, to, without });
      try {
        const exchange = async (written: WrittenFile | undefined) =>
          inTransaction(db, async (transaction) => {
            await endFile(transaction, old.id);
            if (written) await keepFile(transaction, written);
            await onRemoved?.(transaction, counts);
          });
        if (layout === null) {
          await exchange(undefined);
        } else {
          await beginFile(db, file);
          await exchange({ ...file, layout, stored: await storeFile(archive.storage, file, { path: to, layout }) });
        }
      } catch (error) {
        await giveUp(db, archive.storage, file);
        throw error;
      } finally {
        await rm(to, { force: true });
      }
      return counts;
    }),
  );
  await removeEnded(db, archive.storage, old);
  return removed;
}

/** Runs `work` with a copy of a whole file. */
async function withFile<Result>(
  { room, archive }: { room: Workroom; archive: Archive },
  file: KeptFile,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(room.directory, `${file.id}-${randomUUID()}.parquet`);
  try {
    await fetchWhole(archive.storage, file, path);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
