/** Whether files can be stored, for whoever asks often: what was found holds for a while, or the questions would fill the storage with trials. */
import type { Db } from '../database/database.ts';
import { checkStorageMark } from '../storage/storage-mark.ts';
import type { Storage } from '../storage/storage.ts';

/** A part that hangs is away. */
const answerWithinMs = 3_000;
const findingMs = 5_000;

export type StorageState = () => Promise<boolean>;

export function watchStorage(storage: Storage): StorageState {
  return remembered(() => storage.check(), findingMs);
}

/** Whether the storage is that of the database: a folder that is mounted there may be gone meanwhile. */
export function watchStorageMark(db: Db, storage: Storage): StorageState {
  return remembered(() => checkStorageMark(db, storage), findingMs);
}

/** Whether `check` succeeds in time, as it was found at most `holdsMs` ago. */
export function remembered(check: () => Promise<unknown>, holdsMs: number): () => Promise<boolean> {
  let finding: Promise<boolean> | undefined;
  let foundAt = 0;
  return () => {
    if (finding && performance.now() - foundAt < holdsMs) return finding;
    foundAt = performance.now();
    const found = check().then(
      () => true,
      () => false,
    );
    finding = inTime(found, false);
    return finding;
  };
}

/** The answer, or `instead` where it does not come in time. */
export async function inTime<Answer>(answer: Promise<Answer>, instead: Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(instead), answerWithinMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
