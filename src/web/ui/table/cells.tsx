/** Building blocks of table cells. */
import type { ReactNode } from 'react';
import { dateTimeOf, withoutZone } from '../shown-time.ts';
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
      <span aria-hidden="true" className="font-semibold text-success in-data-card:hidden">
        {isTicked ? '✓' : ''}
      </span>
      <span className="sr-only in-data-card:not-sr-only">{words ?? (isTicked ? tableText.cell.yes : tableText.cell.no)}</span>
    </>
  );
}
