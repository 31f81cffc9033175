/** The joined file of a batch as CSV and as a workbook. */
import { Readable } from 'node:stream';
import { csvCell, quotedCell } from '../../shared/base/csv.ts';
import { xlsxMediaType } from '../../shared/base/media-types.ts';
import type { Deps } from '../deps.ts';
import { FileReply } from '../http/file-reply.ts';
import { textCell } from '../http/text-cells.ts';
import { workbookOf } from '../http/workbook.ts';
import type { findBatch } from './batches.queries.ts';
import { type JoinedForm, joinedRows } from './joined-file.ts';
import type { RowForm } from './row-form.ts';

type Needs = Pick<Deps, 'db' | 'storage'>;

interface Asked extends Omit<JoinedForm, 'form'> {
  readonly batch: NonNullable<Awaited<ReturnType<typeof findBatch>>>;
  readonly format: 'csv' | 'xlsx';
}

/** The file as a reply: what it begins with is read before the reply is. Throws what `joinedRows` throws. */
export async function joinedFile(
  deps: Needs,
  organisationId: number,
  { batch, format, first: firstColumns, found }: Asked,
): Promise<FileReply> {
  const form = { csv: csvForm, xlsx: sheetForm }[format];
  const services = batch.services.map(({ service }) => service);
  const rows = joinedRows(deps, organisationId, { batch: { ...batch, services }, form, first: firstColumns, found });
  // The heading, and then the first rows: they show if the storage is available.
  const first = [await rows.next(), await rows.next()];
  const text = async function* () {
    for (const { done, value } of first) if (!done) yield value;
    yield* rows;
  };
  const content = format === 'csv' ? text() : workbookOf(text());
  return new FileReply({
    name: `${batch.fileName.replace(/\.[^.]*$/, '')}_${found ?? 'joined'}_${batch.id.slice(0, 8)}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxMediaType,
    // Closes everything if the reader stops before the end.
    open: async () => Readable.from(content, { objectMode: false }).once('close', () => void rows.return(undefined)),
  });
}

/** The CSV form. Formulas in a customer's own columns are made text; those in results were made text when they were stored. */
const csvForm: RowForm = {
  cells: (cells, { from }) => cells.map(from === 'own' ? ownCell : quotedCell).join(';'),
  row: (pieces) => `${pieces.join(';')}\r\n`,
};

/** A number in common written notation, which no spreadsheet can run: it has no name, no reference and no operator but its signs. */
const writtenNumber = /^\+\d[\d ().-]*$/;

/** Keeps a number as it was written, so that it is found again in its source. */
function ownCell(cell: string): string {
  return writtenNumber.test(cell) ? quotedCell(cell) : csvCell(cell);
}

/** Placeholder for the number of the row, which is in the name of each of its cells. XML does not allow it anywhere, so no cell contains it. */
const rowNumber = '\0';

const sheetForm: RowForm = {
  cells: (cells, { column }) => cells.map((text, index) => textCell(text, column + index, rowNumber)).join(''),
  row: (pieces, number) => `<row r="${rowNumber}">${pieces.join('')}</row>`.replaceAll(rowNumber, String(number)),
};
