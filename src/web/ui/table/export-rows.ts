/** Download files of a table (specification, "Tables"): every given row, in order, in every column with data. */
import type { Cell } from 'write-excel-file/browser';
import { csvText } from '../../../shared/base/csv.ts';
import { fileName } from '../../../shared/base/file-name.ts';
import { inEnglish } from '../../locale/in-english.ts';
import type { CellValue } from './cell-value.ts';
import { isData, titleOf, valueOf, type Column } from './columns.ts';

/** Description of a download, for its file names. */
interface Exported {
  /** Description of the rows: their subject, query and days. */
  contents: readonly (string | number | null | undefined)[];
  /** Text of the rows' filter. */
  filter: string;
  /** Part of the whole, if rows are missing: `first-1000-of-1900`. */
  part: string | undefined;
}

/** Returns the specification's name for the CSV file (section 9), and a descriptive one for the workbook. */
export function exportNames({ contents, filter, part }: Exported): { csv: string; xlsx: string } {
  return { csv: `${fileName('export', part)}.csv`, xlsx: `${fileName(...contents, filter, part)}.xlsx` };
}

/** Returns the rows as CSV, with ";" between cells, and a byte order mark so that Excel reads UTF-8. In English for every reader: programs read it by name. */
export function exportCsv<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvText(
    inEnglish(() => cellsOf(columns, rows)),
    { bom: true },
  );
}

/** Returns the titles and the values of the columns with data. */
function cellsOf<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): [titles: string[], ...values: CellValue[][]] {
  const exported = columns.filter(isData);
  return [exported.map(titleOf), ...rows.map((row) => exported.map((column) => valueOf(column, row)))];
}

/** Returns the rows as a workbook, whose library loads on first use. Text stays text: spreadsheets turn the code 01 into 1, and a number into 4.477E+11. */
export async function exportXlsx<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const [titles, ...values] = inEnglish(() => cellsOf(columns, rows));
  const head = titles.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  return writeXlsxFile([head, ...values.map((row) => row.map(cellOf))]).toBlob();
}

/** Returns the typed cell of a value; null if it is empty. */
export function cellOf(value: CellValue): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return typeof value === 'boolean' ? { value, type: Boolean } : { value, type: String };
}
