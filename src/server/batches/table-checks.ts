/** What the table that comes with the numbers must be, by the field that it comes in. */
import { batchesSaid, type OwnTable } from '../../shared/batches/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { batchMaxOwnRows } from '../../shared/base/limits.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import { AppError } from '../base/errors.ts';

/** How often `rows` says something before its own columns: the line of the file, and a note. */
export const cellsBeforeOwn = 2;

export interface TableCheck {
  readonly table: OwnTable;
  /** How many cells a row has that are none of its own. */
  readonly before: number;
  /** Throws `AppError` (400 with the sentence under the table's field), as the others do. */
  refuse(said: Said): never;
  /** Looks at row `row`, from 1. */
  add(cells: readonly string[], row: number): void;
  /** Looks at how many rows there are, the heading with them. */
  finish(rows: number): Pick<OwnColumns, 'hasHeading' | 'rows'>;
}

const checks: Record<OwnTable, (records: number) => TableCheck> = {
  columns: (records) => new RowForNumber(records),
  rows: (records) => new RowWithLine(records),
};
// The keys of the record above.
export const tableFields = Object.keys(checks) as OwnTable[];

/** The check of a table that comes with a file of `records` numbers. */
export function tableCheck(field: string, records: number): TableCheck {
  // The form takes further files in no other fields.
  return checks[field as OwnTable](records);
}

/** A row for each number, and a heading where there is one more. */
class RowForNumber implements TableCheck {
  readonly table = 'columns';
  readonly before = 0;
  readonly #records: number;

  constructor(records: number) {
    this.#records = records;
  }

  refuse(said: Said): never {
    return refuseTable(this.table, said);
  }

  add() {
    // Whatever stands in it.
  }

  finish(rows: number) {
    const records = this.#records;
    if (rows !== records && rows !== records + 1) this.refuse(batchesSaid.otherCount(rows, records));
    return { hasHeading: rows === records + 1 };
  }
}

/** A heading, and rows each of which says to which line of the file it belongs. No answer may get lost, so each line is in some row. */
class RowWithLine implements TableCheck {
  readonly table = 'rows';
  readonly before = cellsBeforeOwn;
  readonly #isNamed: Uint8Array;

  constructor(records: number) {
    this.#isNamed = new Uint8Array(records + 1);
  }

  refuse(said: Said): never {
    return refuseTable(this.table, said);
  }

  add([line = '']: readonly string[], row: number) {
    if (row > batchMaxOwnRows + 1) this.refuse(batchesSaid.tooManyRows(batchMaxOwnRows));
    if (row === 1 || line === '') return;
    const records = this.#isNamed.length - 1;
    const found = /^\d{1,6}$/.test(line) ? Number(line) : 0;
    if (found < 1 || found > records) this.refuse(batchesSaid.noSuchLine(row, line.slice(0, 40), records));
    this.#isNamed[found] = 1;
  }

  finish(rows: number) {
    const lost = this.#isNamed.indexOf(0, 1);
    if (lost > 0) this.refuse(batchesSaid.lostLine(lost));
    return { hasHeading: true, rows: rows - 1 };
  }
}

function refuseTable(table: OwnTable, said: Said): never {
  throw new AppError('validation_failed', said, { errors: { [table]: said } });
}
