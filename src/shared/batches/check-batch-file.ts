/** Rules of a batch file (specification, section 5, "File rules"): one check for browser and server, over bytes as they arrive. */
import { batchMaxNumbers, fileNameMaxLength } from '../base/limits.ts';
import type { Said } from '../base/sayings.ts';
import { batchesWanted } from './wanted.ts';

export type FileRule = 'format' | 'spaces' | 'ampersand' | 'characters' | 'nameLength' | 'rows' | 'columns' | 'letters' | 'empty';

/** Rules of a file, in the order of their sentences if a file breaks several. */
export const fileRules: Record<FileRule, Said> = {
  format: batchesWanted.fileFormat,
  spaces: batchesWanted.nameWithoutSpaces,
  ampersand: batchesWanted.nameWithoutAmpersand,
  characters: batchesWanted.plainName,
  nameLength: batchesWanted.shorterName(fileNameMaxLength),
  rows: batchesWanted.fewerRows(batchMaxNumbers),
  columns: batchesWanted.oneColumn,
  letters: batchesWanted.noLetters,
  empty: batchesWanted.noEmptyLines,
};

/** One broken rule. `lines` are the first of `count` lines that break it, from 1; rules on the name and the number of rows have none. */
export interface FileFinding {
  readonly rule: FileRule;
  readonly lines: readonly number[];
  readonly count: number;
}

/** `rows` counts every line, including those that break a rule. A file without findings may be sent. */
export interface CheckedFile {
  readonly findings: readonly FileFinding[];
  readonly rows: number;
}

const maxNamedLines = 10;

/**
 * Returns the form of a file that is no text of one byte per character, regardless of its name: compressed, as zip archives and workbooks are, or UTF-16.
 * Undefined for any other file.
 */
export function foreignFormOf([first, second]: Uint8Array): 'packed' | 'utf16' | undefined {
  const opening = ((first ?? 0) << 8) | (second ?? 0);
  if (opening === 0xfffe || opening === 0xfeff) return 'utf16';
  return opening === 0x504b || opening === 0x1f8b || opening === 0xd0cf ? 'packed' : undefined;
}

/** Finding for a file that is not plain text, regardless of its name. */
export const fileFormatFinding: FileFinding = { rule: 'format', lines: [], count: 1 };

/** Returns every rule that the name of a file breaks. */
export function checkFileName(name: string): FileFinding[] {
  const broken: FileRule[] = [];
  if (!/\.(csv|txt)$/i.test(name)) broken.push('format');
  if (/\s/.test(name)) broken.push('spaces');
  if (name.includes('&')) broken.push('ampersand');
  if (/[^\w.-]/.test(name)) broken.push('characters');
  if (name.length > fileNameMaxLength) broken.push('nameLength');
  return broken.map((rule) => ({ rule, lines: [], count: 1 }));
}

/**
 * Returns the numbers of a file without findings: digits only, in the order of the file, without byte order mark, quotes and line ends. These need not be
 * E.164 numbers: they may begin with 0, or be too short or too long.
 */
export function batchNumbers(bytes: Uint8Array): string[] {
  const lines = new TextDecoder().decode(bytes).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.replace(/^"|"?\r?$/g, ''));
}

/** States of the check within a cell. */
const state = { start: 0, digits: 1, quote: 2, quotedDigits: 3, quoted: 4, hollow: 5, blank: 6, odd: 7, emptyThenCr: 8, numberThenCr: 9 };
const newLine = 0x0a;
const byteOrderMark = [0xef, 0xbb, 0xbf];

/** Kinds of bytes; any other byte is odd. */
const kind = { odd: 0, digit: 1, quote: 2, space: 3, carriageReturn: 4, separator: 5, newLine: 6 };
const kindOf = new Uint8Array(256);
for (const byte of '0123456789') kindOf[byte.charCodeAt(0)] = kind.digit;
for (const byte of ',;\t|') kindOf[byte.charCodeAt(0)] = kind.separator;
kindOf['"'.charCodeAt(0)] = kind.quote;
kindOf[' '.charCodeAt(0)] = kind.space;
kindOf['\r'.charCodeAt(0)] = kind.carriageReturn;
kindOf[newLine] = kind.newLine;

