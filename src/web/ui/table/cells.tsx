/** Building blocks of table cells. */
import { Fragment, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { WholeDates } from '../WholeDates.tsx';
import type { ShownCell } from './columns.ts';
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
      breakable(part.text)
    ),
  );
}

/** Allows an e-mail address to wrap after its "@". */
function breakable(text: string): ReactNode {
  return text.split(/(?<=@)/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <WholeDates>{piece}</WholeDates>
    </Fragment>
  ));
}

/** The default cell of a column. */
export function TextCell(cell: ShownCell): ReactNode {
  const { isMono, wraps } = cell.column.columnDef.meta ?? {};
  const text = <CellText of={cell} />;
  if (!wraps) return text;
  // Words need a minimum width, codes and times only their own.
  return <span className={`inline-block py-1 whitespace-normal wrap-break-word ${isMono ? '' : 'min-w-30'}`}>{text}</span>;
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

interface RowButtonProps {
  label: string;
  /** Name of the row for screen readers. */
  of?: string | undefined;
  wraps?: boolean;
  onPress: () => void;
}

/** A button in a row. Its text aligns with the heading's. */
export function RowButton({ label, of, wraps = false, onPress }: RowButtonProps) {
  return (
    <Button variant="quiet" size="small" className={`-ms-4 ${wraps ? 'min-w-24 whitespace-normal text-start' : ''}`} onClick={onPress}>
      {label}
      {of !== undefined && <span className="sr-only"> {of}</span>}
    </Button>
  );
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

export const editLink = 'link inline-block min-h-6 min-w-6 leading-6';
