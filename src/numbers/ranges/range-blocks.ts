import type { RangeSections } from './range-index.ts';
import { maxDigits, rootDigits } from './range-trie.ts';

/** Many enough that the waits for memory overlap, few enough that the state stays in the first-level cache. */
const blockSize = 256;

/** Numbers as ASCII bytes: where each stands in the bytes, and where the ids go. As many numbers as `out` is long. */
export interface NumberBytes {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly out: Int32Array;
}

/** The positions of the numbers that are looked up together. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/** The numbers of the block whose entries still refer to further ones. */
const open = new Uint16Array(blockSize);

/**
 * Writes to `out` the same ids as `Ranges.idOf` for numbers given as ASCII bytes. It takes one level of the trie for a whole block of
 * numbers, then the next: the loads of one level do not wait for each other, as those of a walk number by number must.
 */
export function lookUpBlocks(sections: RangeSections, numbers: NumberBytes): void {
  const { trie } = sections;
  const count = numbers.out.length;
  for (let from = 0; from < count; from += blockSize) {
    const block = { from, to: Math.min(from + blockSize, count) };
    let left = enterRoot(trie, numbers, block);
    for (let depth = rootDigits; left > 0; depth += 1) left = descend(trie, numbers, { from, depth, left });
    settleLengths(sections, numbers, block);
  }
}

/** Writes the root entry of each number (0 for what is no number). Returns how many refer to further entries: those are in `open`. */
function enterRoot(trie: Int32Array, { bytes, starts, ends, out }: NumberBytes, { from, to }: Block): number {
  let left = 0;
  for (let i = from; i < to; i += 1) {
    const head = headOf(bytes, starts[i]!, ends[i]!);
    const entry = head < 0 ? 0 : trie[head]!;
    out[i] = entry;
    open[left] = i - from;
    left += entry >>> 31;
  }
  return left;
}

/**
 * The first five digits as a number, with zeros for those that are missing; -1 for anything but 1 to 15 digits. What is no digit makes
 * `wrong` negative: one test at the end is cheaper than one a digit.
 */
function headOf(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  if (length < 1 || length > maxDigits) return -1;
  let head = 0;
  let wrong = 0;
  const headEnd = start + Math.min(length, rootDigits);
  for (let index = start; index < headEnd; index += 1) {
    const digit = bytes[index]! - 48;
    wrong |= digit | (9 - digit);
    head = head * 10 + digit;
  }
  for (let index = headEnd; index < end; index += 1) {
    const digit = bytes[index]! - 48;
    wrong |= digit | (9 - digit);
  }
  for (let missing = length; missing < rootDigits; missing += 1) head *= 10;
  return wrong < 0 ? -1 : head;
}

/** Takes one step for each open number, and keeps those in `open` that have further ones to take. Returns how many. */
function descend(
  trie: Int32Array,
  { bytes, starts, ends, out }: NumberBytes,
  { from, depth, left }: { from: number; depth: number; left: number },
): number {
  let kept = 0;
  for (let k = 0; k < left; k += 1) {
    const i = from + open[k]!;
    const index = starts[i]! + depth;
    const entry = trie[~out[i]! + (index < ends[i]! ? bytes[index]! - 48 : 0)]!;
    out[i] = entry;
    open[kept] = i - from;
    kept += entry >>> 31;
  }
  return kept;
}

/** Turns the last entries into the ids of the longest ranges that admit the lengths. */
function settleLengths({ facts, outer }: RangeSections, { starts, ends, out }: NumberBytes, { from, to }: Block): void {
  for (let i = from; i < to; i += 1) {
    const length = ends[i]! - starts[i]!;
    let id = out[i]! - 1;
    while (id >= 0 && (length < ((facts[id]! >>> 4) & 15) || length > (facts[id]! & 15))) id = outer[id]!;
    out[i] = id;
  }
}
