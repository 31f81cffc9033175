/** Actions of a row, at its end. */
import type { ReactNode } from 'react';
import { columnsOf, type Column } from './columns.ts';
import { tableText } from './table.text.ts';

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
