/** What the builders of imports are given, and what they give back. */
import type { Unwritten } from '../../../numbers/snapshots/lists-snapshot.ts';
import type { Part } from '../snapshot-files.ts';
import type { Db } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Changes } from './changes.ts';
import type { Faults } from './faults.ts';
import type { Reading } from './import-file.ts';
import type { Scratch } from './scratch.ts';
import type { Content } from './set-contents.ts';

/** What an import works with. */
export interface ImportTools {
  readonly db: Db;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly faults: Faults;
  readonly progress: (text: string) => void;
  /** How much of the file was read, from 0 to 1; it is read more than once. */
  readonly reading?: Reading | undefined;
  /** Of when the data is, where that was said. */
  readonly asOf: Date | undefined;
  readonly now: Date;
  /** Who imports: the operating system's name for them. */
  readonly by: string;
  /** Other limits than the usual ones, for tests and benchmarks. */
  readonly limits?: ImportLimits | undefined;
}

export interface ImportLimits {
  /** Of a segment of ported numbers in memory, which is about the length of its file. */
  readonly segmentBytes: number;
  /** Where more than this part of a segment's numbers changed, it is written anew. */
  readonly changedShare: number;
  /** How many rows are sorted at once. */
  readonly rowsPerRun: number;
}

/** What builders are given besides: where they may write until the import is over. */
export interface BuildTools extends ImportTools {
  readonly scratch: Scratch;
}

/** A whole set that waits to be stored. */
export interface Built {
  readonly snapshot: Unwritten;
  /** Files that the snapshot names. */
  readonly parts?: readonly Part[];
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
  /** Of ported numbers: what they cover, and the version that this is taken from where the import did not say it. */
  readonly covers?: string[] | null;
  readonly coveredAs?: number;
  /** Where it was only checked: what it would change. */
  readonly changes?: Changes;
  /** Rows of the file that were imported before and count no second time, and their lines, each from and to. */
  readonly before?: { readonly rows: number; readonly lines: readonly (readonly [number, number])[] };
}
