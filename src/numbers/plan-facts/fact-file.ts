/** Reads a file of facts: CSV with semicolons, a header row and a source in every row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { findCountry } from '../ranges/countries.ts';

/** The text of a file, and its name in error messages. */
export interface FactFile {
  readonly name: string;
  readonly text: string;
}

/** The values of a row by column. */
export type FactRow<Column extends string> = Readonly<Record<Column, string>>;

/** The source of a fact. `date` is a day, a month, a year or "not stated". */
export interface Source {
  readonly source: string;
  readonly document: string;
  readonly date: string;
}

/** The fault in a row; `readFacts` adds the file and the line. */
class RowFault extends Error {}

/** Reads a file in the folder of this module. */
export function factFile(name: string): FactFile {
  return { name, text: readFileSync(join(import.meta.dirname, name), 'utf8') };
}

/** Returns the facts of a file in its order. Throws with the file and the line of the first malformed row. */
export function readFacts<Column extends string, Fact>(
  { name, text }: FactFile,
  columns: readonly Column[],
  factOf: (row: FactRow<Column>) => Fact,
): Fact[] {
  const records = parse(text, { delimiter: ';', info: true, relax_column_count: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  return records.flatMap(({ record, info: { lines } }, index) => {
    try {
      if (index > 0) return [factOf(rowOf(record, columns))];
      if (record.join(';') !== columns.join(';')) throw new RowFault(`the columns are not ${columns.join(';')}`);
      return [];
    } catch (error) {
      throw error instanceof RowFault ? new Error(`${name}, line ${lines}: ${error.message}`) : error;
    }
  });
}

function rowOf<Column extends string>(record: readonly string[], columns: readonly Column[]): FactRow<Column> {
  if (record.length !== columns.length) throw new RowFault(`${columns.length} values expected, ${record.length} found`);
  // The columns were counted above.
  return Object.fromEntries(columns.map((column, index) => [column, record[index]])) as FactRow<Column>;
}

/** Throws if a row breaks a rule. */
export function demand(isTrue: boolean, fault: string): void {
  if (!isTrue) throw new RowFault(fault);
}

/** Returns the text if it is one of the known words, else throws. */
export function wordOf<Word extends string>(text: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new RowFault(`"${text}" is none of ${words.join(', ')}`);
  return word;
}

/** Returns an ISO 3166-1 code, AC, TA, XK or `001`, else throws. */
export function regionOf(text: string): string {
  demand(findCountry(text) !== undefined, `"${text}" is no country`);
  return text;
}

/** Returns the digits of an E.164 number, else throws. */
export function digitsOf(text: string): string {
  demand(/^[1-9]\d{0,14}$/.test(text), `"${text}" is not 1 to 15 digits`);
  return text;
}

/** Returns the text if it is not empty, else throws. */
export function textOf(text: string, column: string): string {
  demand(text.trim() !== '', `${column} is empty`);
  return text;
}

/** Returns the three columns that name the source of a fact. */
export function sourceOf({ source, document, date }: FactRow<'source' | 'document' | 'date'>): Source {
  demand(/^(\d{4}(-\d{2}){0,2}|not stated)$/.test(date), `date "${date}" is no day, month or year, nor "not stated"`);
  return { source: textOf(source, 'source'), document: textOf(document, 'document'), date };
}
