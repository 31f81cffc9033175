/** A restore into a database without rows: all of a backup or nothing. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { type Db, migrateTo, migrateToLatest, migrationStatus } from '../database/database.ts';
import { FileRefused } from '../base/errors.ts';
import { makePartitions } from '../query-records/query-records.ts';
import { erasuresLog } from '../storage/erasures-log.ts';
import { sha256OfFile } from '../storage/sha256.ts';
import { hasSecretKey, loadSecretKeys } from '../config/secret-key.ts';
import { readBackupLines } from './backup.ts';
import { fingerprintOf, type Manifest, secretKeyName } from './manifest.ts';
import { firstFilledTable, moveCounters, tablesOf, writeRows } from './tables.ts';
import { inTransaction } from '../database/transaction.ts';

interface RestoreTools {
  readonly db: Db;
  readonly config: Config;
  readonly progress: (text: string) => void;
  /** Called in the transaction that restores the rows, and again once the schema is current: makes the changes without which the rows must not exist. */
  readonly afterRows: (transaction: Db) => Promise<void>;
}

/** Returns the reasons against a restore, as sentences; none if it may begin. Changes nothing. */
export async function obstacles({ db, config }: Pick<RestoreTools, 'db' | 'config'>, manifest: Manifest): Promise<string[]> {
  const { known, foreign } = await migrationStatus(db);
  const done = [...known.filter(({ isDone }) => isDone).map(({ name }) => name), ...foreign];
  const filled = done.length > 0 ? await firstFilledTable(db) : undefined;
  const isKnown = known.some(({ name }) => name === manifest.migration);
  const fits = done.length === 0 || done.at(-1) === manifest.migration;
  return [
    ...(filled === undefined ? [] : [`The database is not empty: ${filled} has rows`]),
    ...(isKnown ? [] : [`The backup belongs to another version of the portal: its database was at ${manifest.migration}`]),
    ...(fits ? [] : [`The database is at ${done.at(-1)}, the backup at ${manifest.migration}: restore into a database without tables`]),
    ...keyObstacles(config, manifest),
    ...(await fileObstacles(config, manifest)),
  ];
}

/** Restores the backup in `folder`, whose files were checked. The portal must not run. */
export async function restore(tools: RestoreTools, folder: string, manifest: Manifest): Promise<void> {
  const { db, config, progress, afterRows } = tools;
  await copyBack(config, folder, manifest);
  progress(`${manifest.files.length} files`);
  if ((await migrationStatus(db)).known.every(({ isDone }) => !isDone)) await migrateTo(db, manifest.migration);
  await makePartitions(db, manifest.days);
  await inTransaction(db, async (transaction) => {
    const filled = await firstFilledTable(transaction);
    if (filled !== undefined) throw new FileRefused(`The database is not empty: ${filled} has rows`);
    const there = new Map((await tablesOf(transaction)).map(({ name, columns }) => [name, columns.join()]));
    for (const table of manifest.tables) {
      if (there.get(table.name) !== table.columns.join()) throw new FileRefused(`The table ${table.name} of the backup has other columns`);
      for await (const lines of readBackupLines(join(folder, table.file.path), createGunzip())) await writeRows(transaction, table, lines);
      progress(`${table.name}: ${table.rows.toLocaleString('en')} rows`);
    }
    await moveCounters(transaction);
    await afterRows(transaction);
  });
  await migrateToLatest(db);
  await inTransaction(db, afterRows);
}

/** Checks the secret key: passwords and waiting mails can be read only with their own key. */
function keyObstacles(config: Config, { keyFingerprint, files }: Manifest): string[] {
  if (hasSecretKey(config))
    return loadSecretKeys(config).map(fingerprintOf).includes(keyFingerprint)
      ? []
      : ['The secret key is not the one of the backup, so nobody could sign in: set SECRET_KEY to that one'];
  return files.some(({ path }) => path === secretKeyName) ? [] : ['Set SECRET_KEY to the key of the backup, which does not contain it'];
}

/** Suffix of a file that is being copied. A killed restore leaves one, and the next restore overwrites it. */
const halfCopied = '.restoring';

/** Checks the present files. An interrupted restore may have left some of this very backup. */
async function fileObstacles({ DATA_DIR }: Config, { files }: Manifest): Promise<string[]> {
  const source = join(DATA_DIR, 'files');
  const expected = new Set(files.flatMap(({ path }) => [path, `${path}${halfCopied}`]));
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => []);
  const foreign = entries.find((entry) => {
    const path = join(entry.parentPath, entry.name)
      .slice(source.length + 1)
      .replaceAll('\\', '/');
    const isOfPortal = path.startsWith('.partial/') || path.startsWith(erasuresLog);
    return entry.isFile() && !isOfPortal && !expected.has(`files/${path}`);
  });
  return foreign ? [`The folder ${source} is not empty: ${foreign.name} does not belong to the backup`] : [];
}

async function copyBack({ DATA_DIR }: Config, folder: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files) {
    const target = join(DATA_DIR, path);
    if (existsSync(target) && (await sha256OfFile(target)) === sha256) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folder, path), `${target}${halfCopied}`);
    await rename(`${target}${halfCopied}`, target);
  }
}
