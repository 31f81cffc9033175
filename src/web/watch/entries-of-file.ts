/** The cells of a file's column with the numbers. */
export interface EntriesOfFile {
  readonly lines: readonly string[];
  readonly column: number;
  /** The titles of all columns; an empty text for a column without one. */
  readonly titles: readonly string[];
}
