/** The snapshot files of imported data sets: kept in the storage, and copied to this machine for reading. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Unwritten } from '../../numbers/snapshots/lists-snapshot.ts';
import type { SetName } from './versions.ts';
import { hashingStream } from '../storage/sha256.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';

/** Returns the directory of copies and built-in snapshots. */
export function snapshotDirectory(dataDir: string): string {
  return join(dataDir, 'data-sets');
}

/** A file that a snapshot names by its key, and its path on this machine. */
export interface Part {
  readonly key: string;
  readonly path: string;
}

interface Places {
  readonly storage: Storage;
  readonly dataDir: string;
}

/** Returns a key for the file of a new version of a set. */
export function newSnapshotKey(set: SetName): string {
  return `data-sets/${set}-${randomBytes(16).toString('hex')}.snapshot`;
}

/** Writes a snapshot to this machine's copies and from there into the storage, its parts first. If that fails, nothing stays stored. */
export async function storeSnapshot(
  { storage, dataDir }: Places,
  { key, snapshot, parts }: { key: string; snapshot: Pick<Unwritten, 'write'>; parts: readonly Part[] },
): Promise<StoredFile & { key: string }> {
  const directory = snapshotDirectory(dataDir);
  await mkdir(directory, { recursive: true });
  const file = join(directory, basename(key));
  snapshot.write(file);
  const stored: string[] = [];
  try {
    for (const part of parts) {
      stored.push(part.key);
      await storage.write(part.key, createReadStream(part.path));
      await rename(part.path, join(directory, basename(part.key)));
    }
    return { key, ...(await storage.write(key, createReadStream(file))) };
  } catch (error) {
    await rm(file, { force: true });
    // A storage that is down cannot remove anything: the files then stay, and do no harm.
    for (const partKey of stored) await storage.remove(partKey).catch(() => undefined);
    throw error;
  }
}

/** A file in the storage has other content than was written. */
export class FileDamaged extends Error {
  constructor(key: string) {
    super(`The file ${key} in the storage is not the one that was imported`);
  }
}

/** Returns the path of this machine's copy, fetched from the storage if missing. Throws `FileMissing` or `FileDamaged`. */
export async function localCopy(storage: Storage, dataDir: string, file: { key: string; sha256: string }): Promise<string> {
  const directory = snapshotDirectory(dataDir);
  const path = join(directory, basename(file.key));
  if (existsSync(path)) return path;
  await mkdir(directory, { recursive: true });
  const temporary = `${path}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    const hashing = hashingStream();
    await pipeline(await storage.read(file.key), hashing.stream, createWriteStream(temporary, { mode: 0o600, flush: true }));
    if (hashing.result().sha256 !== file.sha256) throw new FileDamaged(file.key);
    await rename(temporary, path);
    return path;
  } finally {
    await rm(temporary, { force: true });
  }
}

const staleAfterMs = 60 * 60_000;

/** Removes copies of files that are not among `keys`, and half-written or scratch files of killed processes once nobody can still write them. */
export async function removeOldCopies(dataDir: string, keys: ReadonlySet<string>): Promise<void> {
  const directory = snapshotDirectory(dataDir);
  for (const name of await readdir(directory).catch((): string[] => [])) {
    // The second form is that of built-in ranges from before they were kept in the storage.
    const isOurs = /-[0-9a-f]{32}\.(snapshot(\.\w+\.tmp)?|scratch)$|^ranges-[0-9a-f]{16}\.snapshot$/.test(name);
    if (!isOurs || keys.has(`data-sets/${name}`)) continue;
    const found = await stat(join(directory, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - staleAfterMs) await rm(join(directory, name), { recursive: true, force: true });
  }
}
