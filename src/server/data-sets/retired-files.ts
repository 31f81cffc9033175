/** Files in the storage that nobody needs once versions are no longer kept: a segment belongs to every version that names it. */
import { segmentKeysOf } from '../../numbers/snapshots/ported-snapshot.ts';
import { readHeader, SnapshotError } from '../../numbers/snapshots/snapshot-file.ts';
import type { Db } from '../database/database.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { keptFiles, retireVersions, type SetName } from './versions.ts';

/** Marks surplus versions as no longer kept, and returns the keys of the files to remove. */
export async function retiredFiles(storage: Storage, db: Db, set: SetName): Promise<string[]> {
  const retired = await retireVersions(db, set);
  if (set !== 'ported' || retired.length === 0) return retired;
  // The kept versions include the one in force, and so everything that a current import continues.
  const needed = new Set((await Promise.all((await keptFiles(db, set)).map((key) => segmentsOf(storage, key)))).flat());
  const segments = (await Promise.all(retired.map((key) => segmentsOf(storage, key)))).flat();
  return [...retired, ...new Set(segments.filter((key) => !needed.has(key)))];
}

export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

/** Returns the segments; none if the file is lost. */
async function segmentsOf(storage: Storage, key: string): Promise<string[]> {
  const read = async (from: number, length: number) => {
    const chunks: Uint8Array[] = await (await storage.read(key, { from, to: from + length - 1 })).toArray();
    return Buffer.concat(chunks);
  };
  try {
    return segmentKeysOf(await readHeader(key, read));
  } catch (error) {
    if (error instanceof FileMissing || error instanceof SnapshotError) return [];
    throw error;
  }
}
