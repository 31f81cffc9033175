/** Comparison of two sets of ranges: added, removed, moved to another operator, or changed otherwise. */
import type { RangeChangeKind } from '../../shared/range-search/range-row.ts';
import { type RangeSections, rowOpening } from './range-index.ts';
import type { Ranges } from './ranges.ts';

export interface RangeChange {
  readonly kind: RangeChangeKind;
  /** The ids of the row in either set; undefined if it is absent. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

export interface RangeChanges {
  readonly before: Ranges;
  readonly after: Ranges;
  /** Changes sorted by digits. */
  readonly changes: readonly RangeChange[];
}

const rowsAtOnce = 5_000;

/**
 * Compares row by row: two ranges are the same if their digits and shortest length are equal. Yields now and then, so that the caller can let other work run: a
 * million rows take half a second.
 */
export function* comparingRanges(before: Ranges, after: Ranges): Generator<undefined, RangeChanges> {
  const changes: RangeChange[] = [];
  let [old, now] = [0, 0];
  for (let steps = 1; old < before.size || now < after.size; steps += 1) {
    if (steps % rowsAtOnce === 0) yield;
    const order = old >= before.size ? 1 : now >= after.size ? -1 : compareRows([before, old], [after, now]);
    if (order < 0) changes.push({ kind: 'removed', before: old, after: undefined });
    if (order > 0) changes.push({ kind: 'added', before: undefined, after: now });
    if (order === 0 && !isSameRow([before, old], [after, now])) {
      const isMoved = holderOf(before, old) !== holderOf(after, now);
      changes.push({ kind: isMoved ? 'moved' : 'changed', before: old, after: now });
    }
    if (order <= 0) old += 1;
    if (order >= 0) now += 1;
  }
  return { before, after, changes };
}

/** The changes about some digits, sorted by digits: those of shorter ranges above, then a contiguous run among all changes. */
interface ChangesAbout {
  /** Changes of ranges that are a shorter beginning of the digits. */
  readonly above: readonly RangeChange[];
  /** The first change of a range that begins with the digits, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Returns the changes of ranges that begin with the digits, or that the digits begin with; all changes without digits. Reads some twenty rows per digit. */
export function changesAbout(compared: RangeChanges, digits: string): ChangesAbout {
  const { changes } = compared;
  if (digits === '') return { above: [], from: 0, to: changes.length };
  const above: RangeChange[] = [];
  for (let length = 1; length < digits.length; length += 1) {
    const beginning = digits.slice(0, length);
    for (let place = firstChangeFrom(compared, beginning); digitsOf(compared, place) === beginning; place += 1) above.push(changes[place]!);
  }
  return { above, from: firstChangeFrom(compared, digits), to: firstChangeFrom(compared, `${digits}:`) }; // ':' comes after '9'
}

/** Returns the place of the first change whose digits are not before the text; the number of changes if there is none. */
function firstChangeFrom(compared: RangeChanges, text: string): number {
  let low = 0;
  let high = compared.changes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((digitsOf(compared, middle) ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function digitsOf({ before, after, changes }: RangeChanges, place: number): string | undefined {
  const change = changes[place];
  if (change?.after !== undefined) return after.digitsAt(change.after);
  return change?.before === undefined ? undefined : before.digitsAt(change.before);
}

type Row = readonly [ranges: Ranges, id: number];

function compareRows(a: Row, b: Row): number {
  if (isSameRow(a, b)) return 0;
  const [digitsA, digitsB] = [a[0].digitsAt(a[1]), b[0].digitsAt(b[1])];
  if (digitsA !== digitsB) return digitsA < digitsB ? -1 : 1;
  return shortestOf(a) - shortestOf(b);
}

function isSameRow([a, idA]: Row, [b, idB]: Row): boolean {
  return Buffer.compare(bytesOf(a.sections, idA), bytesOf(b.sections, idB)) === 0;
}

/** Returns the bytes of a row without the opening that all rows share. */
function bytesOf({ rows, rowOffsets }: RangeSections, id: number): Uint8Array {
  return rows.subarray((rowOffsets[id] ?? 0) + rowOpening.length, rowOffsets[id + 1]);
}

function shortestOf([{ sections }, id]: Row): number {
  return ((sections.facts[id] ?? 0) >>> 4) & 15;
}

/** Returns the holder's id, or its name if there is no id: an operator may be renamed and stays the same. */
function holderOf(ranges: Ranges, id: number): string {
  const { uniqueSpId, spName } = ranges.attributesAt(id);
  return uniqueSpId || spName;
}
