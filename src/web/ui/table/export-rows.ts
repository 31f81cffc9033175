/** Download files of a table (specification, "Tables"): every given row, in order, in every column with data. */
import type { Cell } from 'write-excel-file/browser';
import { csvText } from '../../../shared/base/csv.ts';
import { fileName } from '../../../shared/base/file-name.ts';
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

/** Returns the rows as CSV, with ";" between cells, and a byte order mark so that Excel reads UTF-8. */
export function exportCsv<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter(isData);
  return csvText([exported.map(titleOf), ...rows.map((row) => exported.map((column) => valueOf(column, row)))], { bom: true });
}

/** Returns the rows as a workbook, whose library loads on first use. Text stays text: spreadsheets turn the code 01 into 1, and a number into 4.477E+11. */
export async function exportXlsx<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const exported = columns.filter(isData);
  const head = exported.map((column): Cell => ({ value: titleOf(column), type: String, fontWeight: 'bold' }));
  return writeXlsxFile([head, ...rows.map((row) => exported.map((column) => cellOf(valueOf(column, row))))]).toBlob();
}

/** Returns the typed cell of a value; null if it is empty. */
export function cellOf(value: CellValue): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return typeof value === 'boolean' ? { value, type: Boolean } : { value, type: String };
}
