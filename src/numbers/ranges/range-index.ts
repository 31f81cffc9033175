import { createHash } from 'node:crypto';
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { attributesKey, attributesOf, type RangeAttributes } from './range-attributes.ts';
import { buildTrie, maxDigits, outerRanges } from './range-trie.ts';

/** A set of ranges in its look-up and storage form: typed arrays, one element per range unless noted. */
export interface RangeSections {
  /** The first 16 hex digits of the SHA-256 of `rows`: equal content has an equal version. */
  readonly version: string;
  /** Time when the set was made, ISO 8601; not part of the content. */
  readonly builtAt: string;
  /** Origin of the set: packages and builder with versions, or the name of an import. */
  readonly sourceVersion: string;
  /** Each row as JSON in UTF-8, keys in the order of `RangeRow`, each followed by a comma, sorted by digits. */
  readonly rows: Uint8Array;
  /** Start of each row in `rows`, and the end of the last one. */
  readonly rowOffsets: Uint32Array;
  /**
   * Packed facts, from the lowest bit: the longest and the shortest admitted length (four bits each, E.164 digits), and the position in `attributes` (24 bits).
   * Packed because a look-up needs both and waits for memory once.
   */
  readonly facts: Uint32Array;
  /** The next range to try if this one does not admit the number's length, else -1. */
  readonly outer: Int32Array;
  /** The trie, see `range-trie.ts`. Not one element per range. */
  readonly trie: Int32Array;
  /** Attributes of the rows. Not one element per range: rows with equal attributes share one. */
  readonly attributes: readonly RangeAttributes[];
}

/** Time and source of a set. */
export interface RangeOrigin {
  readonly builtAt: string;
  readonly sourceVersion: string;
}

const maxAttributes = 1 << 24;

/** The opening of every serialised row, which makes its digits readable without parsing it. */
export const rowOpening = '{"range":"';

/** Sorts the rows (by digits, then by shortest length) and builds the arrays. Throws on a row that no number can match. */
export function indexRanges(rows: Iterable<RangeRow>, origin: RangeOrigin): RangeSections {
  const sorted = Array.from(rows).sort(byDigitsThenLength);
  for (const row of sorted) checkRow(row);
  const digits = sorted.map((row) => row.range);
  const pool = serialiseRows(sorted);
  return {
    version: createHash('sha256').update(pool.rows).digest('hex').slice(0, 16),
    builtAt: origin.builtAt,
    sourceVersion: origin.sourceVersion,
    ...pool,
    outer: outerRanges(digits),
    trie: buildTrie(digits),
    ...packFacts(sorted),
  };
}

/** Compares rows by digits, then by shortest length: the order of every set of ranges. */
export function byDigitsThenLength(a: RangeRow, b: RangeRow): number {
  if (a.range === b.range) return a.minlength - b.minlength;
  return a.range < b.range ? -1 : 1;
}

function checkRow({ range, minlength, maxlength }: RangeRow): void {
  if (!/^\d{1,15}$/.test(range)) throw new RangeError(`"${range}" is not 1 to ${maxDigits} digits`);
  if (minlength > maxlength || maxlength > maxDigits || maxlength < range.length || minlength < 1) {
    throw new RangeError(`Range ${range} cannot have numbers of ${minlength} to ${maxlength} digits`);
  }
}

function serialiseRows(rows: readonly RangeRow[]): { rows: Uint8Array; rowOffsets: Uint32Array } {
  const encoder = new TextEncoder();
  const rowOffsets = new Uint32Array(rows.length + 1);
  let pool = new Uint8Array(1 << 20);
  let used = 0;
  rows.forEach((row, id) => {
    const text = `${serialiseRow(row)},`;
    if (used + text.length * 3 > pool.length) {
      const larger = new Uint8Array(pool.length * 2 + text.length * 3);
      larger.set(pool);
      pool = larger;
    }
    used += encoder.encodeInto(text, pool.subarray(used)).written;
    rowOffsets[id + 1] = used;
  });
  return { rows: pool.slice(0, used), rowOffsets };
}

/** Serialises exactly the 15 keys, in the order of `RangeRow`: extra keys of an imported object are left out. */
function serialiseRow(row: RangeRow): string {
  return JSON.stringify({
    range: row.range,
    countryName: row.countryName,
    uniqueSpId: row.uniqueSpId,
    spName: row.spName,
    primaryNumberAttribute: row.primaryNumberAttribute,
    secondaryNumberAttribute: row.secondaryNumberAttribute,
    mcc: row.mcc,
    mnc: row.mnc,
    minlength: row.minlength,
    maxlength: row.maxlength,
    isoAlpha2: row.isoAlpha2,
    isoAlpha3: row.isoAlpha3,
    cic: row.cic,
    tz: row.tz,
    tadig: row.tadig,
  } satisfies RangeRow);
}

/** Packs lengths and attributes. A number is never shorter than the digits of its range; the walk of the trie relies on this. */
function packFacts(rows: readonly RangeRow[]): { facts: Uint32Array; attributes: RangeAttributes[] } {
  const known = new Map<string, number>();
  const attributes: RangeAttributes[] = [];
  const facts = Uint32Array.from(rows, (row) => {
    const key = attributesKey(row);
    let index = known.get(key);
    if (index === undefined) {
      index = attributes.push(attributesOf(row)) - 1;
      known.set(key, index);
    }
    return (index << 8) | (Math.max(row.minlength, row.range.length) << 4) | row.maxlength;
  });
  if (attributes.length > maxAttributes) throw new RangeError(`A set has at most ${maxAttributes} different attributes`);
  return { facts, attributes };
}
