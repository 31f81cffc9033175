import type { RangeRow } from '../../shared/range-search/range-row.ts';
import type { RangeAttributes } from './range-attributes.ts';
import { lookUpBlocks, type NumberBytes } from './range-blocks.ts';
import { callingCodeOf } from './calling-code.ts';
import { numberLengthsOf } from './number-lengths.ts';
import { indexRanges, type RangeOrigin, type RangeSections, rowOpening } from './range-index.ts';
import type { RangeFilter } from './range-filter.ts';
import { firstNotBefore, matchingRows, rowBeginsWith, searchRanges, type RangesAsked, type RangeSearchResult } from './range-search.ts';
import { maxDigits, rootDigits } from './range-trie.ts';

/**
 * The reason why a number has no range. The first three mean that it cannot exist: no country has its calling code; no number with this code has so many
 * digits; its area or office code in the North American plan begins with 0 or 1. The others leave that open: no range of the code is loaded; ranges with the
 * same beginning have numbers of other lengths; or it is in no known range.
 */
export type NoRangeReason =
  | 'unknown-country-code'
  | 'impossible-length'
  | 'impossible-code'
  | 'not-loaded'
  | 'wrong-length'
  | 'unallocated';

const noSuchCode = -1;
/** A flag beside the lengths of a code's numbers: ranges of the code are loaded. It uses bit 0, since no number has 0 digits. */
const isLoaded = 1;

/**
 * An immutable set of number ranges: look-up of a number, and search by digits. Numbers are strings of digits with the calling code, no `+`. A range covers the
 * numbers that begin with its digits and have one of its lengths; the longest range wins.
 */
export class Ranges {
  readonly sections: RangeSections;
  readonly size: number;
  /** The version, which changes with the content only. */
  readonly version: string;
  /** ISO 8601. */
  readonly builtAt: string;
  /** The origin of the set. */
  readonly sourceVersion: string;
  readonly #trie: Int32Array;
  readonly #facts: Uint32Array;
  readonly #attributes: readonly RangeAttributes[];
  readonly #outer: Int32Array;
  /** Cached results of `codeFacts`, of at most 1,110 codes: a batch may contain many numbers without a range. */
  readonly #codes = new Map<string, number>();
  /** The digits of the number being looked up, at least five: shorter numbers are padded with zeros. */
  readonly #digits = new Uint8Array(maxDigits);

  constructor(sections: RangeSections) {
    this.sections = sections;
    this.size = sections.facts.length;
    this.version = sections.version;
    this.builtAt = sections.builtAt;
    this.sourceVersion = sections.sourceVersion;
    this.#trie = sections.trie;
    this.#facts = sections.facts;
    this.#attributes = sections.attributes;
    this.#outer = sections.outer;
  }

  /** Builds a set from rows in any order. */
  static of(rows: Iterable<RangeRow>, origin: RangeOrigin): Ranges {
    return new Ranges(indexRanges(rows, origin));
  }

