import { headOf, hidesTitle, titleOf, type TableOf } from './columns.ts';
import { firstColumn, lastColumn } from './TableBody.tsx';
import type { Sort } from './table-view.ts';
import { tableText } from './table.text.ts';

interface TableHeadProps<Row extends object> {
  table: TableOf<Row>;
  numeric: ReadonlySet<string>;
  height: string;
}

const directions: Record<'asc' | 'desc', Sort['direction']> = { asc: 'ascending', desc: 'descending' };

/** Length of a title that has a line of its own; longer ones take two. */
const oneLine = 16;

/** The header row: a button in each column that sorts, and `aria-sort` on the one column that does. */
export function TableHead<Row extends object>({ table, numeric, height }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr className={height}>
        {table.getVisibleLeafColumns().map((column, index) => {
          const title = titleOf(column.columnDef);
          if (hidesTitle(column.columnDef))
            return (
              <th
                key={column.id}
                scope="col"
                className={`sticky top-0 z-20 border-b border-border bg-sunken px-3 max-[640px]:w-11 max-[640px]:px-0 ${lastColumn}`}
              >
                <span className="sr-only">{title}</span>
              </th>
            );
          const { heading } = column.columnDef.meta ?? {};
          const named = headOf(column.columnDef);
          const sorted = column.getIsSorted();
          const direction = sorted ? directions[sorted] : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              className={`sticky top-0 text-balance border-b border-border bg-sunken px-3 py-1 font-semibold text-text-2 ${index === 0 ? `${firstColumn} z-20` : 'z-10'} ${numeric.has(column.id) ? 'text-end' : 'text-start'} ${named.length > oneLine ? 'min-w-36' : 'whitespace-nowrap'}`}
            >
              {heading ?? (column.getCanSort() ? null : named)}
              {column.getCanSort() && (
                <SortButton title={named} hasHeading={heading !== undefined} direction={direction} onClick={() => column.toggleSorting()} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  title: string;
  hasHeading: boolean;
  direction: Sort['direction'] | undefined;
  onClick: () => void;
}

function SortButton({ title, hasHeading, direction, onClick }: SortButtonProps) {
  return (
    <button
      type="button"
      aria-label={hasHeading ? tableText.sortBy(title) : undefined}
      onClick={onClick}
      className="inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-control text-start font-semibold hover:text-text"
    >
      {hasHeading ? null : title}
      <svg
        aria-hidden="true"
        viewBox="0 0 8 12"
        fill="currentColor"
        className={`h-3 w-2 shrink-0 ${direction ? 'text-text' : 'text-text-3'}`}
      >
        {direction !== 'descending' && <path d="M4 0 7.5 5h-7z" />}
        {direction !== 'ascending' && <path d="M4 12 .5 7h7z" />}
      </svg>
    </button>
  );
}
