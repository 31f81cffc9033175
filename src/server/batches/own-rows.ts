/** The rows of a joined file before they have answers: those of the table that came with the numbers, or else a row for each number. */
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { OwnColumns } from '../database/batch-json.ts';
import type { Storage } from '../storage/storage.ts';
import { readColumns } from './stored-pieces.ts';
import { cellsBeforeOwn } from './table-checks.ts';

export interface OwnRow {
  /** Cells of the row, one per title of the table. */
  readonly cells: readonly string[];
  /** The line of the file with the answers, from 1; 0 if there is none. */
  readonly line: number;
  readonly note: string;
}

interface Batch {
  readonly id: string;
  readonly records: number;
  readonly ownColumns: OwnColumns | null;
}

/** Yields some rows at a time, in their order. Throws `PieceDamaged` at the end of a table that was changed, and what the storage throws. */
export async function* ownRows(storage: Storage, batch: Batch, atOnce: number): AsyncGenerator<OwnRow[]> {
  let rows: OwnRow[] = [];
  for await (const row of eachRow(storage, batch)) {
    if (rows.push(row) < atOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function* eachRow(storage: Storage, { id, records, ownColumns }: Batch): AsyncGenerator<OwnRow> {
  if (ownColumns) yield* tableRows(readColumns(storage, id, ownColumns), ownColumns);
  else for (let line = 1; line <= records; line += 1) yield { cells: [], line, note: '' };
}

async function* tableRows(content: AsyncIterable<Uint8Array>, { titles, hasHeading, rows }: OwnColumns): AsyncGenerator<OwnRow> {
  const parser = parse({ delimiter: ';', relax_column_count: true });
  // The reader of the rows gets the error, nobody else.
  pipeline(Readable.from(content, { objectMode: false }), parser, () => undefined);
  const before = rows === undefined ? 0 : cellsBeforeOwn;
  let place = hasHeading ? -1 : 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      place += 1;
      if (place === 0) continue;
      const own = titles.map((_, index) => cells[before + index] ?? '');
      yield rows === undefined ? { cells: own, line: place, note: '' } : { cells: own, line: Number(cells[0]), note: cells[1] ?? '' };
    }
  } finally {
    // Closes the file, even if the rest of it is not needed.
    parser.destroy();
  }
}
