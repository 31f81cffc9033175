/** The joined file of a batch as CSV and as a workbook. */
import { Readable } from 'node:stream';
import { csvCell, quotedCell } from '../../../shared/csv.ts';
import { xlsxMediaType } from '../../../shared/media-types.ts';
import type { Deps } from '../../deps.ts';
import { FileReply } from '../../http/file-reply.ts';
import type { findBatch } from './batches.queries.ts';
import { joinedRows } from './joined-file.ts';
import type { RowForm } from './row-form.ts';
import { workbookOf } from './workbook-stream.ts';

interface Asked {
  readonly batch: NonNullable<Awaited<ReturnType<typeof findBatch>>>;
  readonly format: 'csv' | 'xlsx';
}

/** The file as a reply: what it begins with is read before the reply is. Throws what `joinedRows` throws. */
export async function joinedFile(deps: Deps, organisationId: number, { batch, format }: Asked): Promise<FileReply> {
  const form = { csv: csvForm, xlsx: sheetForm }[format];
  const services = batch.services.map(({ service }) => service);
  const rows = joinedRows(deps, organisationId, { batch: { ...batch, services }, form });
  // The heading, and then the first rows: they tell whether the storage is there.
  const first = [await rows.next(), await rows.next()];
  const text = async function* () {
    for (const { done, value } of first) if (!done) yield value;
    yield* rows;
  };
  const content = format === 'csv' ? text() : workbookOf(text());
  return new FileReply({
    name: `${batch.fileName.replace(/\.[^.]*$/, '')}_joined_${batch.id.slice(0, 8)}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxMediaType,
    // Where nobody reads it to its end, nothing stays open.
    open: async () => Readable.from(content, { objectMode: false }).once('close', () => void rows.return(undefined)),
  });
}

/** What would be a formula in a customer's own column is made text; in results that was done when they were stored. */
const csvForm: RowForm = {
  cells: (cells, { from }) => cells.map(from === 'own' ? ownCell : quotedCell).join(';'),
  row: (pieces) => `${pieces.join(';')}\r\n`,
};

/** A number in the notation that people write, which no spreadsheet can run: it has no name, no reference and no operator but its signs. */
const writtenNumber = /^\+\d[\d ().-]*$/;

/** A number comes back as it was written, so that it is found again where it came from. */
function ownCell(cell: string): string {
  return writtenNumber.test(cell) ? quotedCell(cell) : csvCell(cell);
}

/** Stands for the number of the row, which is in the name of each of its cells. XML takes it nowhere, so that no cell holds it. */
const rowNumber = '\0';

/** Every cell is text, which no spreadsheet runs, so that numbers and codes stay what they are. */
const sheetForm: RowForm = {
  cells: (cells, { column }) => cells.map((text, index) => textCell(text, columnName(column + index))).join(''),
  row: (pieces, number) => `<row r="${rowNumber}">${pieces.join('')}</row>`.replaceAll(rowNumber, String(number)),
};

/** What a cell of a sheet takes. */
const longestCell = 32_767;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function textCell(text: string, column: string): string {
  if (text === '') return '';
  const safe = text
    .slice(0, longestCell)
    // oxlint-disable-next-line no-control-regex -- these XML takes in no notation, so that they go
    .replaceAll(/[&<>\0-\x08\x0b\x0c\x0e-\x1f]/g, (sign) => escapes[sign] ?? '')
    .toWellFormed();
  return `<c r="${column}${rowNumber}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

const letters = 26;

/** A to Z, then AA and on, as spreadsheets call their columns. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % letters));
  return column < letters ? last : columnName(Math.floor(column / letters) - 1) + last;
}
