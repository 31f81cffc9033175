/** The input and output of import builders. */
import type { Unwritten } from '../../../numbers/snapshots/lists-snapshot.ts';
import type { Part } from '../snapshot-files.ts';
import type { Db } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Changes } from './changes.ts';
import type { Faults } from './faults.ts';
import type { Reading } from './import-file.ts';
import type { Scratch } from './scratch.ts';
import type { Content } from './set-contents.ts';

export interface ImportTools {
  readonly db: Db;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly faults: Faults;
  readonly progress: (text: string) => void;
  /** Fraction of the file read so far, from 0 to 1; the file is read more than once. */
  readonly reading?: Reading | undefined;
  /** The as-of time of the data, if it was given. */
  readonly asOf: Date | undefined;
  readonly now: Date;
  /** The importing user, by the name in the operating system. */
  readonly by: string;
  /** Overrides of the default limits, for tests and benchmarks. */
  readonly limits?: ImportLimits | undefined;
}

export interface ImportLimits {
  /** Maximum size of a segment of ported numbers in memory, about the length of its file. */
  readonly segmentBytes: number;
  /** Maximum share of changed numbers in a segment; above it, the segment is rewritten. */
  readonly changedShare: number;
  /** Number of rows sorted at once. */
  readonly rowsPerRun: number;
}

/** The tools of builders: also a place for temporary files until the import is over. */
export interface BuildTools extends ImportTools {
  readonly scratch: Scratch;
}

/** A whole set, ready to be stored. */
export interface Built {
  readonly snapshot: Unwritten;
  /** Files that the snapshot names. */
  readonly parts?: readonly Part[];
  readonly rows: number;
  /** The contents, list by list. */
  readonly contents: readonly Content[];
  /** The version that this one continues; undefined if it stands alone. */
  readonly basedOn?: number;
  /** The as-of time, unless one was given; else now. */
  readonly asOf?: Date;
}

export interface ImportOutcome {
  /** `unchanged`: the current set was made from this very file. */
  readonly status: 'loaded' | 'unchanged' | 'checked' | 'refused';
  readonly rows: number;
  readonly version: number | null;
  /** Ported numbers only: the coverage, and the version that it was taken from if the import declared none. */
  readonly covers?: string[] | null;
  readonly coveredAs?: number;
  /** Check only: the changes that the import would make. */
  readonly changes?: Changes;
  /** Rows that an earlier import brought and that are not counted again, with their lines as from-to pairs. */
  readonly before?: { readonly rows: number; readonly lines: readonly (readonly [number, number])[] };
}
