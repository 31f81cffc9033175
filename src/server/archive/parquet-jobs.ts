/** Jobs of the thread that reads and writes Parquet, and their answers. Everything here goes through `postMessage`. */
import type { QueryRecord } from '../query-records/record-columns.ts';

/** A query record in the form that a file has. */
export interface ArchivedRecord extends Omit<QueryRecord, 'at'> {
  /** Microseconds since 1970. */
  readonly atMicros: number;
  readonly id: string;
  readonly importId: number | null;
}

/** A filter for the records of one organisation. Values only: the thread writes the statement. */
export interface Wanted {
  readonly organisationId: number;
  /** Milliseconds since 1970; the end is exclusive. */
  readonly fromMs: number;
  readonly beforeMs: number;
  readonly service?: string | undefined;
  readonly country?: string | undefined;
  /** Number prefixes, grouped by length; one of them must match. */
  readonly prefixes?: readonly (readonly string[])[] | undefined;
  readonly code?: number | undefined;
  readonly userId?: string | undefined;
  readonly keyId?: string | undefined;
  /** Only records with these reason codes, or only those without. */
  readonly codes?: { readonly list: readonly number[]; readonly areExcluded: boolean } | undefined;
}

/** The place of one organisation's row groups in a file. */
export interface OrganisationRows {
  readonly organisationId: number;
  readonly rows: number;
  readonly firstByte: number;
  /** Exclusive. */
  readonly endByte: number;
}

export interface Layout {
  readonly rows: number;
  /** First byte of the footer, which is the end of the file. */
  readonly footerByte: number;
  readonly organisations: readonly OrganisationRows[];
  readonly importIds: readonly number[];
}

/** Removed queries of one kind. */
export interface RemovedCount {
  readonly organisationId: number;
  readonly day: string;
  readonly service: string;
  readonly country: string;
  readonly rc: number;
  readonly queries: number;
}

/** Each kind of job with its input and its answer. */
export interface Jobs {
  /** Begins a new file. */
  begin: { asks: { file: string }; answers: null };
  append: { asks: { file: string; records: readonly ArchivedRecord[] }; answers: null };
  /** Writes it to `path` and reads it back: throws if it does not hold what was appended. */
  finish: { asks: { file: string; path: string }; answers: Layout };
  /** Discards a file that is no longer wanted. */
  forget: { asks: { file: string }; answers: null };
  /** Returns the newest records before a place. */
  page: {
    asks: {
      paths: readonly string[];
      wanted: Wanted;
      before: { readonly atMs: number; readonly id: string } | undefined;
      limit: number;
    };
    answers: ArchivedRecord[];
  };
  totals: {
    asks: { paths: readonly string[]; wanted: Wanted; answeredCodes: readonly number[] };
    answers: { answered: number; failed: number };
  };
  /** Counts the records of an import in a file. */
  countImport: { asks: { path: string; importId: number }; answers: number };
  /**
   * Writes a copy of a file without the records of an organisation or an import to another path; `layout` is null, and nothing is written, if no record
   * remains.
   */
  rewrite: {
    asks: { path: string; to: string; without: { organisationId: number } | { importId: number } };
    answers: { layout: Layout | null; removed: readonly RemovedCount[] };
  };
}

export type Kind = keyof Jobs;
export type Answer<K extends Kind> = Jobs[K]['answers'];

export type Job = { [K in Kind]: { readonly kind: K; readonly asks: Jobs[K]['asks'] } }[Kind];
export interface AskedJob {
  readonly id: number;
  readonly job: Job;
}
export type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly error: string; readonly isOutOfTime: boolean });
