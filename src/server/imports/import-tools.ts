/** What the builders of imports are given, and what they give back. */
import type { Unwritten } from '../../numbers/snapshots/lists-snapshot.ts';
import type { Db } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import type { Changes } from './changes.ts';
import type { Faults } from './faults.ts';
import type { Reading } from './import-file.ts';
import type { Content } from './set-contents.ts';

/** What an import works with. */
export interface ImportTools {
  readonly db: Db;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly faults: Faults;
  readonly progress: (text: string) => void;
  /** How much of the file was read, from 0 to 1; it is read more than once. */
  readonly reading?: Reading | undefined;
  /** Of when the data is, where that was said. */
  readonly asOf: Date | undefined;
  readonly now: Date;
  /** Who imports: the operating system's name for them. */
  readonly by: string;
}

/** A whole set that waits to be stored. */
export interface Built {
  readonly snapshot: Unwritten;
  readonly rows: number;
  /** What it holds, list by list. */
  readonly contents: readonly Content[];
  /** The version that this one continues; undefined where it stands for itself. */
  readonly basedOn?: number;
  /** Of when it is, unless somebody said so; else now. */
  readonly asOf?: Date;
}

export interface ImportOutcome {
  /** `unchanged`: the current set was made from this very file. */
  readonly status: 'loaded' | 'unchanged' | 'checked' | 'refused';
  readonly rows: number;
  readonly version: number | null;
  /** Where it was only checked: what it would change. */
  readonly changes?: Changes;
}
