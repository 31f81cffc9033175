import type { RangeSections } from './range-index.ts';
import { rowOpening } from './range-index.ts';
import { maxDigits } from './range-trie.ts';

const openingBracket = Buffer.from('[');
const closingBracket = Buffer.from(']');

/** What a prefix search found. */
export interface RangeSearchResult {
  /**
   * A JSON array of whole `RangeRow` objects in UTF-8, ordered by digits, at most as many as asked: the chunks one after another. They are
   * views of the set itself and must not be written to.
   */
  readonly chunks: readonly Uint8Array[];
  /** How many rows match, the ones left out included. */
  readonly total: number;
  readonly truncated: boolean;
}

/**
 * Rows whose range begins with the digits, and rows whose range is a beginning of them. The rows were serialised when the set was
 * made: the answer is their bytes. Anything but 1 to 15 digits finds nothing.
 */
export function searchRanges(sections: RangeSections, digits: string, limit: number): RangeSearchResult {
  if (digits.length > maxDigits || !/^\d+$/.test(digits))
    return { chunks: chunksOf(sections, [], { from: 0, to: 0 }), total: 0, truncated: false };
  const from = firstNotBefore(sections, digits);
  const to = firstNotBefore(sections, `${digits}:`); // ':' follows '9'
  const beginnings = rangesThatBegin(sections, digits, from - 1);
  const total = beginnings.length + to - from;
  const above = beginnings.slice(0, limit);
  const last = Math.min(to, from + limit - above.length);
  return { chunks: chunksOf(sections, above, { from, to: last }), total, truncated: total > limit };
}

/** The id of the first row whose digits are not before the given text in byte order; the number of rows if there is none. */
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

/** Whether the digits of a row begin with the given ones. */
export function rowBeginsWith({ rows, rowOffsets }: RangeSections, id: number, digits: string): boolean {
  const start = (rowOffsets[id] ?? 0) + rowOpening.length;
  for (let index = 0; index < digits.length; index += 1) if (rows[start + index] !== digits.charCodeAt(index)) return false;
  return true;
}

/** The quote that ends a row's digits is below every digit, so a shorter range comes before those that it begins. */
function isBefore({ rows, rowOffsets }: RangeSections, id: number, text: string): boolean {
  const start = (rowOffsets[id] ?? 0) + rowOpening.length;
  for (let index = 0; index < text.length; index += 1) {
    const difference = (rows[start + index] ?? 0) - text.charCodeAt(index);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Every proper beginning of the digits that is a range is the row just before them or outer to it. Shortest first. */
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

/** Brackets around the rows, the last of which goes without its comma. */
function chunksOf(
  { rows, rowOffsets }: RangeSections,
  single: readonly number[],
  { from, to }: { from: number; to: number },
): Uint8Array[] {
  const chunks = single.map((id) => rows.subarray(rowOffsets[id], rowOffsets[id + 1]));
  if (to > from) chunks.push(rows.subarray(rowOffsets[from], rowOffsets[to]));
  const last = chunks.pop();
  if (last) chunks.push(last.subarray(0, -1));
  return [openingBracket, ...chunks, closingBracket];
}
