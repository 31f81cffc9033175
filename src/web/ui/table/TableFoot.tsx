import { firstColumn } from './TableBody.tsx';
import { type FieldOf, type TableOf } from './columns.ts';
import { formatCount } from '../../locale/current-locale.ts';
import { tableText } from './table.text.ts';

interface TableFootProps<Row extends object> {
  /** Table whose filtered rows are summed, on all pages. */
  table: TableOf<Row>;
  totalOf: readonly FieldOf<Row>[];
  height: string;
}

/** The totals row: columns added up over all filtered rows. */
export function TableFoot<Row extends object>({ table, totalOf, height }: TableFootProps<Row>) {
  const added: readonly string[] = totalOf;
  const totalIn = (id: string) => table.getRowModel().rows.reduce((sum, row) => sum + Number(row.getValue(id)), 0);
  const look = 'sticky bottom-0 border-t border-border-strong bg-sunken px-3 font-semibold';
  return (
    <tfoot>
      <tr className={height}>
        {table.getVisibleLeafColumns().map((column, index) =>
          index === 0 ? (
            <th key={column.id} scope="row" className={`${look} ${firstColumn} z-20 text-start`}>
              {tableText.total}
            </th>
          ) : (
            <td key={column.id} className={`${look} z-10 text-end tabular-nums`}>
              {added.includes(column.id) && formatCount(totalIn(column.id))}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
