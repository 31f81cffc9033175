/** Check of the archive: every file must be in the storage exactly as it was written. */
import type { Db } from '../database/database.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { keyOf } from './archive.ts';
import { keptFiles } from './archived-files.ts';
import { faultOf } from './stored-files.ts';

/** Reads every file to its end. Returns the number of files, their bytes, and each fault as a sentence. */
export async function checkArchive(db: Db, storage: Storage): Promise<{ files: number; bytes: number; faults: string[] }> {
  const files = await keptFiles(db);
  const faults: string[] = [];
  for (const file of files) {
    const fault = await faultOf(storage, file).catch((error: unknown) => {
      if (error instanceof FileMissing) return `${keyOf(file)} is missing`;
      throw error;
    });
    if (fault !== undefined) faults.push(fault);
  }
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), faults };
}
