import type { ReactNode } from 'react';
import { ScrollRegion } from './ScrollRegion.tsx';

export interface PlainColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** True if the column names the row; default: the first column. */
  isRowHeading?: boolean;
  /** True to align the cells to the end, as for numbers. */
  isNumeric?: boolean;
  /** True for codes and digits. */
  isMono?: boolean;
  /** Styles its cells alone. */
  className?: string;
  /** Styles its head alone. */
  headClassName?: string;
}

interface PlainTableProps<Row> {
  /** Names the table and its scroll region. */
  name: string;
  /** Visible caption; without one the name is for screen readers only. */
  caption?: ReactNode;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row, index: number) => string;
  /** Returns the id of a row that an address can link to; `isMarked` is true if the address names it now. */
  targetOf?: (row: Row) => { id: string; isMarked: boolean };
  /** Styles the scroll region. */
  className?: string;
}

const edge = 'border-b border-border px-2.5 first:ps-3';
const marked = 'bg-selected shadow-[inset_3px_0_0_var(--accent-edge)]';

/** A table without sorting, filters or pages (`DataTable` has them). */
export function PlainTable<Row>({ name, caption, columns, rows, rowId, targetOf, className = '' }: PlainTableProps<Row>) {
  const headingAt = Math.max(
    columns.findIndex(({ isRowHeading }) => isRowHeading),
    0,
  );
  return (
    <ScrollRegion name={name} className={className}>
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className={caption === undefined ? 'sr-only' : 'px-3 py-2.5 text-start text-h3 font-semibold'}>{caption ?? name}</caption>
        <thead>
          <tr className="h-9">
            {columns.map(({ title, isNumeric, headClassName = '' }) => (
              <th
                key={title}
                scope="col"
                className={`${edge} sticky top-0 z-10 bg-sunken font-semibold whitespace-nowrap text-text-2 ${isNumeric ? 'text-end' : 'text-start'} ${headClassName}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const target = targetOf?.(row);
            const ground = target?.isMarked ? marked : 'bg-surface even:bg-stripe hover:bg-hover';
            return (
              <tr
                key={rowId(row, index)}
                className={`${ground} ${target ? 'scroll-mt-14 break-inside-avoid -outline-offset-2' : ''}`}
                {...(target && { id: target.id, tabIndex: -1 })}
              >
                {columns.map((column, at) => (
                  <Cell key={column.title} column={column} isHeading={at === headingAt}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface CellProps<Row> {
  column: PlainColumn<Row>;
  isHeading: boolean;
  children: ReactNode;
}

function Cell<Row>({ column: { isNumeric, isMono, className = '' }, isHeading, children }: CellProps<Row>) {
  const look = `${edge} py-1.5 align-baseline ${isMono ? 'mono' : ''} ${isNumeric ? 'text-end' : ''} ${className}`;
  if (!isHeading) return <td className={look}>{children}</td>;
  return (
    <th scope="row" className={`${look} bg-inherit font-medium ${isNumeric ? '' : 'text-start'}`}>
      {children}
    </th>
  );
}
