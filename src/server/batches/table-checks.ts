/** Rules for the table that comes with the numbers, by its form field. */
import { batchesSaid, type OwnTable } from '../../shared/batches/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { batchMaxOwnRows } from '../../shared/base/limits.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import { AppError } from '../base/errors.ts';

/** Number of cells of `rows` before its own columns: the line of the file, and a note. */
export const cellsBeforeOwn = 2;

export interface TableCheck {
  readonly table: OwnTable;
  /** Number of cells of a row that are not its own. */
  readonly before: number;
  /** Throws `AppError` (400 with the sentence under the table's field), like the other methods. */
  refuse(said: Said): never;
  /** Checks row `row`, from 1. */
  add(cells: readonly string[], row: number): void;
  /** Checks the number of rows, including the heading. */
  finish(rows: number): Pick<OwnColumns, 'hasHeading' | 'rows'>;
}

const checks: Record<OwnTable, (records: number) => TableCheck> = {
  columns: (records) => new RowForNumber(records),
  rows: (records) => new RowWithLine(records),
};
// The keys of the record above.
export const tableFields = Object.keys(checks) as OwnTable[];

/** Returns the check of a table that comes with a file of `records` numbers. */
export function tableCheck(field: string, records: number): TableCheck {
  // The form accepts further files in no other fields.
  return checks[field as OwnTable](records);
}

/** Checks a table with a row for each number, and a heading if there is one more. */
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
    // Any content is accepted.
  }

  finish(rows: number) {
    const records = this.#records;
    if (rows !== records && rows !== records + 1) this.refuse(batchesSaid.otherCount(rows, records));
    return { hasHeading: rows === records + 1 };
  }
}

/** Checks a table with a heading and rows that each name their line of the file. Every line must be in some row, so that no answer gets lost. */
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
