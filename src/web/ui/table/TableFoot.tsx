import { firstColumn } from './TableBody.tsx';
import { valueOf, type Column, type FieldOf } from './columns.ts';
import { formatCount } from '../../locale/current-locale.ts';
import { tableText } from './table.text.ts';

interface TableFootProps<Row extends object> {
  columns: readonly Column<Row>[];
  /** Every row that passes the filter, on whatever page. */
  rows: readonly Row[];
  totalOf: readonly FieldOf<Row>[];
  height: string;
}

/** The totals row: columns added up over all filtered rows. */
export function TableFoot<Row extends object>({ columns, rows, totalOf, height }: TableFootProps<Row>) {
  const added: readonly string[] = totalOf;
  const totalIn = (column: Column<Row>) => rows.reduce((sum, row) => sum + Number(valueOf(column, row)), 0);
  const look = 'sticky bottom-0 border-t border-border-strong bg-sunken px-3 font-semibold';
  return (
    <tfoot>
      <tr className={height}>
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={column.id} scope="row" className={`${look} ${firstColumn} z-20 text-start`}>
              {tableText.total}
            </th>
          ) : (
            <td key={column.id} className={`${look} z-10 text-end`}>
              {added.includes(column.id) && formatCount(totalIn(column))}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
