/** How rows are written, piece by piece. */
export interface RowForm {
  /** Some cells of a row. Those of results are safe as they are stored, own ones are as they came. */
  cells(cells: readonly string[], place: Place): string;
  /** A row of such pieces; the heading is row 1. */
  row(pieces: readonly string[], number: number): string;
}

/** Where cells stand: `from` which file they are, and in which column the first of them is, from 0. */
interface Place {
  readonly from: 'results' | 'own';
  readonly column: number;
}
