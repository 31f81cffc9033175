/** The GNR Files: every range with its 15 columns as CSV, complete and by zone of the world's numbering plan. */
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { firstNotBefore } from '../../numbers/ranges/range-search.ts';
import { csvRow } from '../../shared/base/csv.ts';
import { RangeRow } from '../../shared/range-search/range-row.ts';

export interface Zone {
  /** First digit of its calling codes. */
  readonly digit: string;
  readonly title: string;
}

/** ITU-T E.164: the first digit of a calling code is its zone. */
export const zones: readonly Zone[] = [
  { digit: '1', title: 'North America and the Caribbean' },
  { digit: '2', title: 'Africa and some islands' },
  { digit: '3', title: 'Europe, calling codes 30 to 39' },
  { digit: '4', title: 'Europe, calling codes 40 to 49' },
  { digit: '5', title: 'Central and South America' },
  { digit: '6', title: 'South-East Asia and Oceania' },
  { digit: '7', title: 'Russia and Kazakhstan' },
  { digit: '8', title: 'East Asia and global services' },
  { digit: '9', title: 'West, Central and South Asia' },
];

/** The columns, in the order of the range search. */
export const gnrColumns = z.keyof(RangeRow).options;

const rowsPerChunk = 500;

/** Yields the ranges whose digits begin with `digit`, or all of them. In chunks, so that other calls get their turn in between. */
export async function* gnrCsv(ranges: Ranges, digit = ''): AsyncGenerator<Uint8Array> {
  const [start, end] = rowsOf(ranges, digit);
  yield* csvOf(ranges, { length: end - start, idAt: (index) => start + index });
}

/** Yields the same CSV for the ranges with these ids, in their order. */
export function csvOfRanges(ranges: Ranges, ids: Uint32Array): AsyncGenerator<Uint8Array> {
  return csvOf(ranges, { length: ids.length, idAt: (index) => ids[index]! });
}

async function* csvOf(ranges: Ranges, { length, idAt }: { length: number; idAt: (index: number) => number }): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${csvRow(gnrColumns)}\r\n`);
  for (let from = 0; from < length; from += rowsPerChunk) {
    const rows = Math.min(rowsPerChunk, length - from);
    yield Buffer.from(Array.from({ length: rows }, (_, index) => lineOf(ranges, idAt(from + index))).join(''));
    await setImmediate();
  }
}

/** True if any range lies in a zone. */
export function hasZone(ranges: Ranges, { digit }: Zone): boolean {
  const [start, end] = rowsOf(ranges, digit);
  return end > start;
}

/** Returns the first row of a zone and the one after its last: rows are sorted by digits. */
function rowsOf({ sections, size }: Ranges, digit: string): [number, number] {
  return digit === '' ? [0, size] : [firstNotBefore(sections, digit), firstNotBefore(sections, `${digit}:`)];
}

function lineOf(ranges: Ranges, id: number): string {
  const row = ranges.rowAt(id);
  return `${csvRow(gnrColumns.map((column) => row[column]))}\r\n`;
}
