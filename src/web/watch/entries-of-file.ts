/** The cells of the column with the numbers. */
export interface EntriesOfFile {
  readonly lines: readonly string[];
  readonly column: number;
  /** Of every column; empty where it has none. */
  readonly titles: readonly string[];
}
