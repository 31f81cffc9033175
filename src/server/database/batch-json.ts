/** JSON in columns of batches. */

/** The table that came with the file of a batch. */
export interface OwnColumns {
  readonly titles: readonly string[];
  /** True if its first row is the heading with the titles; without one the titles are made up. */
  readonly hasHeading: boolean;
  /**
   * Number of rows below the heading if the first two cells of each, which have no title, are its line of the file and a note; absent if the table has a row
   * for each number.
   */
  readonly rows?: number;
  readonly bytes: number;
  /** SHA-256 in hex. */
  readonly sha256: string;
}

/** The counted outcomes of the rows of a part. */
export interface PartTally {
  /** Rows by reason code, for each service in the order of the batch. */
  readonly reasons: readonly Readonly<Record<string, number>>[];
  /** Numbers by country. */
  readonly countries: Readonly<Record<string, number>>;
  /** Numbers by the name of their operator, '' if unknown, from the named service; null if no service gives one. */
  readonly operators: { readonly service: string; readonly numbers: Readonly<Record<string, number>> } | null;
}
