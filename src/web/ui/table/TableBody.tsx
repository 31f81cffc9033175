import { FlexRender } from '@tanstack/react-table';
import { useState, type ReactNode } from 'react';
import type { TableOf } from './columns.ts';
import type { TableRowOf } from './use-data-table.ts';

interface TableBodyProps<Row extends object> {
  table: TableOf<Row>;
  /** Rows of the page. */
  rows: readonly TableRowOf<Row>[];
  numeric: ReadonlySet<string>;
  height: string;
  empty: ReactNode;
  subRows: SubRows<Row> | undefined;
}

/** Rows to which a row expands, in the same columns. A row without any cannot expand. */
export interface SubRows<Row> {
  of: (row: Row) => readonly Row[];
  /** Label of the button of a row, such as "Services of march.csv". */
  label: (row: Row) => string;
}

const cell = 'border-b border-border px-3 whitespace-nowrap';

/**
 * Keeps the first column in place at every width, with at most 40 % of the region, or the width of a date beside its opener: longer text wraps. Its border
 * appears once the rest has moved under it.
 */
export const firstColumn = 'sticky start-0 border-e border-e-transparent in-data-moved:border-e-border';

/** Shows striped rows. The first column names the row. */
export function TableBody<Row extends object>({ table, rows, numeric, height, empty, subRows }: TableBodyProps<Row>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (rows.length === 0) {
    return (
      <tbody>
        <tr className={height}>
          <td colSpan={table.getVisibleLeafColumns().length} className="px-3 py-4 text-text-2">
            {empty}
          </td>
        </tr>
      </tbody>
    );
  }
  const toggle = (id: string) => setOpened(new Set(opened.has(id) ? [...opened].filter((other) => other !== id) : [...opened, id]));
  const looks = { numeric, height };
  return (
    <tbody>
      {rows.flatMap((row) => {
        const isOpen = opened.has(row.id);
        const opener = subRows && row.subRows.length > 0 && (
          <Opener label={subRows.label(row.original)} isOpen={isOpen} onPress={() => toggle(row.id)} />
        );
        return [
          <TableRow key={row.id} {...looks} row={row} opener={opener} look="bg-surface even:bg-stripe" />,
          ...(isOpen
            ? row.subRows.map((inner) => <TableRow key={inner.id} {...looks} row={inner} opener={<Indent />} look="bg-sunken" />)
            : []),
        ];
      })}
    </tbody>
  );
}

interface TableRowProps<Row extends object> {
  row: TableRowOf<Row>;
  numeric: ReadonlySet<string>;
  height: string;
  /** Shown before the first cell. */
  opener: ReactNode;
  look: string;
}

function TableRow<Row extends object>({ row, numeric, height, opener, look: rowLook }: TableRowProps<Row>) {
  return (
    <tr className={`group hover:bg-hover ${rowLook} ${height}`}>
      {row.getVisibleCells().map((shown, index) => {
        const { id, columnDef } = shown.column;
        const { isMono, wraps } = columnDef.meta ?? {};
        const content = <FlexRender cell={shown} />;
        const look = `${cell} ${numeric.has(id) ? 'text-end' : 'text-start'} ${isMono ? 'mono' : ''}`;
        return index === 0 ? (
          <th key={id} scope="row" className={`${look} ${firstColumn} z-10 bg-inherit font-medium`}>
            <div className={`flex max-w-[max(40cqi-1.5rem,7rem)] items-center gap-1.5 py-1 ${wraps ? '' : 'w-max'}`}>
              {opener}
              <div className="min-w-0 wrap-break-word whitespace-normal">{content}</div>
            </div>
          </th>
        ) : (
          <td key={id} className={look}>
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

/** Fills the width of the button in the row above. */
function Indent() {
  return <span aria-hidden="true" className="w-6 shrink-0" />;
}
