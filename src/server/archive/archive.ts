/**
 * The archive: query records of past days, moved out of the database into Parquet files in the storage, sorted by organisation. `archived_files` lists the
 * files, `archived_rows` the place of each organisation's records in them.
 */
import type { Storage } from '../storage/storage.ts';
import { createWorkrooms, type Workrooms } from './workroom.ts';

export interface Archive {
  readonly storage: Storage;
  readonly workrooms: Workrooms;
  /** Milliseconds during which one answer may open more files. */
  readonly answerMs: number;
}

/** Proxies give up after a minute, and the last file may still need its time. */
const defaultAnswerMs = 30_000;

interface Place {
  readonly storage: Storage;
  readonly dataDir: string;
  readonly answerMs?: number;
}

export function openArchive({ storage, dataDir, answerMs = defaultAnswerMs }: Place): Archive {
  return { storage, workrooms: createWorkrooms(dataDir), answerMs };
}

/** The identity of a file. */
export interface FileName {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** Returns the storage key of a file. A file never changes: a rewritten one gets a new id. */
export function keyOf({ id, day }: FileName): string {
  return `archive/${day}/${id}.parquet`;
}
