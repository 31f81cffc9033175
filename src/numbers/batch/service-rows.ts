/** What one service answered to some rows of a batch, whether the data answered or a network. */
export interface ServiceRows {
  /** A CSV row for each row asked, in their order: what `csvOfAnswer` writes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many rows failed, in the sense of `isFailure`. */
  readonly failed: number;
  /** How many rows succeeded and failed, by `countryOfNumber`. */
  readonly counts: ReadonlyMap<string, readonly [succeeded: number, failed: number]>;
}
