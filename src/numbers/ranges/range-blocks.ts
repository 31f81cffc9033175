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

/** The numbers that are looked up together: how many, from which position. */
interface Block {
  readonly from: number;
  readonly size: number;
}

/** The numbers of the block whose entries still refer to further ones. */
const open = new Uint16Array(blockSize);
/** Where in the trie each of them goes on. */
const positions = new Int32Array(blockSize);
const foundFacts = new Uint32Array(blockSize);

/**
 * Writes to `out` the same ids as `Ranges.idOf` for numbers given as ASCII bytes. It takes one level of the trie for a whole block of
 * numbers, then the next: the loads of one level do not wait for each other, as those of a walk number by number must. What to load is worked out
 * in a loop before the one that loads: in that the machine then sees more loads at once.
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
 * The first five digits as a number, with zeros for those that are missing; -1 for anything but 1 to 15 digits. What is no digit makes
 * `wrong` negative: one test at the end is cheaper than one a digit.
 */
function headOf(bytes: Uint8Array, start: number, end: number): number {
  // `| 0` and `imul` say that these are integers of 32 bits: sums would be checked for more.
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

/** Writes the root entry of each number (0 for what is no number). Returns how many refer to further entries: those are in `open`. */
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

/** Where each open number goes on with its digit at `depth`; one that is over is read on as zeros. */
function findNext({ bytes, starts, ends, out }: NumberBytes, { from, depth, left }: { from: number; depth: number; left: number }): void {
  for (let k = 0; k < left; k += 1) {
    const i = from + open[k]!;
    const index = starts[i]! + depth;
    positions[k] = (~out[i]! + (index < ends[i]! ? bytes[index]! - 48 : 0)) | 0;
  }
}

/** Takes one step for each open number, and keeps those in `open` that have further ones to take. Returns how many. */
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
