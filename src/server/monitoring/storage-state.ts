/** State of the storage for frequent callers: a result holds for some seconds, or the checks would fill the storage with trial files. */
import { setTimeout } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import { checkStorageMark } from '../storage/storage-mark.ts';
import type { Storage } from '../storage/storage.ts';

/** Time limit: a part that hangs counts as away. */
const answerWithinMs = 3_000;
const stepMs = 100;
const findingMs = 5_000;

export type StorageState = () => Promise<boolean>;

export function watchStorage(storage: Storage): StorageState {
  return remembered(() => storage.check(), findingMs);
}

/** Watches whether the storage is the database's own: a mounted folder may vanish. */
export function watchStorageMark(db: Db, storage: Storage): StorageState {
  return remembered(() => checkStorageMark(db, storage), findingMs);
}

/** Returns a function that tells whether `check` succeeds in time, from a result at most `holdsMs` old. */
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

/**
 * Returns the answer, or `instead` if it does not come in time. A process that is busy for seconds reads nothing meanwhile: such a pause counts as one
 * step, or an overloaded node would call its database unreachable, whose answer waits to be read.
 */
export async function inTime<Answer>(answer: Promise<Answer>, instead: Answer): Promise<Answer> {
  const isOver = new AbortController();
  const late = async () => {
    for (let waited = 0; waited < answerWithinMs; waited += stepMs) await setTimeout(stepMs, undefined, { signal: isOver.signal });
    return instead;
  };
  return Promise.race([answer, late()]).finally(() => isOver.abort());
}
