/** The table that comes with the numbers of a batch: checked row by row and stored as CSV with `;`, each cell unchanged. */
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { batchesSaid } from '../../shared/batches/said.ts';
import { quotedRow } from '../../shared/base/csv.ts';
import { batchMaxColumns } from '../../shared/base/limits.ts';
import { columnsKey } from './worker/batch-files.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import type { Storage } from '../storage/storage.ts';
import { tableCheck, type TableCheck } from './table-checks.ts';

/** Longest text in a cell of a spreadsheet, in characters. */
const longestCell = 32_767;
const longestRow = 200_000;
const longestTitle = 100;
/** Longest beginning of the first line, in bytes, used to detect the separator. */
const longestOpening = 65_536;
const [lineFeed, carriageReturn] = [0x0a, 0x0d];

interface IncomingTable {
  readonly id: string;
  /** One of `tableFields`. */
  readonly field: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Size of the file of numbers that the table goes with, in numbers. */
  readonly records: number;
}

/** Stores a table that goes with the numbers of a batch. Throws `AppError` (400 with the message under its field) if it is no table or does not match. */
export async function storeColumns(storage: Storage, { id, field, content, records }: IncomingTable): Promise<OwnColumns> {
  const check = tableCheck(field, records);
  const found: Found = { rows: 0, first: [] };
  const stored = await storage.write(columnsKey(id), canonical(content, check, found));
  const kind = check.finish(found.rows);
  const titles = found.first.slice(check.before).map((title, index) => (kind.hasHeading && titleOf(title)) || `column ${index + 1}`);
  return { ...stored, ...kind, titles };
}

interface Found {
  rows: number;
  first: string[];
}

async function* canonical(content: AsyncIterable<Uint8Array>, check: TableCheck, found: Found): AsyncGenerator<Uint8Array> {
  let lines: string[] = [];
  for await (const cells of cellsOf(content, check)) {
    found.rows += 1;
    if (found.rows === 1) found.first = cells;
    const most = batchMaxColumns + check.before;
    if (cells.length > most) check.refuse(batchesSaid.tooManyCells(found.rows, check.table, most));
    if (cells.length > found.first.length) check.refuse(batchesSaid.longerThanFirst(found.rows, check.table));
    check.add(cells, found.rows);
    lines.push(`${quotedRow(cells.map(plainCell))}\r\n`);
    if (lines.length < 500) continue;
    yield Buffer.from(lines.join(''));
    lines = [];
  }
  yield Buffer.from(lines.join(''));
}

/** Shortens a title to the limits of the database. */
function titleOf(cell: string): string {
  return plainCell(cell).trim().slice(0, longestTitle).toWellFormed();
}

/** Cuts a cell to the length that spreadsheets accept and removes the characters that they refuse. */
function plainCell(cell: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what goes
  return cell.slice(0, longestCell).replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');
}

async function* cellsOf(content: AsyncIterable<Uint8Array>, check: TableCheck): AsyncGenerator<string[]> {
  const chunks = content[Symbol.asyncIterator]();
  const first = await firstLine(chunks);
  if (first.byteLength === 0) return;
  const opening = async function* () {
    yield first;
    for (;;) {
      const next = await chunks.next();
      if (next.done) return;
      yield next.value;
    }
  };
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(first),
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: longestRow,
  });
  pipeline(Readable.from(opening(), { objectMode: false }), parser, () => undefined);
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (cause) {
    if (cause instanceof CsvError) check.refuse(batchesSaid.unreadable(check.table, cause.message));
    throw cause;
  }
}

/** Reads up to the piece with the first line end, because a network may cut the line anywhere. At most `longestOpening` and a piece. */
async function firstLine(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let bytes = 0; bytes < longestOpening;) {
    const { done, value } = await chunks.next();
    if (done) break;
    pieces.push(value);
    bytes += value.byteLength;
    if (value.includes(lineFeed) || value.includes(carriageReturn)) break;
  }
  return Buffer.concat(pieces);
}

/** Returns the most frequent separator of the first line. */
function delimiterOf(chunk: Uint8Array): string {
  const [line = ''] = Buffer.from(chunk)
    .toString('utf8')
    .split(/[\r\n]/, 1);
  const counts = [';', ',', '\t'].map((sign) => [sign, line.replaceAll(/"[^"]*"/g, '').split(sign).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ';';
}
