import type { RowSources } from './row-sources.ts';

/** Answers of one service to some rows of a batch, from the data or from a network. */
export interface ServiceRows {
  /** One CSV row per row of the batch, in the same order and in the form of `csvOfAnswer`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of failed rows, by `isFailure`. */
  readonly failed: number;
  /** Number of rows that succeeded and failed, by `countryOfNumber`. */
  readonly counts: ReadonlyMap<string, readonly [succeeded: number, failed: number]>;
  /** Number of rows with each reason code. */
  readonly reasons: ReadonlyMap<number, number>;
  /** Number of rows that name each operator as the serving one, by `operatorIn`. */
  readonly operators: ReadonlyMap<string, number>;
  /** The source of each row's answer. */
  readonly sources: RowSources;
}

/** Returns the operator that an answer names, the serving one if there are two; '' if it is missing or unknown. */
export function operatorIn({ ccn, cn }: { readonly ccn?: string | null | undefined; readonly cn?: string | null | undefined }): string {
  return (ccn === undefined ? cn : ccn) ?? '';
}

/** Adds rows to the count of a key. */
export function countIn<Key>(counts: Map<Key, number>, key: Key, rows: number): void {
  counts.set(key, (counts.get(key) ?? 0) + rows);
}
