/** The result of one service: the service's piece of each part, one after the other, under a heading row. */
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { headerOf } from '../../numbers/batch/batch-engine.ts';
import { quotedCell } from '../../shared/base/csv.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
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
  /** The stored bytes, or a part of them. Throws `StorageAway` and `PieceDamaged` before anything of a reply is sent. */
  open(range?: ByteRange): Promise<Readable>;
  /** The cells of each row, the heading first; opened as `open` does. */
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
    // The heading is at hand; what is behind it tells whether the storage is there.
    const opened = await Promise.all(wanted.slice(0, 2).map((openPiece) => openPiece()));
    return Readable.from(bytesOf(opened, wanted.slice(2)), { objectMode: false });
  };
  return { bytes, open, rows: async () => cellsOf(await open()) };
}

/** Ends as `file` does: where a part of it cannot be read, whoever reads the cells gets the error, and nobody else. */
function cellsOf(file: Readable): AsyncIterable<string[]> {
  const cells = parse({ delimiter: ';', relax_column_count: true });
  pipeline(file, cells, () => undefined);
  return cells;
}

/** What opens each piece that the range touches, or what it touches of the piece. */
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

/** The heading, and of the rows those that failed, or all. */
export async function* chosenRows(all: AsyncIterable<string[]>, rows: 'all' | 'failed'): AsyncGenerator<string[]> {
  let rcAt = -1;
  for await (const cells of all) {
    const isHeading = rcAt < 0;
    if (isHeading) rcAt = cells.indexOf('rc');
    if (isHeading || rows === 'all' || isFailure(Number(cells[rcAt]))) yield cells;
  }
}

/** The rows as CSV again. What would be a formula is text already as it is stored, so cells are quoted and no more. */
export async function* csvLines(rows: AsyncIterable<string[]>, separator: ';' | ','): AsyncGenerator<string> {
  for await (const cells of rows) yield `${cells.map(quotedCell).join(separator)}\r\n`;
}
