/** The result of one service: the service's piece of each part, one after the other, under a heading row. */
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { headerOf } from '../../numbers/batch/batch-engine.ts';
import { quotedCell } from '../../shared/base/csv.ts';
import { isFailure, mayBeRepeated } from '../../shared/services/reason-codes.ts';
import { serviceOf } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';
import type { ByteRange } from '../storage/storage.ts';
import { partsOf } from './batches.queries.ts';
import { readPiece } from './stored-pieces.ts';

type Needs = Pick<Deps, 'db' | 'storage'>;

export interface Result {
  readonly id: string;
  readonly service: string;
  readonly position: number;
}

interface Piece {
  readonly bytes: number;
  readonly open: (range: ByteRange) => Promise<Readable>;
}

export interface ResultFile {
  readonly bytes: number;
  /** Opens the stored bytes, or a part of them. Throws `StorageAway` and `PieceDamaged` before anything of a reply is sent. */
  open(range?: ByteRange): Promise<Readable>;
  /** Returns the cells of each row, the heading first; throws like `open`. */
  rows(): Promise<AsyncIterable<string[]>>;
}

/** Finds the pieces of a finished result. */
export async function resultFile({ db, storage }: Needs, organisationId: number, { id, service, position }: Result): Promise<ResultFile> {
  const header = Buffer.from(headerOf(serviceOf(service)));
  const pieces: Piece[] = [
    { bytes: header.byteLength, open: async ({ from, to }) => Readable.from([header.subarray(from, to + 1)]) },
    ...(await partsOf(db, organisationId, id)).map((part) => ({
      bytes: part.lengths[position] ?? 0,
      open: async ({ from, to }: ByteRange) => Readable.from([(await readPiece(storage, { id, part, position })).subarray(from, to + 1)]),
    })),
  ];
  const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  const open = async (range = { from: 0, to: bytes - 1 }) => {
    const wanted = wantedOf(pieces, range);
    // The heading is at hand; the piece after it shows if the storage is available.
    const opened = await Promise.all(wanted.slice(0, 2).map((openPiece) => openPiece()));
    return Readable.from(bytesOf(opened, wanted.slice(2)), { objectMode: false });
  };
  return { bytes, open, rows: async () => cellsOf(await open()) };
}

/** Parses the file into cells. An unreadable part gives the error to the reader of the cells, nobody else. */
function cellsOf(file: Readable): AsyncIterable<string[]> {
  const cells = parse({ delimiter: ';', relax_column_count: true });
  pipeline(file, cells, () => undefined);
  return cells;
}

/** Returns the functions that open each piece, or the part of it, within the range. */
function wantedOf(pieces: readonly Piece[], { from, to }: ByteRange): (() => Promise<Readable>)[] {
  let start = 0;
  return pieces.flatMap((piece) => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, piece.bytes - 1)];
    start += piece.bytes;
    return first <= last ? [() => piece.open({ from: first, to: last })] : [];
  });
}

async function* bytesOf(
  opened: readonly AsyncIterable<Uint8Array>[],
  further: readonly (() => Promise<Readable>)[],
): AsyncGenerator<Uint8Array> {
  for (const piece of opened) yield* piece;
  for (const open of further) yield* await open();
}

/** Yields the heading and all rows, only those that failed, or only those of them that may be repeated. */
export async function* chosenRows(all: AsyncIterable<string[]>, rows: 'all' | 'failed' | 'repeatable'): AsyncGenerator<string[]> {
  const isWanted = rows === 'failed' ? isFailure : mayBeRepeated;
  let rcAt = -1;
  for await (const cells of all) {
    const isHeading = rcAt < 0;
    if (isHeading) rcAt = cells.indexOf('rc');
    if (isHeading || rows === 'all' || isWanted(Number(cells[rcAt]))) yield cells;
  }
}

/** Yields the rows as CSV again. Stored formulas are already text, so cells are only quoted. */
export async function* csvLines(rows: AsyncIterable<string[]>, separator: ';' | ','): AsyncGenerator<string> {
  for await (const cells of rows) yield `${cells.map(quotedCell).join(separator)}\r\n`;
}
