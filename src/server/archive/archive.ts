/**
 * The archive: query records of days that left the database, as Parquet files in the storage, sorted by organisation. `archived_files` says
 * which files there are, `archived_rows` where in them each organisation's records lie.
 */
import type { Storage } from '../storage/storage.ts';
import { createWorkrooms, type Workrooms } from './workroom.ts';

export interface Archive {
  readonly storage: Storage;
  readonly workrooms: Workrooms;
  /** So long files are taken up for one answer. */
  readonly answerMs: number;
}

/** Proxies give a call up after a minute, and what was begun last may take its own time. */
const defaultAnswerMs = 30_000;

interface Place {
  readonly storage: Storage;
  readonly dataDir: string;
  readonly answerMs?: number;
}

export function openArchive({ storage, dataDir, answerMs = defaultAnswerMs }: Place): Archive {
  return { storage, workrooms: createWorkrooms(dataDir), answerMs };
}

/** What a file is known by. */
export interface FileName {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** Where a file lies in the storage. A file never changes: one that is written anew has another id. */
export function keyOf({ id, day }: FileName): string {
  return `archive/${day}/${id}.parquet`;
}
