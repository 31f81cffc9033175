/** The output format of rows, piece by piece. */
export interface RowForm {
  /** Formats some cells of a row. Cells of results are safe as stored, own ones are raw. */
  cells(cells: readonly string[], place: Place): string;
  /** Joins such pieces to a row; the heading is row 1. */
  row(pieces: readonly string[], number: number): string;
}

/** The origin of cells (`from`), and the column of the first one, from 0. */
interface Place {
  readonly from: 'results' | 'own';
  readonly column: number;
}
