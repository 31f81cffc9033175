/** The files of a table's download (specification, "Tables"): every row given, in its order, in every column that holds data. */
import type { Cell } from 'write-excel-file/browser';
import { csvText } from '../../../shared/base/csv.ts';
import { fileName } from '../../../shared/base/file-name.ts';
import type { CellValue } from './cell-value.ts';
import { isData, titleOf, valueOf, type Column } from './columns.ts';

/** What a table's files hold. */
interface Exported {
  /** What the rows are: their subject, what was asked for, their days. */
  contents: readonly (string | number | null | undefined)[];
  /** The text that the rows were filtered by. */
  filter: string;
  /** How much of the whole the rows are, where they are not all there are: `first-1000-of-1900`. */
  part: string | undefined;
}

/** The name that the specification has for the one (section 9), and one that says what it holds for the other. */
export function exportNames({ contents, filter, part }: Exported): { csv: string; xlsx: string } {
  return { csv: `${fileName('export', part)}.csv`, xlsx: `${fileName(...contents, filter, part)}.xlsx` };
}

/** With ";" between cells, and a byte order mark so that Excel reads UTF-8. */
export function exportCsv<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter(isData);
  return csvText([exported.map(titleOf), ...rows.map((row) => exported.map((column) => valueOf(column, row)))], { bom: true });
}

/** As a workbook, whose library is fetched at the first use. Text stays text: a spreadsheet left to itself makes 1 of the code 01, and 4.477E+11 of a number. */
export async function exportXlsx<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const exported = columns.filter(isData);
  const head = exported.map((column): Cell => ({ value: titleOf(column), type: String, fontWeight: 'bold' }));
  return writeXlsxFile([head, ...rows.map((row) => exported.map((column) => cellOf(valueOf(column, row))))]).toBlob();
}

/** What the cell holds, by its type; nothing where there is nothing. */
export function cellOf(value: CellValue): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return typeof value === 'boolean' ? { value, type: Boolean } : { value, type: String };
}
