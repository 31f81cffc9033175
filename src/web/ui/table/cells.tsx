/** Building blocks of table cells. */
import type { ReactNode } from 'react';
import { dateTimeOf, withoutZone } from '../shown-time.ts';
import { columnsOf, type Column, type ShownCell } from './columns.ts';
import { cellValueOf, matchedParts } from './cell-value.ts';
import { tableText } from './table.text.ts';

/** Shows an unknown value. The dash is for sighted users only. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{tableText.cell.unknown}</span>
    </>
  );
}

/** Shows a cell's value with the filter's matches marked; `null` is a dash, an empty text stays empty. */
export function CellText({ of: { getValue, column } }: { of: ShownCell }): ReactNode {
  const value = cellValueOf(getValue());
  if (value === null || value === undefined) return <NotKnown />;
  return matchedParts(String(value), String(cellValueOf(column.getFilterValue()) ?? '')).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="bg-selected text-text underline">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** The default cell of a column. A time leaves its zone to the head. */
export function TextCell(cell: ShownCell): ReactNode {
  const value = cellValueOf(cell.getValue());
  if (cell.column.columnDef.meta?.isTime !== true || typeof value !== 'string') return <CellText of={cell} />;
  const dateTime = dateTimeOf(value);
  return dateTime === undefined ? withoutZone(value) : <time dateTime={dateTime}>{withoutZone(value)}</time>;
}

/** Shows yes as a tick, no as nothing; in words for screen readers. */
export function CheckMark({ isTicked, words }: { isTicked: boolean; words?: string }) {
  return (
    <>
      <span aria-hidden="true" className="font-semibold text-success">
        {isTicked ? '✓' : ''}
      </span>
      <span className="sr-only">{words ?? (isTicked ? tableText.cell.yes : tableText.cell.no)}</span>
    </>
  );
}

/** An action of a row: quiet until the row is pointed at. */
export const rowAction =
  'button-quiet inline-flex min-h-7 min-w-7 items-center justify-center rounded-control border border-transparent px-2 font-medium text-text-2 group-hover:text-link hover:underline disabled:text-text-3! disabled:no-underline';

interface RowButtonProps {
  label: string;
  /** Name of the row for screen readers. */
  of?: string | undefined;
  onPress: () => void;
}

/** An action of a row as a button. */
export function RowButton({ label, of, onPress }: RowButtonProps) {
  return (
    <button type="button" className={rowAction} onClick={onPress}>
      {label}
      {of !== undefined && <span className="sr-only"> {of}</span>}
    </button>
  );
}

/** Makes the last column of a table: what can be done with a row. */
export function actionsColumn<Row extends object>(actionsOf: (row: Row) => ReactNode): Column<Row> {
  return columnsOf<Row>().display({
    id: 'actions',
    header: () => tableText.actions,
    cell: ({ row }) => <span className="flex items-center justify-end">{actionsOf(row.original)}</span>,
  });
}

/** Shows the words of a link to the form of a person. */
export function EditWords({ person }: { person: string }) {
  return (
    <>
      {tableText.cell.edit}
      <span className="sr-only"> {person}</span>
    </>
  );
}
