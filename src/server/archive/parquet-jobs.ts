/** What the thread that reads and writes Parquet is asked, and what it answers. Everything here goes through `postMessage`. */
import type { QueryRecord } from '../query-records/record-columns.ts';

/** A query record as it lies in a file. */
export interface ArchivedRecord extends Omit<QueryRecord, 'at'> {
  /** Microseconds since 1970. */
  readonly atMicros: number;
  readonly id: string;
  readonly importId: number | null;
}

/** Which records of one organisation are wanted. Only values: the thread writes the statement. */
export interface Wanted {
  readonly organisationId: number;
  /** Milliseconds since 1970, the second one not counted. */
  readonly fromMs: number;
  readonly beforeMs: number;
  readonly service?: string | undefined;
  readonly country?: string | undefined;
  /** The number begins with one of them; those that are equally long together. */
  readonly prefixes?: readonly (readonly string[])[] | undefined;
  readonly code?: number | undefined;
  readonly userId?: string | undefined;
  readonly keyId?: string | undefined;
  /** Only records with these reason codes, or without. */
  readonly codes?: { readonly list: readonly number[]; readonly areExcluded: boolean } | undefined;
}

/** Where the row groups of one organisation lie in a file. */
export interface OrganisationRows {
  readonly organisationId: number;
  readonly rows: number;
  readonly firstByte: number;
  /** Not counted. */
  readonly endByte: number;
}

export interface Layout {
  readonly rows: number;
  /** Where the description of the file begins, which ends with it. */
  readonly footerByte: number;
  readonly organisations: readonly OrganisationRows[];
  readonly importIds: readonly number[];
}

/** So many queries of one kind. */
export interface RemovedCount {
  readonly organisationId: number;
  readonly day: string;
  readonly service: string;
  readonly country: string;
  readonly rc: number;
  readonly queries: number;
}

/** Each kind of job: what is asked, and what is answered. */
export interface Jobs {
  /** Begins a file that is not written yet. */
  begin: { asks: { file: string }; answers: null };
  append: { asks: { file: string; records: readonly ArchivedRecord[] }; answers: null };
  /** Writes it to `path`, and reads it back: throws where what is there is not what was appended. */
  finish: { asks: { file: string; path: string }; answers: Layout };
  /** Forgets a file that is not wanted any more. */
  forget: { asks: { file: string }; answers: null };
  /** The newest first, those before a place. */
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
  /** How many records of an import a file has. */
  countImport: { asks: { path: string; importId: number }; answers: number };
  /** Writes a file without the records of an organisation or of an import to another path; `layout` is null, and nothing written, where none stays. */
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
