/** The table that comes with the numbers of a batch: checked row for row and stored as CSV with `;`, each cell as it came. */
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { quotedCell } from '../../../shared/csv.ts';
import { batchMaxColumns } from '../../../shared/limits.ts';
import { columnsKey } from '../../batch-worker/batch-files.ts';
import type { OwnColumns } from '../../database/batch-json.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';

/** What a cell of a spreadsheet takes. */
const longestCell = 32_767;
const longestRow = 200_000;
const longestTitle = 100;
/** Of the first line, in bytes: what the separator is told by. */
const longestOpening = 65_536;
const [lineFeed, carriageReturn] = [0x0a, 0x0d];

interface IncomingColumns {
  readonly id: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** How many numbers it goes with. */
  readonly records: number;
}

/**
 * Stores a table with as many rows as the batch has numbers, or one more, which is then the heading.
 * Throws `AppError` (400 with `errors.columns`) where it is none, or is of another length.
 */
export async function storeColumns(storage: Storage, { id, content, records }: IncomingColumns): Promise<OwnColumns> {
  const found = { rows: 0, first: [] as string[] };
  const stored = await storage.write(columnsKey(id), canonical(content, found));
  const hasHeading = found.rows === records + 1;
  if (!hasHeading && found.rows !== records) {
    const count = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
    refuse(`The other columns have ${count(found.rows)}, and the file has ${count(records)}: one for each, and a heading if you like`);
  }
  const titles = found.first.map((title, index) => (hasHeading && titleOf(title)) || `column ${index + 1}`);
  return { ...stored, titles, hasHeading };
}

async function* canonical(content: AsyncIterable<Uint8Array>, found: { rows: number; first: string[] }): AsyncGenerator<Uint8Array> {
  let lines: string[] = [];
  for await (const cells of cellsOf(content)) {
    found.rows += 1;
    if (found.rows === 1) found.first = cells;
    if (cells.length > batchMaxColumns) refuse(`Row ${found.rows} of the other columns has more than ${batchMaxColumns} cells`);
    if (cells.length > found.first.length) refuse(`Row ${found.rows} of the other columns has more cells than the first`);
    lines.push(`${cells.map(plainCell).map(quotedCell).join(';')}\r\n`);
    if (lines.length < 500) continue;
    yield Buffer.from(lines.join(''));
    lines = [];
  }
  yield Buffer.from(lines.join(''));
}

/** A cell of the heading as the database takes it. */
function titleOf(cell: string): string {
  return plainCell(cell).trim().slice(0, longestTitle).toWellFormed();
}

/** Without what no spreadsheet takes. */
function plainCell(cell: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what goes
  return cell.slice(0, longestCell).replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');
}

async function* cellsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
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
    if (cause instanceof CsvError) refuse(`The other columns cannot be read: ${cause.message}`);
    throw cause;
  }
}

/** What comes up to the piece with the first line end: a network may cut the line anywhere. No more than `longestOpening` and a piece. */
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

/** What the first line has most of. */
function delimiterOf(chunk: Uint8Array): string {
  const [line = ''] = Buffer.from(chunk)
    .toString('utf8')
    .split(/[\r\n]/, 1);
  const counts = [';', ',', '\t'].map((sign) => [sign, line.replaceAll(/"[^"]*"/g, '').split(sign).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ';';
}

function refuse(message: string): never {
  throw new AppError('invalid', message, { errors: { columns: message } });
}
