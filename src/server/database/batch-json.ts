/** What columns of batches hold as JSON. */

/** The table that came with the file of a batch. */
export interface OwnColumns {
  readonly titles: readonly string[];
  /** Whether its first row is the heading that the titles come from; without one they are made up. */
  readonly hasHeading: boolean;
  /**
   * How many rows it has below the heading where each of them says in its first two cells, which have no title, which line of the file it
   * belongs to, and a note; unsaid where it has a row for each number.
   */
  readonly rows?: number;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** What the rows of a part ended in. */
export interface PartTally {
  /** Rows by reason code, for each service in the order of the batch. */
  readonly reasons: readonly Readonly<Record<string, number>>[];
  /** Numbers by country. */
  readonly countries: Readonly<Record<string, number>>;
  /** Numbers by the name of their operator, '' where it is not known, as the named service says; null where no service says one. */
  readonly operators: { readonly service: string; readonly numbers: Readonly<Record<string, number>> } | null;
}
