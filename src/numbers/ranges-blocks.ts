import type { RangeSections } from './ranges-index.ts';
import { maxDigits, rootDigits, strideBits } from './ranges-trie.ts';

/** Many enough that the waits for memory overlap, few enough that the state stays in the first-level cache. */
const blockSize = 256;

/** Where the numbers stand in the bytes, and where the ids go. As many numbers as `out` is long. */
export interface NumberColumn {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly out: Int32Array;
}

/** How many digits of each number of the block are used up. */
const depths = new Uint8Array(blockSize);

/**
 * Writes to `out` the same ids as `Ranges.idOf` for numbers given as ASCII bytes. It takes one level of the trie for a whole block of
 * numbers, then the next: the loads of one level do not wait for each other, as those of a walk number by number must.
 */
export function lookUpBlocks({ trie, lengths, outer }: RangeSections, bytes: Uint8Array, column: NumberColumn): void {
  const count = column.out.length;
  for (let from = 0; from < count; from += blockSize) {
    const to = Math.min(from + blockSize, count);
    let open = enterRoot(trie, bytes, column, from, to);
    while (open > 0) open = descend(trie, bytes, column, from, to);
    settleLengths(lengths, outer, column, from, to);
  }
}

/** Writes the root entry of each number (0 for what is no number). Returns how many entries refer to a block. */
function enterRoot(trie: Int32Array, bytes: Uint8Array, { starts, ends, out }: NumberColumn, from: number, to: number): number {
  let open = 0;
  for (let i = from; i < to; i += 1) {
    const start = starts[i]!;
    const length = ends[i]! - start;
    let head = 0;
    let highest = length > 0 && length <= maxDigits ? 0 : 10;
    for (let at = 0; at < rootDigits; at += 1) head = head * 10 + (at < length ? (bytes[start + at]! - 48) & 15 : 0);
    for (let at = start; at < start + length; at += 1) {
      const digit = (bytes[at]! - 48) & 0xff;
      if (digit > highest) highest = digit;
    }
    const entry = highest < 10 ? trie[head]! : 0;
    out[i] = entry;
    depths[i - from] = rootDigits;
    open += entry >>> 31;
  }
  return open;
}

/** Takes one step for each number whose entry still refers to a block. Returns for how many it still does. */
function descend(trie: Int32Array, bytes: Uint8Array, { starts, ends, out }: NumberColumn, from: number, to: number): number {
  let open = 0;
  for (let i = from; i < to; i += 1) {
    if (out[i]! >= 0) continue;
    const reference = ~out[i]!;
    const start = starts[i]! + depths[i - from]!;
    const stride = reference & ((1 << strideBits) - 1);
    const end = ends[i]!;
    let value = 0;
    for (let at = start; at < start + stride; at += 1) value = value * 10 + (at < end ? bytes[at]! - 48 : 0);
    const entry = trie[(reference >>> strideBits) + value]!;
    out[i] = entry;
    depths[i - from] = depths[i - from]! + stride;
    open += entry >>> 31;
  }
  return open;
}

/** Turns the last entries into the ids of the longest ranges that admit the lengths. */
function settleLengths(lengths: Uint8Array, outer: Int32Array, { starts, ends, out }: NumberColumn, from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const length = ends[i]! - starts[i]!;
    let id = out[i]! - 1;
    while (id >= 0 && (length < lengths[id]! >>> 4 || length > (lengths[id]! & 15))) id = outer[id]!;
    out[i] = id;
  }
}
