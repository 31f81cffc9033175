import type { ReactNode } from 'react';
import { Cell } from './cells.tsx';
import type { Column } from './columns.ts';

interface TableBodyProps<Row extends object> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  numeric: ReadonlySet<string>;
  height: string;
  match: { column: string; text: string } | undefined;
  empty: ReactNode;
}

const cell = 'border-b border-border px-3 whitespace-nowrap';

/**
 * Stays in place at every width, and takes at most 40 % of the region: what is longer wraps. The line beside it is there once the rest
 * has moved under it.
 */
export const firstColumn = 'sticky start-0 border-e border-e-transparent in-data-moved:border-e-border';

/** Striped rows. The first column names the row. */
export function TableBody<Row extends object>({ columns, rows, rowId, numeric, height, match, empty }: TableBodyProps<Row>) {
  if (rows.length === 0) {
    return (
      <tbody>
        <tr className={height}>
          <td colSpan={columns.length} className="px-3 py-4 text-text-2">
            {empty}
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowId(row)} className={`group bg-surface even:bg-stripe hover:bg-hover ${height}`}>
          {columns.map((column, index) => {
            const content = <Cell column={column} row={row} match={match?.column === column.id ? match.text : ''} />;
            const look = `${cell} ${numeric.has(column.id) ? 'text-end' : 'text-start'} ${column.isMono ? 'mono' : ''}`;
            return index === 0 ? (
              <th key={column.id} scope="row" className={`${look} ${firstColumn} z-10 bg-inherit font-medium`}>
                <div className="w-max max-w-[calc(40cqi-1.5rem)] py-1 wrap-break-word whitespace-normal">{content}</div>
              </th>
            ) : (
              <td key={column.id} className={look}>
                {content}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
