/**
 * The embedded database: PGlite, which is PostgreSQL compiled to WebAssembly, in this process. As it comes it never asks for anything to be
 * on the disk; here every commit is, before it is acknowledged.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { makeDataDirectory } from '../config/data-directory.ts';
import { syncChanged, syncFolder, syncTree } from '../synced-files.ts';
import { countsIn, int8Array } from './count-arrays.ts';
import { lockDirectory } from './directory-lock.ts';
import { endForDisk, SyncedFiles } from './embedded-files.ts';

/** When its log is cut short. */
interface LogBound {
  readonly lookIntervalMs: number;
  readonly mostBytes: number;
}

const defaultLogBound: LogBound = { lookIntervalMs: 10_000, mostBytes: 64 * 2 ** 20 };

/**
 * Opens the database under `dataDir`, which it locks: two processes on one directory would lose rows silently. `release` gives the directory
 * back once the dialect's connection is closed.
 */
export async function openEmbedded(
  dataDir: string,
  logBound: LogBound = defaultLogBound,
): Promise<{ dialect: PGliteDialect; release(): void }> {
  makeDataDirectory(dataDir);
  const unlock = await lockDirectory(dataDir);
  try {
    const pglite = await openOrMake(dataDir);
    const checkpoints = keepLogShort(pglite, dataDir, logBound);
    const release = () => {
      clearInterval(checkpoints);
      unlock();
    };
    return { dialect: new PGliteDialect({ pglite }), release };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database is there entirely or not at all: one that was cut off while it was made would never start again. */
async function openOrMake(dataDir: string): Promise<PGlite> {
  const directory = join(dataDir, 'database');
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    const unfinished = join(dataDir, 'database.new');
    rmSync(unfinished, { recursive: true, force: true });
    await (await open(unfinished)).close();
    syncTree(unfinished);
    renameSync(unfinished, directory);
    syncFolder(dataDir);
  }
  return open(directory);
}

function open(directory: string): Promise<PGlite> {
  return PGlite.create({
    fs: new SyncedFiles(directory),
    // `-F` would turn off what makes a commit last.
    startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    postgresqlconf: [
      // The defaults take 755 MB at the peak; these, 207 MB.
      'shared_buffers = 16MB',
      'max_connections = 8',
      'wal_buffers = 1MB',
      // The build has an `fdatasync`, the default here, that does nothing.
      'wal_sync_method = fsync',
    ],
    parsers: { [types.INT8]: Number, [types.DATE]: (day: string) => day, [int8Array]: countsIn },
  });
}

/**
 * A database with one process makes no checkpoint by itself, so its log would grow until the disk is full, and the start after a power cut
 * would take as long as everything since the last one. Every call waits for a checkpoint, which waits for the disk: most of what was written
 * is brought there before, while calls go on.
 */
function keepLogShort(pglite: PGlite, dataDir: string, { lookIntervalMs, mostBytes }: LogBound): NodeJS.Timeout {
  let isLooking = false;
  let syncedUntil = new Date();
  const look = async () => {
    const { rows } = await pglite.query<{ bytes: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
    );
    if (Number(rows[0]?.bytes) <= mostBytes) return;
    const now = new Date();
    await syncChanged(join(dataDir, 'database', 'base'), syncedUntil).catch(endForDisk);
    syncedUntil = now;
    await pglite.query('checkpoint');
  };
  return setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // A database that fails says so to whoever asks it something.
    void look()
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  }, lookIntervalMs).unref();
}
