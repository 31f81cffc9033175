import { FlexRender } from '@tanstack/react-table';
import { useState, type ReactNode } from 'react';
import { cellValueOf } from './cell-value.ts';
import { hidesTitle, type TableOf } from './columns.ts';
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

const edge = 'border-b border-border p-0';

/** Keeps the first column in place at every width. Its border appears once the rest has moved under it. */
export const firstColumn = 'sticky start-0 border-e border-e-transparent in-data-moved:border-e-border';

/** Keeps a last column of actions in place where its words have room, or where it is one button. Its border appears while the rest is under it. */
export const lastColumn =
  'border-s border-s-transparent max-[640px]:sticky max-[640px]:end-0 max-[640px]:in-data-more:border-s-border md:sticky md:end-0 md:in-data-more:border-s-border';

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
        const { isMono } = columnDef.meta ?? {};
        const look = `${edge} ${numeric.has(id) ? 'text-end tabular-nums' : 'text-start'} ${isMono ? 'mono' : ''}`;
        if (hidesTitle(columnDef))
          return (
            <td key={id} className={`${look} ${lastColumn} z-10 bg-inherit whitespace-nowrap`}>
              <div className="px-3 max-[640px]:px-0">
                <FlexRender cell={shown} />
              </div>
            </td>
          );
        if (index > 0)
          return (
            <td key={id} className={look}>
              <Line cell={shown} most={columnDef.meta?.shrinks ? 'max-w-120' : 'max-w-80'} least={`${alwaysFits}ch + 1.5rem`} />
            </td>
          );
        return (
          <th key={id} scope="row" className={`${look} ${firstColumn} z-10 bg-inherit font-medium`}>
            <div className={`flex items-center ${opener ? 'ps-2' : ''}`}>
              {opener}
              <Line cell={shown} most="max-w-[max(40cqi,8.5rem)]" least="9rem,40cqi" />
            </div>
          </th>
        );
      })}
    </tr>
  );
}

/** The length up to which a text fits into every column, so that it needs no title. */
const alwaysFits = 10;

interface LineProps<Row extends object> {
  cell: ReturnType<TableRowOf<Row>['getVisibleCells']>[number];
  /** Class of the greatest width. */
  most: string;
  /** Lengths of CSS to the least of which a column shrinks. */
  least: string;
}

/**
 * Shows a cell on one line: what has no room is cut, with the whole text in a title. A column that shrinks keeps a readable rest. Text keeps its own direction
 * and the side of its column. The padding leaves room for the focus ring of a link.
 */
function Line<Row extends object>({ cell, most, least }: LineProps<Row>) {
  const { isTime, shrinks } = cell.column.columnDef.meta ?? {};
  const value = cellValueOf(cell.getValue());
  const isLong = typeof value === 'string' && value.length > alwaysFits;
  const line = (
    <div
      dir="auto"
      title={isLong ? value : undefined}
      className={`truncate px-3 py-1 [text-align:match-parent] print:max-w-none print:overflow-visible print:p-0 print:whitespace-normal ${isTime ? '' : most}`}
    >
      <FlexRender cell={cell} />
    </div>
  );
  if (!shrinks) return line;
  const room = `${String(value ?? '').length}ch + 1.5rem`;
  return (
    <div className="grid print:block" style={{ gridTemplateColumns: `minmax(min(${least},${room}), max-content)` }}>
      {line}
    </div>
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
      <svg aria-hidden="true" viewBox="0 0 8 8" fill="currentColor" className={`size-2 ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`}>
        <path d="M2 0l5 4-5 4z" />
      </svg>
    </button>
  );
}

/** Fills the width of the button in the row above. */
function Indent() {
  return <span aria-hidden="true" className="w-6 shrink-0" />;
}