  /** Returns the id of the longest range that begins the number and admits its length, else -1. Never throws, allocates nothing. */
  idOf(number: string): number {
    let id = this.#longestThatBegins(number);
    while (id >= 0 && !this.#admits(id, number.length)) id = this.#outer[id] ?? -1;
    return id;
  }

  /** Looks up numbers given as bytes, many at a time: see `lookUpBlocks`. */
  idsOf(numbers: NumberBytes): void {
    lookUpBlocks(this.sections, numbers);
  }

  /** Returns the whole row. Parses it on each call: hot paths use `attributesAt`. */
  rowAt(id: number): RangeRow {
    const { rows, rowOffsets } = this.sections;
    const [start, end] = [rowOffsets[id], rowOffsets[id + 1]];
    if (start === undefined || end === undefined) throw new RangeError(`There is no range ${id} among ${this.size}`);
    // A parsing edge: the bytes were written from a RangeRow by `indexRanges`, and the snapshot is checksummed.
    return JSON.parse(Buffer.from(rows.buffer, rows.byteOffset + start, end - start - 1).toString()) as RangeRow;
  }

  /** Returns the digits of a row. Like `textAt`, it parses nothing. */
  digitsAt(id: number): string {
    const { rows, rowOffsets } = this.sections;
    const start = (rowOffsets[id] ?? 0) + rowOpening.length;
    return Buffer.from(rows.buffer, rows.byteOffset + start, rows.indexOf(0x22, start) - start).toString('latin1');
  }

  textAt(id: number): string {
    const { rows, rowOffsets } = this.sections;
    const start = rowOffsets[id] ?? 0;
    return Buffer.from(rows.buffer, rows.byteOffset + start, (rowOffsets[id + 1] ?? 0) - start).toString();
  }

  /** Returns the attributes of a row that answers need: one object for all rows with these values. */
  attributesAt(id: number): RangeAttributes {
    const attributes = this.#attributes[(this.#facts[id] ?? -1) >>> 8];
    if (attributes === undefined) throw new RangeError(`There is no range ${id} among ${this.size}`);
    return attributes;
  }

  find(number: string): RangeRow | undefined {
    const id = this.idOf(number);
    return id < 0 ? undefined : this.rowAt(id);
  }

  /** Explains why `idOf` found nothing. */
  whyNone(number: string): NoRangeReason {
    if (!/^\d{1,15}$/.test(number)) return 'impossible-length';
    const code = callingCodeOf(number);
    const facts = this.#codeFacts(code);
    if (facts === noSuchCode) return 'unknown-country-code';
    if (((facts >> number.length) & 1) === 0) return 'impossible-length';
    if (code === '1' && (beginsLow(number, 1) || beginsLow(number, 4))) return 'impossible-code';
    if ((facts & isLoaded) === 0) return 'not-loaded';
    return this.#touchesAny(number) ? 'wrong-length' : 'unallocated';
  }

  /** Returns the rows above and below the digits that pass the filter, as bytes of JSON: see `searchRanges`. */
  search(digits: string, limit: number, filter: RangeFilter = {}): RangeSearchResult {
    return searchRanges(this.sections, { digits, ...filter }, limit);
  }

  /** Returns the ids of all the rows that a search finds, sorted by digits. */
  matching(asked: RangesAsked): Uint32Array {
    const { single, from, to } = matchingRows(this.sections, asked);
    const ids = new Uint32Array(single.length + to - from);
    ids.set(single);
    for (let id = from; id < to; id += 1) ids[single.length + id - from] = id;
    return ids;
  }

  /**
   * Returns the lengths of the code's numbers by its plan and by our own ranges, bit n for n digits, with `isLoaded`; `noSuchCode` if the code does not exist.
   */
  #codeFacts(code: string): number {
    let facts = this.#codes.get(code);
    if (facts === undefined) {
      const planned = numberLengthsOf(code);
      const loaded = this.#isCallingCode(code) ? isLoaded : 0;
      facts = planned === undefined && loaded === 0 ? noSuchCode : (planned ?? 0) | this.#lengthsOfRanges(code) | loaded;
      this.#codes.set(code, facts);
    }
    return facts;
  }

  /** Returns the lengths admitted by the ranges above and below the digits. */
  #lengthsOfRanges(digits: string): number {
    let lengths = 0;
    for (const id of this.matching({ digits })) {
      const facts = this.#facts[id]!;
      for (let length = (facts >>> 4) & 15; length <= (facts & 15); length += 1) lengths |= 1 << length;
    }
    return lengths;
  }

  /** Returns true if a range begins with the calling code, or is a beginning of it. */
  #isCallingCode(code: string): boolean {
    return this.#beginsAny(code) || this.#longestThatBegins(code) >= 0;
  }

  /** Returns true if a range is a beginning of the digits, or begins with them: the walk then ends at the range, or on the way to it. */
  #touchesAny(digits: string): boolean {
    if (digits.length < rootDigits) return this.#longestThatBegins(digits) >= 0 || this.#beginsAny(digits);
    let entry = this.#trie[Number(digits.slice(0, rootDigits))]!;
    for (let index = rootDigits; entry < 0 && index < digits.length; index += 1) entry = this.#trie[~entry + Number(digits[index])]!;
    return entry !== 0;
  }

  /** Returns true if some range begins with the digits. */
  #beginsAny(digits: string): boolean {
    const id = firstNotBefore(this.sections, digits);
    return id < this.size && rowBeginsWith(this.sections, id, digits);
  }

  #admits(id: number, length: number): boolean {
    const facts = this.#facts[id] ?? 0;
    return length >= ((facts >>> 4) & 15) && length <= (facts & 15);
  }

  /** Walks the trie. A number shorter than the walk continues as zeros: a range found that way is longer than the number and does not admit it. */
  #longestThatBegins(number: string): number {
    const digits = this.#digits;
    const trie = this.#trie;
    if (!readDigits(number, digits)) return -1;
    let entry = trie[digits[0]! * 10_000 + digits[1]! * 1_000 + digits[2]! * 100 + digits[3]! * 10 + digits[4]!]!;
    for (let index = rootDigits; entry < 0; index += 1) entry = trie[~entry + (index < number.length ? digits[index]! : 0)]!;
    return entry - 1;
  }
}

/** Returns true if an area or office code of +1 that starts at the index begins with 0 or 1. */
function beginsLow(number: string, index: number): boolean {
  const digit = number.charCodeAt(index) - 48;
  return digit === 0 || digit === 1;
}

/** Writes the digits into `digits`, padded with zeros to five. Returns false for anything but 1 to 15 digits. */
function readDigits(number: string, digits: Uint8Array): boolean {
  const length = number.length;
  if (length === 0 || length > maxDigits) return false;
  for (let index = 0; index < length; index += 1) {
    const digit = number.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return false;
    digits[index] = digit;
  }
  for (let index = length; index < rootDigits; index += 1) digits[index] = 0;
  return true;
}
