/** Which files of the storage nobody needs any more once versions are no longer kept: segments belong to every version that names them. */
import { segmentKeysOf } from '../../numbers/snapshots/ported-snapshot.ts';
import { readHeader, SnapshotError } from '../../numbers/snapshots/snapshot-file.ts';
import type { Db } from '../database/database.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { keptFiles, retireVersions, type SetName } from './versions.ts';

/** Marks the versions that are too many as no longer kept, and answers the keys of what may be removed. */
export async function retiredFiles(storage: Storage, db: Db, set: SetName): Promise<string[]> {
  const retired = await retireVersions(db, set);
  if (set !== 'ported' || retired.length === 0) return retired;
  // What is kept includes the version in force, and with it whatever an import at this moment continues.
  const needed = new Set((await Promise.all((await keptFiles(db, set)).map((key) => segmentsOf(storage, key)))).flat());
  const segments = (await Promise.all(retired.map((key) => segmentsOf(storage, key)))).flat();
  return [...retired, ...new Set(segments.filter((key) => !needed.has(key)))];
}

export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

/** None of a file that is lost. */
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
