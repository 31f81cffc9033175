import type { RangeSections } from './range-index.ts';
import { maxDigits, rootDigits } from './range-trie.ts';

/** Block size: large enough that memory waits overlap, small enough that the state stays in the first-level cache. */
const blockSize = 256;

/** Numbers as ASCII bytes: the start and end of each, and where the ids go. `out` is as long as there are numbers. */
export interface NumberBytes {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly out: Int32Array;
}

/** The numbers that are looked up together: their count and first position. */
interface Block {
  readonly from: number;
  readonly size: number;
}

/** The numbers of the block whose entries still refer to further entries. */
const open = new Uint16Array(blockSize);
/** The next position in the trie of each of them. */
const positions = new Int32Array(blockSize);
const foundFacts = new Uint32Array(blockSize);

/**
 * Writes to `out` the same ids as `Ranges.idOf` for numbers given as ASCII bytes. Takes one level of the trie for a whole block of numbers, then the next: the
 * loads of one level do not wait for each other, unlike those of a walk number by number. Each position is computed in a loop before the loop that loads, so
 * that the processor sees more loads at once.
 */
export function lookUpBlocks(sections: RangeSections, numbers: NumberBytes): void {
  const { trie } = sections;
  const count = numbers.out.length;
  for (let from = 0; from < count; from += blockSize) {
    const block = { from, size: Math.min(blockSize, count - from) };
    findHeads(numbers, block);
    let left = enterRoot(trie, numbers.out, block);
    for (let depth = rootDigits; left > 0; depth += 1) {
      findNext(numbers, { from, depth, left });
      left = descend(trie, numbers.out, { from, left });
    }
    loadFacts(sections.facts, numbers.out, block);
    settleLengths(sections, numbers, block);
  }
}

function findHeads({ bytes, starts, ends }: NumberBytes, { from, size }: Block): void {
  for (let k = 0; k < size; k += 1) positions[k] = headOf(bytes, starts[from + k]!, ends[from + k]!);
}

/**
 * Returns the first five digits as a number, padded with zeros; -1 for anything but 1 to 15 digits. Anything but a digit makes `wrong` negative: one test at
 * the end is cheaper than one per digit.
 */
function headOf(bytes: Uint8Array, start: number, end: number): number {
  // `| 0` and `imul` mark 32-bit integers: plain sums would be checked for overflow.
  const length = (end - start) | 0;
  if (length < 1 || length > maxDigits) return -1;
  let head = 0;
  let wrong = 0;
  const headEnd = (start + Math.min(length, rootDigits)) | 0;
  for (let index = start; index < headEnd; index = (index + 1) | 0) {
    const digit = (bytes[index]! - 48) | 0;
    wrong |= digit | (9 - digit);
    head = (Math.imul(head, 10) + digit) | 0;
  }
  for (let index = headEnd; index < end; index = (index + 1) | 0) {
    const digit = (bytes[index]! - 48) | 0;
    wrong |= digit | (9 - digit);
  }
  for (let missing = length; missing < rootDigits; missing += 1) head = Math.imul(head, 10);
  return wrong < 0 ? -1 : head;
}

/** Writes the root entry of each number (0 for text that is no number). Returns how many refer to further entries: those are in `open`. */
function enterRoot(trie: Int32Array, out: Int32Array, { from, size }: Block): number {
  let left = 0;
  for (let k = 0; k < size; k += 1) {
    const head = positions[k]!;
    const entry = head < 0 ? 0 : trie[head]!;
    out[from + k] = entry;
    open[left] = k;
    left += entry >>> 31;
  }
  return left;
}

/** Finds the next position of each open number by its digit at `depth`; a number that has ended continues as zeros. */
function findNext({ bytes, starts, ends, out }: NumberBytes, { from, depth, left }: { from: number; depth: number; left: number }): void {
  for (let k = 0; k < left; k += 1) {
    const i = from + open[k]!;
    const index = starts[i]! + depth;
    positions[k] = (~out[i]! + (index < ends[i]! ? bytes[index]! - 48 : 0)) | 0;
  }
}

/** Takes one step for each open number, and keeps in `open` those with further steps. Returns their count. */
function descend(trie: Int32Array, out: Int32Array, { from, left }: { from: number; left: number }): number {
  let kept = 0;
  for (let k = 0; k < left; k += 1) {
    const number = open[k]!;
    const entry = trie[positions[k]!]!;
    out[from + number] = entry;
    open[kept] = number;
    kept += entry >>> 31;
  }
  return kept;
}

function loadFacts(facts: Uint32Array, out: Int32Array, { from, size }: Block): void {
  for (let k = 0; k < size; k += 1) {
    const id = (out[from + k]! - 1) | 0;
    foundFacts[k] = id < 0 ? 0 : facts[id]!;
  }
}

/** Turns the last entries into the ids of the longest ranges that admit the lengths. */
function settleLengths({ facts, outer }: RangeSections, { starts, ends, out }: NumberBytes, { from, size }: Block): void {
  for (let k = 0; k < size; k += 1) {
    const i = from + k;
    const length = (ends[i]! - starts[i]!) | 0;
    let id = (out[i]! - 1) | 0;
    let fact = foundFacts[k]!;
    while (id >= 0 && (length < ((fact >>> 4) & 15) || length > (fact & 15))) {
      id = outer[id]!;
      fact = id < 0 ? 0 : facts[id]!;
    }
    out[i] = id;
  }
}
