/** A backup: all tables as of one moment, the files of the storage, and a manifest with the hash of each. */
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { type Db, migrationStatus } from '../database/database.ts';
import { erasuresLog } from '../storage/erasures-log.ts';
import { openStorage } from '../storage/open-storage.ts';
import { hashingStream, sha256OfFile } from '../storage/sha256.ts';
import { loadSecretKeys } from '../config/secret-key.ts';
import { type BackupFile, fingerprintOf, type Manifest, manifestName, secretKeyName } from './manifest.ts';
import { missingFiles, namedFiles } from './named-files.ts';
import { partitionDays } from '../query-records/query-records.ts';
import { readTable, type Table, tablesOf } from './tables.ts';
import { inTransaction } from '../database/transaction.ts';

interface BackupTools {
  readonly db: Db;
  readonly config: Config;
  readonly progress: (text: string) => void;
  readonly now: Date;
}

/**
 * Writes a backup into `folder`, which is empty or not there. Files of the storage never change, and are copied after the tables: what the
 * tables name is in the backup, unless it was removed in that moment. `missing` of the manifest names what the storage did not have.
 */
export async function backUp(tools: BackupTools, folder: string): Promise<Manifest> {
  const { db, config, progress, now } = tools;
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  // One that was there. Of somebody else's the names can be read, and nothing in it.
  await chmod(folder, 0o700).catch(() => undefined);
  const { known } = await migrationStatus(db);
  const asOfOneMoment = async (transaction: Db) => {
    const written: Manifest['tables'] = [];
    for (const table of await tablesOf(transaction)) written.push(await writeTable(transaction, table, { folder, progress }));
    return { tables: written, days: await partitionDays(transaction), named: await namedFiles(transaction) };
  };
  const { tables, days, named } = await inTransaction(db, asOfOneMoment, { isolation: 'repeatable read' });
  const manifest: Manifest = {
    format: 1,
    at: now.toISOString(),
    migration: known.at(-1)?.name ?? '',
    keyFingerprint: fingerprintOf(loadSecretKeys(config)[0]),
    tables,
    days,
    files: [...(await copyFiles(config, folder, progress)), ...(await copySecretKey(config, folder))],
    missing: await missingOf(tools, named),
  };
  await writeFile(join(folder, `${manifestName}.part`), JSON.stringify(manifest, null, 2), { flush: true });
  await rename(join(folder, `${manifestName}.part`), join(folder, manifestName));
  return manifest;
}

/** Keeps in the database when it was backed up last, for the metrics and `doctor`. */
export async function noteBackup(db: Db, { at, missing }: Manifest): Promise<void> {
  const newest = { at: new Date(at), is_whole: missing.length === 0 };
  await db
    .insertInto('last_backup')
    .values(newest)
    .onConflict((conflict) => conflict.column('only').doUpdateSet(newest))
    .execute();
}

/** Leaves out a file that was removed since it was named. */
async function missingOf({ db, config }: BackupTools, named: readonly string[]): Promise<string[]> {
  const missing = await missingFiles(openStorage(config), named);
  if (missing.length === 0) return [];
  const stillNamed = new Set(await namedFiles(db));
  return missing.filter((key) => stillNamed.has(key));
}

/** One JSON string a line: a row may hold line breaks. */
async function writeTable(
  db: Db,
  table: Table,
  { folder, progress }: Pick<BackupTools, 'progress'> & { folder: string },
): Promise<Manifest['tables'][number]> {
  const path = `tables/${table.name}.gz`;
  const hashing = hashingStream();
  let rows = 0;
  const lines = async function* () {
    for await (const group of readTable(db, table)) {
      rows += group.length;
      yield group.map((line) => `${JSON.stringify(line)}\n`).join('');
    }
  };
  const file = createWriteStream(join(folder, path), { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), hashing.stream, file);
  progress(`${table.name}: ${rows.toLocaleString('en')} rows`);
  return { name: table.name, columns: [...table.columns], rows, file: { path, ...hashing.result() } };
}

async function copyFiles({ DATA_DIR }: Config, folder: string, progress: (text: string) => void): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  const source = join(DATA_DIR, 'files');
  const names = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name)
      .slice(source.length + 1)
      .replaceAll('\\', '/');
    // Half-written ones are nobody's yet; what was erased is told by the newest log, not by that of the backup.
    if (!entry.isFile() || path.startsWith('.partial/') || path.startsWith(erasuresLog)) continue;
    const copied = await copy(join(source, path), folder, `files/${path}`);
    if (copied) files.push(copied);
  }
  progress(`${files.length} files`);
  return files;
}

async function copySecretKey({ SECRET_KEY, DATA_DIR }: Config, folder: string): Promise<BackupFile[]> {
  const copied = SECRET_KEY === undefined ? await copy(join(DATA_DIR, secretKeyName), folder, secretKeyName) : undefined;
  return copied ? [copied] : [];
}

/** Undefined where the file was removed since it was listed. */
async function copy(from: string, folder: string, path: string): Promise<BackupFile | undefined> {
  const to = join(folder, path);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await copyFile(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const handle = await open(to, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
  return { path, bytes: (await stat(to)).size, sha256: await sha256OfFile(to) };
}

/** The rows of a table in a backup, in groups. */
export async function* readBackupLines(file: string, gunzip: NodeJS.ReadWriteStream): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file).pipe(gunzip).setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    // A parsing edge: the hash has shown that each line is a JSON string, as it was written.
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as string);
  }
}
