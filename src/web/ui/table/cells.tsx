/** Parts that table cells are made of. */
import { Fragment, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { WholeDates } from '../WholeDates.tsx';
import type { ShownCell } from './columns.ts';
import { cellValueOf, matchedParts } from './cell-value.ts';
import { tableText } from './table.text.ts';

/** Nothing known. The dash is for the eye alone. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{tableText.cell.unknown}</span>
    </>
  );
}

/** A cell's value with the filter's matches marked; `null` is a dash and an empty text stays empty. */
export function CellText({ of: { getValue, column } }: { of: ShownCell }): ReactNode {
  const value = cellValueOf(getValue());
  if (value === null || value === undefined) return <NotKnown />;
  return matchedParts(String(value), String(cellValueOf(column.getFilterValue()) ?? '')).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="bg-selected text-text underline">
        {part.text}
      </mark>
    ) : (
      breakable(part.text)
    ),
  );
}

/** Where its cell wraps, an e-mail address may go on in the next line behind its "@". */
function breakable(text: string): ReactNode {
  return text.split(/(?<=@)/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <WholeDates>{piece}</WholeDates>
    </Fragment>
  ));
}

/** The cell of a column that names none of its own. */
export function TextCell(cell: ShownCell): ReactNode {
  const { isMono, wraps } = cell.column.columnDef.meta ?? {};
  const text = <CellText of={cell} />;
  if (!wraps) return text;
  // Words want some room beside each other, codes and moments only their own.
  return <span className={`inline-block py-1 whitespace-normal wrap-break-word ${isMono ? '' : 'min-w-30'}`}>{text}</span>;
}

/** Yes as a tick, no as nothing; in words for screen readers. */
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

interface RowButtonProps {
  label: string;
  /** Names the row for screen readers. */
  of?: string | undefined;
  wraps?: boolean;
  onPress: () => void;
}

/** A button of a row. Its words begin where those of the heading do. */
export function RowButton({ label, of, wraps = false, onPress }: RowButtonProps) {
  return (
    <Button variant="quiet" size="small" className={`-ms-4 ${wraps ? 'min-w-24 whitespace-normal text-start' : ''}`} onClick={onPress}>
      {label}
      {of !== undefined && <span className="sr-only"> {of}</span>}
    </Button>
  );
}

/** The words of a link that leads to the form of a person. */
export function EditWords({ person }: { person: string }) {
  return (
    <>
      {tableText.cell.edit}
      <span className="sr-only"> {person}</span>
    </>
  );
}

export const editLink = 'link inline-block min-h-6 min-w-6 leading-6';
