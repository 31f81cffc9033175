/** Converts any table into the input of a batch: a file of numbers that follows the file rules, and every row of the table beside it. */
import { quotedRow } from '../base/csv.ts';
import { batchColumnsMaxBytes, batchMaxColumns, batchMaxOwnRows } from '../base/limits.ts';
import type { ReadingHelp } from '../base/phone-number.ts';
import { type CountedLines, LineCounter, maxNamedLines } from './counted-lines.ts';
import { type CellProblem, type Notation, type NumberCell, readNumberCell, refusedWords } from './number-cell.ts';

/** A row of a table, with its first line in the file (or its row in the sheet), from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Choice of how to read a table: the column of the numbers (from 0), and whether its first row is a heading. */
export interface SheetChoice {
  readonly column: number;
  readonly hasHeading: boolean;
  /** True if a number of an earlier row is not queried again. */
  readonly dropsDuplicates: boolean;
  /** Country for numbers without a country code: ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
}

/** A line without a readable number, with the reason. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly problem: CellProblem;
}

export interface PreparedBatch {
  /** One number per line, LF line ends. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Numbers to query. */
  readonly numbers: number;
  /** The `rows` of an upload: every row unchanged, with its line among the numbers or the reason why it has none; null if too large. */
  readonly table: Uint8Array<ArrayBuffer> | null;
  /** Rows below the heading. */
  readonly rows: number;
  /** Titles of the columns that are not empty. */
  readonly titles: readonly string[];
  /** Line of the heading that was left out. */
  readonly heading: number | null;
  /** Lines that were not digits alone but could be read, with the kinds of notation removed. */
  readonly repaired: CountedLines & { readonly removed: readonly Notation[] };
  /** Lines without a number, which are not queried. */
  readonly emptied: CountedLines;
  /** Rows whose number appeared earlier; they are not queried again if the user chose so. */
  readonly duplicates: number;
  /** Numbers without a country code: `read` counts those read with the country, `unread` those that begin with 0 and were not read. */
  readonly national: { readonly read: number; readonly unread: number };
  /** Lines that cannot be queried. */
  readonly refused: CountedLines & { readonly named: readonly RefusedLine[] };
}

const maxShown = 40;

/** Reads the rows as chosen. It guesses nothing: a cell that is no number, or could mean another one with `help`, is named and not queried. */
export function prepareBatch(rows: readonly SheetRow[], choice: SheetChoice, help?: ReadingHelp): PreparedBatch {
  const heading = (choice.hasHeading && rows[0]) || null;
  const body = heading ? rows.slice(1) : rows;
  const columns = filledColumns(rows);
  const titles = columns.map((column) => heading?.cells[column]?.trim() || `column ${column + 1}`);
  const asking = new Asking(choice, help && { ...help, country: choice.country });
  const table = [quotedRow(['line', 'note', ...titles])];
  for (const { line, cells } of body) {
    const { place, note } = asking.ask(line, cells[choice.column] ?? '');
    table.push(quotedRow([place, note, ...columns.map((column) => cells[column] ?? '')]));
  }
  const mayTravel = body.length <= batchMaxOwnRows && columns.length <= batchMaxColumns;
  const bytes = mayTravel ? bytesOf(table) : null;
  return {
    ...asking.asked(),
    table: bytes && bytes.byteLength <= batchColumnsMaxBytes ? bytes : null,
    rows: body.length,
    titles,
    heading: heading?.line ?? null,
  };
}

/** Collects the numbers to query from the cells of their column. */
class Asking {
  readonly #dropsDuplicates: boolean;
  readonly #help: ReadingHelp | undefined;
  readonly #numbers: string[] = [];
  /** First occurrence of each number: its line in the file, and its place among the queried numbers. */
  readonly #seen = new Map<string, { line: number; place: number }>();
  #duplicates = 0;
  readonly #national = { read: 0, unread: 0 };
  readonly #repaired = new LineCounter();
  readonly #removed = new Set<Notation>();
  readonly #emptied = new LineCounter();
  readonly #refused = new LineCounter();
  readonly #named: RefusedLine[] = [];

  constructor({ dropsDuplicates }: SheetChoice, help: ReadingHelp | undefined) {
    this.#dropsDuplicates = dropsDuplicates;
    this.#help = help;
  }

  /** Returns the place of the cell's number among the queried ones, from 1 and as text, '' if it has none; and a note on it. */
  ask(line: number, cell: string): { place: string; note: string } {
    const read = readNumberCell(cell, this.#help);
    this.#countNational(read);
    if ('problem' in read) {
      this.#refused.add(line);
      if (this.#named.length < maxNamedLines) this.#named.push({ line, text: cell.trim().slice(0, maxShown), problem: read.problem });
      return { place: '', note: `${refusedWords[read.problem]}: left out` };
    }
    if (read.digits === '') {
      this.#emptied.add(line);
      return { place: '', note: 'no number: left out' };
    }
    const before = this.#seen.get(read.digits);
    if (before) this.#duplicates += 1;
    if (before && this.#dropsDuplicates) return { place: String(before.place), note: `same number as line ${before.line}` };
    if (read.removed.length > 0) this.#repaired.add(line);
    for (const sign of read.removed) this.#removed.add(sign);
    const place = this.#numbers.push(read.digits);
    if (!before) this.#seen.set(read.digits, { line, place });
    return { place: String(place), note: '' };
  }

  #countNational(read: NumberCell) {
    if ('problem' in read ? read.problem === 'missing-country-code' : read.digits.startsWith('0')) this.#national.unread += 1;
    else if ('isNational' in read) this.#national.read += 1;
  }

  /** Returns the result of all cells. */
  asked() {
    return {
      bytes: bytesOf(this.#numbers),
      numbers: this.#numbers.length,
      repaired: { ...this.#repaired.counted, removed: [...this.#removed] },
      emptied: this.#emptied.counted,
      duplicates: this.#duplicates,
      national: this.#national,
      refused: { ...this.#refused.counted, named: this.#named },
    };
  }
}

/** Returns the width of the rows without empty cells at the end. */
export function widthOf(rows: readonly SheetRow[]): number {
  let width = 0;
  for (const { cells } of rows) {
    let end = cells.length;
    while (end > width && cells[end - 1]?.trim() === '') end -= 1;
    width = Math.max(width, end);
  }
  return width;
}

/** Returns the columns that are not empty. */
function filledColumns(rows: readonly SheetRow[]): number[] {
  return Array.from({ length: widthOf(rows) }, (_, index) => index).filter((index) =>
    rows.some(({ cells }) => (cells[index] ?? '').trim() !== ''),
  );
}

function bytesOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
}
