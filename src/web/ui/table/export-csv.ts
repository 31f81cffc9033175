/** The "Download data" file of a table (specification, "Tables"): `export.csv` with ";" between cells. */
import { csvText } from '../../../shared/csv.ts';
import { isData, valueOf, type Column } from './columns.ts';

export const exportFileName = 'export.csv';

/** Every row given, in its order, with a byte order mark so that Excel reads UTF-8. */
export function exportCsv<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter(isData);
  return csvText([exported.map(({ title }) => title), ...rows.map((row) => exported.map((column) => valueOf(column, row)))], { bom: true });
}
