import { valueOf, type Column, type FieldOf } from './columns.ts';

interface TableFootProps<Row extends object> {
  columns: readonly Column<Row>[];
  /** Every row that passes the filter, on whatever page. */
  rows: readonly Row[];
  totalOf: FieldOf<Row>;
  height: string;
}

/** The totals row: one column added up over all filtered rows. */
export function TableFoot<Row extends object>({ columns, rows, totalOf, height }: TableFootProps<Row>) {
  const added = columns.find(({ id }) => id === totalOf);
  const total = added ? rows.reduce((sum, row) => sum + Number(valueOf(added, row)), 0) : 0;
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
