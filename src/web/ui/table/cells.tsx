/** What stands inside a table cell, by kind. */
import { Link } from '@tanstack/react-router';
import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { WholeDates } from '../WholeDates.tsx';
import { valueOf, type CellKind, type Column, type ColumnOf } from './columns.ts';
import { matchedParts, type CellValue } from './cell-value.ts';
import { tableText } from './table.text.ts';

interface CellProps<Row extends object, Kind extends CellKind> {
  column: ColumnOf<Row, Kind>;
  row: Row;
  /** The filter's text where the filter looks at this column. */
  match: string;
}

/** Nothing known. The dash is for the eye alone. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{tableText.cell.unknown}</span>
    </>
  );
}

/** Text with the filter's matches marked; `null` is a dash and an empty text stays empty. */
function Text({ value, match = '' }: { value: CellValue; match?: string }) {
  if (value === null || value === undefined) return <NotKnown />;
  return matchedParts(String(value), match).map((part, index) =>
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

function TextCell<Row extends object>({ column, row, match }: CellProps<Row, 'text'>): ReactNode {
  const text = <Text value={valueOf(column, row)} match={match} />;
  if (column.content) return column.content(row, text);
  if (!column.wraps) return text;
  // Words want some room beside each other, codes and moments only their own.
  return <span className={`inline-block py-1 whitespace-normal wrap-break-word ${column.isMono ? '' : 'min-w-30'}`}>{text}</span>;
}

function DownloadCell<Row extends object>({ column, row }: CellProps<Row, 'download'>) {
  return (
    <Button variant="secondary" size="small" onClick={() => column.onDownload(row)}>
      {tableText.cell.download}
      <span className="sr-only"> {column.label(row)}</span>
    </Button>
  );
}

function CheckCell<Row extends object>({ column, row }: CellProps<Row, 'check'>) {
  const isTicked = Boolean(valueOf(column, row));
  return (
    <>
      <span aria-hidden="true" className="font-semibold text-success">
        {isTicked ? '✓' : ''}
      </span>
      <span className="sr-only">{column.label?.(row) ?? (isTicked ? tableText.cell.yes : tableText.cell.no)}</span>
    </>
  );
}

function ActionCell<Row extends object>({ column, row }: CellProps<Row, 'action'>) {
  const label = column.label(row);
  if (label === null) return null;
  return (
    // Its words begin where those of the heading do.
    <Button
      variant="quiet"
      size="small"
      className={`-ms-4 ${column.wraps ? 'min-w-24 whitespace-normal text-start' : ''}`}
      onClick={() => column.onAction(row)}
    >
      {label}
      {column.detail && <span className="sr-only"> {column.detail(row)}</span>}
    </Button>
  );
}

function BatchFileCell<Row extends object>({ column, row, match }: CellProps<Row, 'batchfile'>) {
  const name = valueOf(column, row);
  const forms = column.forms(row);
  return (
    <span className="block py-1.5">
      {column.link?.(row) || <Text value={name} match={match} />}
      {forms.length > 0 && (
        <span className="mt-1 flex gap-1.5">
          {forms.map(({ label, spoken = label, onDownload }) => (
            <Button
              key={label}
              variant="secondary"
              size="small"
              className="px-2!"
              aria-label={tableText.cell.downloadFile(String(name), spoken)}
              onClick={onDownload}
            >
              {label}
            </Button>
          ))}
        </span>
      )}
    </span>
  );
}

function SupportCell<Row extends object>({ column, row }: CellProps<Row, 'support'>) {
  const id = useId();
  const reason = column.whyNot(row);
  return (
    <span className="inline-flex items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={() => column.onImpersonate(row)}
      >
        {tableText.cell.impersonate}
        <span className="sr-only"> {column.label(row)}</span>
      </Button>
      {reason !== null && (
        <span id={id} className="text-text-2">
          {reason}
        </span>
      )}
    </span>
  );
}

const editLink = 'link inline-block min-h-6 min-w-6 leading-6';

function EditText({ person }: { person: string }) {
  return (
    <>
      {tableText.cell.edit}
      <span className="sr-only"> {person}</span>
    </>
  );
}

/** The cell of a column, whatever its kind. */
export function Cell<Row extends object>({ column, row, match }: { column: Column<Row>; row: Row; match: string }) {
  switch (column.type) {
    case 'download':
      return <DownloadCell column={column} row={row} match={match} />;
    case 'check':
      return <CheckCell column={column} row={row} match={match} />;
    case 'action':
      return <ActionCell column={column} row={row} match={match} />;
    case 'batchfile':
      return <BatchFileCell column={column} row={row} match={match} />;
    case 'controls':
      return column.content(row);
    case 'support':
      return <SupportCell column={column} row={row} match={match} />;
    case 'edit-user':
      return (
        <Link to="/users/edit/$id" params={{ id: column.portalId(row) }} className={editLink}>
          <EditText person={column.label(row)} />
        </Link>
      );
    case 'edit-user-admin':
      return (
        <Link to="/admin/edit/$id" params={{ id: column.portalId(row) }} search={{ account: String(column.account) }} className={editLink}>
          <EditText person={column.label(row)} />
        </Link>
      );
    case 'text':
    case undefined:
      return <TextCell column={column} row={row} match={match} />;
  }
}
