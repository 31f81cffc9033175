import { useState, type ReactNode } from 'react';
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
  subRows: SubRows<Row> | undefined;
}

/** Rows that a row opens to, in the same columns. Where it has none there is nothing to open. */
export interface SubRows<Row> {
  of: (row: Row) => readonly Row[];
  /** What the button says of the row, as in "Services of march.csv". */
  label: (row: Row) => string;
}

const cell = 'border-b border-border px-3 whitespace-nowrap';

/**
 * Stays in place at every width, and takes at most 40 % of the region, or what a date beside its opener needs: what is longer wraps. The line beside it is there once the rest
 * has moved under it.
 */
export const firstColumn = 'sticky start-0 border-e border-e-transparent in-data-moved:border-e-border';

/** Striped rows. The first column names the row. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { columns, rows, rowId, height, empty, subRows } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
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
  const toggle = (key: string) => setOpened(new Set(opened.has(key) ? [...opened].filter((other) => other !== key) : [...opened, key]));
  return (
    <tbody>
      {rows.flatMap((row) => {
        const key = rowId(row);
        const within = subRows?.of(row) ?? [];
        const isOpen = opened.has(key);
        const opener =
          subRows && within.length > 0 ? <Opener label={subRows.label(row)} isOpen={isOpen} onPress={() => toggle(key)} /> : null;
        return [
          <TableRow key={key} {...props} row={row} opener={opener} look="bg-surface even:bg-stripe" />,
          ...(isOpen
            ? within.map((inner) => <TableRow key={rowId(inner)} {...props} row={inner} opener={<Indent />} look="bg-sunken" />)
            : []),
        ];
      })}
    </tbody>
  );
}

interface TableRowProps<Row extends object> extends Pick<TableBodyProps<Row>, 'columns' | 'numeric' | 'height' | 'match'> {
  row: Row;
  /** Stands before the first cell. */
  opener: ReactNode;
  look: string;
}

function TableRow<Row extends object>({ columns, numeric, height, match, row, opener, look: rowLook }: TableRowProps<Row>) {
  return (
    <tr className={`group hover:bg-hover ${rowLook} ${height}`}>
      {columns.map((column, index) => {
        const content = <Cell column={column} row={row} match={match?.column === column.id ? match.text : ''} />;
        const look = `${cell} ${numeric.has(column.id) ? 'text-end' : 'text-start'} ${column.isMono ? 'mono' : ''}`;
        return index === 0 ? (
          <th key={column.id} scope="row" className={`${look} ${firstColumn} z-10 bg-inherit font-medium`}>
            <div className={`flex max-w-[max(40cqi-1.5rem,7rem)] items-center gap-1.5 py-1 ${column.wraps ? '' : 'w-max'}`}>
              {opener}
              <div className="min-w-0 wrap-break-word whitespace-normal">{content}</div>
            </div>
          </th>
        ) : (
          <td key={column.id} className={look}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function Opener({ label, isOpen, onPress }: { label: string; isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onPress}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-control hover:bg-hover"
    >
      <svg
        aria-hidden="true"
        width="8"
        height="8"
        viewBox="0 0 8 8"
        fill="currentColor"
        className={isOpen ? 'rotate-90' : 'rtl:rotate-180'}
      >
        <path d="M2 0l5 4-5 4z" />
      </svg>
    </button>
  );
}

/** As wide as the button of the row above. */
function Indent() {
  return <span aria-hidden="true" className="w-6 shrink-0" />;
}
