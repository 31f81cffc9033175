import type { Column } from './columns.ts';

interface TableFootProps<Row> {
  columns: readonly Column<Row>[];
  /** Every row that passes the filter, on whatever page. */
  rows: readonly Row[];
  totalOf: string;
  height: string;
}

/** The totals row: one column added up over all filtered rows. */
export function TableFoot<Row>({ columns, rows, totalOf, height }: TableFootProps<Row>) {
  const total = rows.reduce((sum, row) => sum + Number(columns.find(({ id }) => id === totalOf)?.value(row) ?? 0), 0);
  const look = 'sticky bottom-0 border-t border-border-strong bg-sunken px-3 font-semibold';
  return (
    <tfoot>
      <tr className={height}>
        {columns.map(({ id }, index) =>
          index === 0 ? (
            <th key={id} scope="row" className={`${look} z-20 text-start max-md:start-0`}>
              Total
            </th>
          ) : (
            <td key={id} className={`${look} z-10 text-end`}>
              {id === totalOf && total.toLocaleString('en')}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
