/**
 * The answers of all services of a batch beside each number, and beside its own columns: read part by part and written as it streams. In
 * memory are one part of every service (5,000 rows each, as bytes and as rows) and the endings that are kept, however long the file is. The
 * rows of a number end in the same way as those of many others (see the batch engine), so what is made of an ending is kept for a while.
 */
import { pipeline, Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { parse, type Parser } from 'csv-parse';
import { cellsOfRow, rowsOfText } from '../../../shared/csv-rows.ts';
import { fieldsOf } from '../../../shared/services/legend.ts';
import { reasonCodes } from '../../../shared/services/reason-codes.ts';
import { type BatchServiceCode, serviceOf } from '../../../shared/services/services.ts';
import type { Deps } from '../../deps.ts';
import type { OwnColumns } from '../../database/batch-json.ts';
import { partsOf } from './batches.queries.ts';

import { readColumns, readPiece, type StoredPart } from './stored-pieces.ts';

/** How rows are written, piece by piece. */
export interface RowForm {
  /** Some cells of a row. Those of results are safe as they are stored, own ones are as they came. */
  cells(cells: readonly string[], place: Place): string;
  /** A row of such pieces; the heading is row 1. */
  row(pieces: readonly string[], number: number): string;
}

/** Where cells stand: `from` which file they are, and in which column the first of them is, from 0. */
interface Place {
  readonly from: 'results' | 'own';
  readonly column: number;
}

export interface JoinedBatch {
  readonly id: string;
  readonly records: number;
  readonly services: readonly BatchServiceCode[];
  readonly ownColumns: OwnColumns | null;
}

/** So many rows are written before others get their turn. */
const rowsAtOnce = 250;
/** Endings that are kept for one service: most customers' numbers are of a few operators. Beyond it all go, so that memory has an end. */
const endingsKept = 1_000;

/** The heading and the rows, some at a time. Throws `PieceDamaged`, and what the storage throws, before or between. */
export async function* joinedRows({ db, storage }: Deps, organisationId: number, { batch, form }: { batch: JoinedBatch; form: RowForm }) {
  const { id, services, ownColumns } = batch;
  const numberAt = ownColumns?.titles.length ?? 0;
  let column = numberAt + 1;
  const endings = services.map((service) => {
    const ofService = new Endings(service, form, column);
    column += ofService.width;
    return ofService;
  });
  let rowNumber = 1;
  const own = ownColumns && new OwnRows(readColumns(storage, id, ownColumns), ownColumns);
  try {
    yield* writeParts();
  } finally {
    own?.stop();
  }

  async function* writeParts() {
    yield form.row([form.cells(headingOf(batch), { from: 'own', column: 0 })], rowNumber);
    for (const part of await partsOf(db, organisationId, id)) yield* writePart(part);
    await own?.readToEnd();
  }

  async function* writePart(part: StoredPart) {
    const pieces = await Promise.all(services.map((_, position) => readPiece(storage, { id, part, position })));
    const rows = pieces.map((piece) => rowsOfText(piece.toString('utf8')));
    const count = rows[0]?.length ?? 0;
    for (let start = 0; start < count; start += rowsAtOnce) {
      let text = '';
      for (let row = start; row < Math.min(start + rowsAtOnce, count); row += 1) {
        const before = own ? [form.cells(await own.next(), { from: 'own', column: 0 })] : [];
        const number = form.cells([numberOf(rows[0]?.[row] ?? '')], { from: 'results', column: numberAt });
        const answers = rows.map((ofService, service) => endings[service]!.write(ofService[row] ?? ''));
        rowNumber += 1;
        text += form.row([...before, number, ...answers], rowNumber);
      }
      yield text;
      await others();
    }
  }
}

/** The customer's own columns, a row at a time. */
class OwnRows {
  readonly #parser: Parser;
  readonly #rows: AsyncIterator<string[]>;
  readonly #columns: OwnColumns;
  #isAtHeading: boolean;

  constructor(content: AsyncIterable<Uint8Array>, columns: OwnColumns) {
    this.#columns = columns;
    this.#isAtHeading = columns.hasHeading;
    this.#parser = parse({ delimiter: ';', relax_column_count: true });
    // Whoever reads the rows gets the error, and nobody else.
    pipeline(Readable.from(content, { objectMode: false }), this.#parser, () => undefined);
    this.#rows = (this.#parser as AsyncIterable<string[]>)[Symbol.asyncIterator]();
  }

  /** As many cells as there are titles. */
  async next(): Promise<string[]> {
    if (this.#isAtHeading) await this.#rows.next();
    this.#isAtHeading = false;
    const { value } = await this.#rows.next();
    const cells = (value ?? []) as readonly string[];
    return this.#columns.titles.map((_, index) => cells[index] ?? '');
  }

  /** Where the hash of the whole is looked at. */
  async readToEnd(): Promise<void> {
    while (!(await this.#rows.next()).done);
  }

  /** Closes the file, also where nobody wanted the rest of it. */
  stop(): void {
    this.#parser.destroy();
  }
}

/** The titles: own ones, the number, and each service's fields but the number itself, with its reason code in words behind them. */
function headingOf({ services, ownColumns }: Pick<JoinedBatch, 'services' | 'ownColumns'>): string[] {
  return [
    ...(ownColumns?.titles ?? []),
    'number',
    ...services.flatMap((service) => [...fieldsIn(service), 'reason'].map((field) => `${service}.${field}`)),
  ];
}

function fieldsIn(service: BatchServiceCode): string[] {
  return fieldsOf(serviceOf(service)).filter((field) => field !== 'tel');
}

function numberOf(row: string): string {
  return row.slice(0, row.indexOf(';'));
}

const words = new Map(reasonCodes.map(({ reasonCode, description }) => [String(reasonCode), description]));

/** What comes behind the number in the rows of one service, in the form of the file. */
class Endings {
  /** How many columns they take. */
  readonly width: number;
  readonly #rcAt: number;
  readonly #form: RowForm;
  readonly #place: Place;
  readonly #written = new Map<string, string>();

  constructor(service: BatchServiceCode, form: RowForm, column: number) {
    const fields = fieldsIn(service);
    this.width = fields.length + 1;
    this.#rcAt = fields.indexOf('rc');
    this.#form = form;
    this.#place = { from: 'results', column };
  }

  /** A stored row begins with the number and `tel`, which is the number again. */
  write(row: string): string {
    const ending = row.slice(row.indexOf(';', row.indexOf(';') + 1) + 1);
    const known = this.#written.get(ending);
    if (known !== undefined) return known;
    const cells = cellsOfRow(ending);
    const written = this.#form.cells([...cells, words.get(cells[this.#rcAt] ?? '') ?? ''], this.#place);
    if (this.#written.size >= endingsKept) this.#written.clear();
    this.#written.set(ending, written);
    return written;
  }
}
