import type { RowSources } from './row-sources.ts';

/** What one service answered to some rows of a batch, whether the data answered or a network. */
export interface ServiceRows {
  /** A CSV row for each row asked, in their order: what `csvOfAnswer` writes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many rows failed, in the sense of `isFailure`. */
  readonly failed: number;
  /** How many rows succeeded and failed, by `countryOfNumber`. */
  readonly counts: ReadonlyMap<string, readonly [succeeded: number, failed: number]>;
  /** How many rows ended with each reason code. */
  readonly reasons: ReadonlyMap<number, number>;
  /** How many rows name each operator as the one that serves the number, by `operatorIn`. */
  readonly operators: ReadonlyMap<string, number>;
  /** Where each row's answer comes from. */
  readonly sources: RowSources;
}

/** The operator that an answer names, of two the one that serves the number now; '' where it names none, or does not know it. */
export function operatorIn({ ccn, cn }: { readonly ccn?: string | null | undefined; readonly cn?: string | null | undefined }): string {
  return (ccn === undefined ? cn : ccn) ?? '';
}

/** Adds to what a map counts. */
export function countIn<Key>(counts: Map<Key, number>, key: Key, rows: number): void {
  counts.set(key, (counts.get(key) ?? 0) + rows);
}
