import { FlexRender } from '@tanstack/react-table';
import { useId, type ReactNode } from 'react';
import { headOf, hidesTitle, idOf, titleOf, type TableOf } from './columns.ts';
import type { Sort } from './table-view.ts';
import type { TableRowOf } from './use-data-table.ts';
import { tableText } from './table.text.ts';

export interface CardsProps<Row extends object> {
  caption: ReactNode;
  table: TableOf<Row>;
  /** Rows of the page. */
  rows: readonly TableRowOf<Row>[];
  /** Text in place of rows. */
  empty: ReactNode;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Number of cards that need no order, since they are seen at a glance. */
const mostUnsorted = 5;

/** Shows the rows of a short list one below the other where a table has no room: what names the row, then its other cells with their titles. */
export function Cards<Row extends object>({ caption, table, rows, empty, sort, onSort }: CardsProps<Row>) {
  const id = useId();
  const sortable = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={id} className="text-h3 font-semibold">
          {caption}
        </p>
        {rows.length > mostUnsorted && sortable.length > 0 && (
          <Order titles={sortable.map(({ columnDef }) => [idOf(columnDef), titleOf(columnDef)])} sort={sort} onSort={onSort} />
        )}
      </div>
      {rows.length === 0 && <div className="text-small text-text-2">{empty}</div>}
      <ul aria-labelledby={id} className="flex flex-col gap-2 empty:hidden">
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
    </div>
  );
}

function Card<Row extends object>({ row }: { row: TableRowOf<Row> }) {
  const [name, ...cells] = row.getVisibleCells();
  if (name === undefined) return null;
  const facts = cells.filter((cell) => !hidesTitle(cell.column.columnDef) && cell.getValue() !== '');
  const actions = cells.filter((cell) => hidesTitle(cell.column.columnDef));
  return (
    <li data-card="" className="relative rounded-card border border-border bg-surface p-3 text-small">
      <div
        className={`mb-2 font-medium wrap-anywhere ${name.column.columnDef.meta?.isMono ? 'mono' : ''} ${actions.length > 0 ? 'pe-10' : ''}`}
      >
        <FlexRender cell={name} />
      </div>
      <dl className="grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)] gap-x-4 gap-y-1">
        {facts.map((cell) => (
          <div key={cell.id} className="contents">
            <dt className="wrap-anywhere text-text-2">{headOf(cell.column.columnDef)}</dt>
            <dd dir="auto" className={`text-start wrap-anywhere ${cell.column.columnDef.meta?.isMono ? 'mono' : ''}`}>
              <FlexRender cell={cell} />
            </dd>
          </div>
        ))}
      </dl>
      {actions.map((cell) => (
        <div key={cell.id} className="absolute end-0 top-0.5">
          <FlexRender cell={cell} />
        </div>
      ))}
    </li>
  );
}

interface OrderProps {
  titles: readonly (readonly [id: string, title: string])[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

const directions = ['ascending', 'descending'] as const;

/** Lets the user choose the order that the head of a table would set. */
function Order({ titles, sort, onSort }: OrderProps) {
  const orders = titles.flatMap(([column, title]) =>
    directions.map((direction) => ({ sort: { column, direction }, label: tableText.said.sorted(title, direction) })),
  );
  return (
    <select
      aria-label={tableText.order}
      value={orders.findIndex((order) => order.sort.column === sort?.column && order.sort.direction === sort.direction)}
      onChange={(event) => onSort(orders[Number(event.target.value)]?.sort ?? null)}
      className="h-8 max-w-full rounded-control border border-border-strong bg-surface px-2 text-small text-text"
    >
      <option value={-1}>{tableText.said.unsorted}</option>
      {orders.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
