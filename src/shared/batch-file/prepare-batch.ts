/** Makes of any table what a batch takes: a file of numbers that follows the file rules, and the table's other columns row for row. */
import { quotedCell } from '../csv.ts';
import { type Notation, readNumberCell } from './number-cell.ts';

/** A row of a table, with the line of the file (or the row of the sheet) that it begins in, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How a table is read: which column has the numbers (from 0), and whether its first row is a heading. */
export interface SheetChoice {
  readonly column: number;
  readonly hasHeading: boolean;
  /** Whether a number that stood in a row before is left out, with its row. */
  readonly dropsDuplicates: boolean;
}

/** Some lines, of which the first are named. */
export interface CountedLines {
  readonly lines: readonly number[];
  readonly count: number;
}

/** A line that holds no number that could be read, with why. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface PreparedBatch {
  /** One number a line, LF line ends. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: number;
  /** CSV with `;`: the titles of the other columns, then a row for each number; null where there are no others. */
  readonly columns: Uint8Array<ArrayBuffer> | null;
  /** The titles in it. */
  readonly titles: readonly string[];
  /** The line of the heading that was left out. */
  readonly heading: number | null;
  /** Lines that were not digits alone and are now, with what was taken away. */
  readonly repaired: CountedLines & { readonly removed: readonly Notation[] };
  /** Lines without a number, which are gone. */
  readonly emptied: CountedLines;
  /** Rows whose number stood before; they are gone where that was chosen. */
  readonly duplicates: number;
  /** Lines that are left out. */
  readonly refused: CountedLines & { readonly named: readonly RefusedLine[] };
}

const maxNamed = 10;
const maxShown = 40;

/** Reads the rows as they were chosen to be read. Nothing is guessed: what is no number is left out and named. */
export function prepareBatch(rows: readonly SheetRow[], choice: SheetChoice): PreparedBatch {
  const [first] = rows;
  const heading = choice.hasHeading && first ? first : null;
  const others = otherColumns(rows, choice);
  const titles = others.map((column) => heading?.cells[column]?.trim() || `column ${column + 1}`);
  const repaired = new Lines();
  const emptied = new Lines();
  const refused = new Lines();
  const named: RefusedLine[] = [];
  const removed = new Set<Notation>();
  const seen = new Set<string>();
  const numbers: string[] = [];
  const otherRows: string[] = [];
  let duplicates = 0;
  for (const { line, cells } of heading ? rows.slice(1) : rows) {
    const read = readNumberCell(cells[choice.column] ?? '');
    if ('reason' in read) {
      refused.add(line);
      if (named.length < maxNamed) named.push({ line, text: (cells[choice.column] ?? '').trim().slice(0, maxShown), reason: read.reason });
      continue;
    }
    if (read.digits === '') {
      emptied.add(line);
      continue;
    }
    const isDuplicate = seen.has(read.digits);
    seen.add(read.digits);
    duplicates += isDuplicate ? 1 : 0;
    if (isDuplicate && choice.dropsDuplicates) continue;
    if (read.removed.length > 0) repaired.add(line);
    for (const sign of read.removed) removed.add(sign);
    numbers.push(read.digits);
    if (others.length > 0) otherRows.push(others.map((column) => quotedCell(cells[column] ?? '')).join(';'));
  }
  return {
    bytes: bytesOf(numbers),
    rows: numbers.length,
    columns: others.length === 0 ? null : bytesOf([titles.map(quotedCell).join(';'), ...otherRows]),
    titles,
    heading: heading?.line ?? null,
    repaired: { ...repaired.counted, removed: [...removed] },
    emptied: emptied.counted,
    duplicates,
    refused: { ...refused.counted, named },
  };
}

/** How many columns have anything in them. */
export function widthOf(rows: readonly SheetRow[]): number {
  let width = 0;
  for (const { cells } of rows) {
    let end = cells.length;
    while (end > width && cells[end - 1]?.trim() === '') end -= 1;
    width = Math.max(width, end);
  }
  return width;
}

/** The columns besides that of the numbers in which something stands. */
function otherColumns(rows: readonly SheetRow[], { column }: SheetChoice): number[] {
  const width = widthOf(rows);
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) => index !== column && rows.some(({ cells }) => (cells[index] ?? '').trim() !== ''),
  );
}

function bytesOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
}

class Lines {
  readonly #lines: number[] = [];
  #count = 0;

  add(line: number) {
    this.#count += 1;
    if (this.#lines.length < maxNamed) this.#lines.push(line);
  }

  get counted(): CountedLines {
    return { lines: this.#lines, count: this.#count };
  }
}
