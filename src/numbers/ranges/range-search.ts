import { isFiltering, passing, type RangeFilter } from './range-filter.ts';
import type { RangeSections } from './range-index.ts';
import { rowOpening } from './range-index.ts';
import { maxDigits } from './range-trie.ts';

const openingBracket = Buffer.from('[');
const closingBracket = Buffer.from(']');

/** The query of a search: digits and the filter of `RangeFilter`. */
export interface RangesAsked extends RangeFilter {
  readonly digits?: string | undefined;
}

/** The result of a search. */
export interface RangeSearchResult {
  /**
   * A JSON array of whole `RangeRow` objects in UTF-8, sorted by digits, up to the limit: the chunks one after another. They are views of the set itself and
   * must not be written to.
   */
  readonly chunks: readonly Uint8Array[];
  /** Number of rows that match, including those left out. */
  readonly total: number;
  readonly truncated: boolean;
}

/** The ids of the rows that a search found, sorted by digits. */
interface MatchingRows {
  /** Scattered rows, before those from `from` on. */
  readonly single: readonly number[] | Uint32Array;
  /** The first of the contiguous rows, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds rows whose range begins with the digits, and rows whose range is a beginning of them, that pass the filter. Returns the bytes of the rows, which were
 * serialised when the set was made. Finds nothing for anything but 1 to 15 digits, except that a filter without digits covers every range.
 */
export function searchRanges(sections: RangeSections, asked: RangesAsked, limit: number): RangeSearchResult {
  const { single, from, to } = matchingRows(sections, asked);
  const total = single.length + to - from;
  const above = single.slice(0, limit);
  const last = Math.min(to, from + limit - above.length);
  return { chunks: chunksOf(sections, above, { from, to: last }), total, truncated: total > limit };
}

/** Finds the same rows, without a limit, by their ids. */
export function matchingRows(sections: RangeSections, { digits = '', ...filter }: RangesAsked): MatchingRows {
  if (!isFiltering(filter)) return rowsOfDigits(sections, digits);
  const found = digits === '' ? { single: [], from: 0, to: sections.facts.length } : rowsOfDigits(sections, digits);
  const { facts } = sections;
  const passes = passing(sections, filter);
  const isWanted = (id: number) => passes[facts[id]! >>> 8] === 1;
  const above = found.single.filter(isWanted);
  const ids = new Uint32Array(above.length + found.to - found.from);
  ids.set(above);
  let count = above.length;
  for (let id = found.from; id < found.to; id += 1) if (isWanted(id)) ids[count++] = id;
  return { single: ids.subarray(0, count), from: 0, to: 0 };
}

function rowsOfDigits(sections: RangeSections, digits: string): MatchingRows & { readonly single: readonly number[] } {
  if (digits.length > maxDigits || !/^\d+$/.test(digits)) return { single: [], from: 0, to: 0 };
  const from = firstNotBefore(sections, digits);
  const to = firstNotBefore(sections, `${digits}:`); // ':' comes after '9'
  return { single: rangesThatBegin(sections, digits, from - 1), from, to };
}

/** Returns the id of the first row whose digits are not before the given text in byte order; the number of rows if there is none. */
export function firstNotBefore(sections: RangeSections, text: string): number {
  let low = 0;
  let high = sections.rowOffsets.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sections, middle, text)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns true if the digits of a row begin with the given ones. */
export function rowBeginsWith({ rows, rowOffsets }: RangeSections, id: number, digits: string): boolean {
  const start = (rowOffsets[id] ?? 0) + rowOpening.length;
  for (let index = 0; index < digits.length; index += 1) if (rows[start + index] !== digits.charCodeAt(index)) return false;
  return true;
}

/** Compares the digits of a row with a text. The quote that ends a row's digits is below every digit, so a shorter range comes before those that it begins. */
function isBefore({ rows, rowOffsets }: RangeSections, id: number, text: string): boolean {
  const start = (rowOffsets[id] ?? 0) + rowOpening.length;
  for (let index = 0; index < text.length; index += 1) {
    const difference = (rows[start + index] ?? 0) - text.charCodeAt(index);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Returns the ranges that are proper beginnings of the digits, shortest first. Each is the row just before them or outer to it. */
function rangesThatBegin(sections: RangeSections, digits: string, before: number): number[] {
  const found: number[] = [];
  for (let id = before; id >= 0; id = sections.outer[id] ?? -1) {
    const length = digitsOfRow(sections, id);
    if (length < digits.length && rowBeginsWith(sections, id, digits.slice(0, length))) found.push(id);
  }
  return found.reverse();
}

function digitsOfRow({ rows, rowOffsets }: RangeSections, id: number): number {
  const start = (rowOffsets[id] ?? 0) + rowOpening.length;
  return rows.indexOf(0x22, start) - start;
}

/** Wraps the rows in brackets, the last row without its comma. Consecutive single rows are one chunk. */
function chunksOf(
  { rows, rowOffsets }: RangeSections,
  single: MatchingRows['single'],
  { from, to }: { from: number; to: number },
): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let index = 0; index < single.length;) {
    const first = index;
    while (index < single.length && single[index] === single[first]! + index - first) index += 1;
    chunks.push(rows.subarray(rowOffsets[single[first]!], rowOffsets[single[index - 1]! + 1]));
  }
  if (to > from) chunks.push(rows.subarray(rowOffsets[from], rowOffsets[to]));
  const last = chunks.pop();
  if (last) chunks.push(last.subarray(0, -1));
  return [openingBracket, ...chunks, closingBracket];
}