/** State after a byte inside a cell, with eight kinds per state. Any step not listed makes the cell odd. */
const nextState = new Uint8Array(80).fill(state.odd);
const steps: readonly (readonly [from: number, byte: number, to: number])[] = [
  [state.start, kind.digit, state.digits],
  [state.start, kind.quote, state.quote],
  [state.start, kind.space, state.blank],
  [state.start, kind.carriageReturn, state.emptyThenCr],
  [state.digits, kind.digit, state.digits],
  [state.digits, kind.carriageReturn, state.numberThenCr],
  [state.quote, kind.digit, state.quotedDigits],
  [state.quote, kind.quote, state.hollow],
  [state.quotedDigits, kind.digit, state.quotedDigits],
  [state.quotedDigits, kind.quote, state.quoted],
  [state.quoted, kind.carriageReturn, state.numberThenCr],
  [state.hollow, kind.carriageReturn, state.emptyThenCr],
  [state.blank, kind.space, state.blank],
  [state.blank, kind.carriageReturn, state.emptyThenCr],
];
for (const [from, byte, to] of steps) nextState[from * 8 + byte] = to;

/** Checks a file piece by piece; the pieces may be split anywhere. No line becomes a string, so 100,000 rows take milliseconds. */
export class BatchFileCheck {
  readonly #named: FileFinding[];
  readonly #broken = { columns: new BadLines(), letters: new BadLines(), empty: new BadLines() };
  #state = state.start;
  #column = 0;
  /** Finished lines. */
  #rows = 0;
  /** Matched bytes of the byte order mark; its length if the file has none. */
  #mark = 0;

  constructor(name: string) {
    this.#named = checkFileName(name);
  }

  push(bytes: Uint8Array): void {
    const length = bytes.length;
    let index = this.#mark < byteOrderMark.length ? this.#skipMark(bytes) : 0;
    let now = this.#state;
    while (index < length) {
      // The index is inside the array; the fallback only satisfies the compiler.
      const byte = kindOf[bytes[index++] ?? 0] ?? kind.odd;
      if (byte === kind.newLine) {
        this.#endLine(now);
        now = state.start;
      } else if (byte === kind.separator) {
        this.#endCell(now === state.emptyThenCr || now === state.numberThenCr ? state.odd : now);
        this.#column += 1;
        this.#broken.columns.add(this.#rows + 1);
        now = state.start;
      } else {
        now = nextState[now * 8 + byte] ?? state.odd;
      }
    }
    this.#state = now;
  }

  finish(): CheckedFile {
    // The first bytes resembled a byte order mark, but were none.
    if (this.#mark > 0 && this.#mark < byteOrderMark.length) this.#state = state.odd;
    // Only a complete line end ends a line; a carriage return at the end of the file is a stray character.
    const stray = this.#state === state.emptyThenCr || this.#state === state.numberThenCr;
    if (this.#state !== state.start || this.#column > 0) this.#endLine(stray ? state.odd : this.#state);
    if (this.#rows === 0) this.#broken.empty.add(1);
    const findings = [...this.#named];
    if (this.#rows > batchMaxNumbers) findings.push({ rule: 'rows', lines: [], count: 1 });
    for (const rule of ['columns', 'letters', 'empty'] as const) {
      const { lines, count } = this.#broken[rule];
      if (count > 0) findings.push({ rule, lines, count });
    }
    return { findings, rows: this.#rows };
  }

  /** Returns the index at which the content begins. */
  #skipMark(bytes: Uint8Array): number {
    let index = 0;
    while (index < bytes.length && this.#mark < byteOrderMark.length) {
      if (bytes[index] !== byteOrderMark[this.#mark]) {
        if (this.#mark > 0) this.#state = state.odd;
        this.#mark = byteOrderMark.length;
        break;
      }
      this.#mark += 1;
      index += 1;
    }
    return index;
  }

  #endLine(last: number) {
    this.#endCell(last);
    this.#rows += 1;
    this.#column = 0;
  }

  #endCell(last: number) {
    if (last === state.digits || last === state.quoted || last === state.numberThenCr) return;
    const empty = last === state.start || last === state.blank || last === state.hollow || last === state.emptyThenCr;
    if (!empty) this.#broken.letters.add(this.#rows + 1);
    else if (this.#column === 0) this.#broken.empty.add(this.#rows + 1);
  }
}

/** Lines that break one rule: counts all and names the first. */
class BadLines {
  readonly lines: number[] = [];
  count = 0;
  #last = 0;

  add(line: number) {
    if (line === this.#last) return;
    this.#last = line;
    this.count += 1;
    if (this.lines.length < maxNamedLines) this.lines.push(line);
  }
}
