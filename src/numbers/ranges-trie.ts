/**
 * A digit trie in one Int32Array. The first 100,000 entries stand for the first five digits of a number; an entry is
 * `0` (nothing), `id + 1` (the longest range that begins so), or the complement of a reference to a block of 10, 100 or 1,000
 * further entries for the next 1, 2 or 3 digits. Ranges that end inside a block are written to all entries they
 * cover, so the walk never looks back: it ends at the longest range, and the chain of outer ranges settles the length.
 */
export const rootDigits = 5;
export const maxDigits = 15;
/** A reference is `offset << strideBits | stride`. */
export const strideBits = 2;

/** From how many ranges on a block of 1,000 or 100 entries pays (measured: below, bytes a range grow more than time shrinks). */
const minRangesForStride3 = 200;
const minRangesForStride2 = 20;

/** Makes the trie of sorted digit strings; the position in `digits` is the id. */
export function buildTrie(digits: readonly string[]): Int32Array {
  return new TrieBuilder(digits).build();
}

/** For each range the id of the next shorter range that begins it (or the one before it with the same digits), else -1. */
export function outerRanges(digits: readonly string[]): Int32Array {
  const outer = new Int32Array(digits.length);
  const open: number[] = [];
  digits.forEach((own, id) => {
    while (open.length > 0 && !own.startsWith(digits[open.at(-1) ?? 0] ?? '')) open.pop();
    outer[id] = open.at(-1) ?? -1;
    open.push(id);
  });
  return outer;
}

class TrieBuilder {
  readonly digits: readonly string[];
  entries = new Int32Array(1 << 20);
  used = 0;

  constructor(digits: readonly string[]) {
    this.digits = digits;
  }

  build(): Int32Array {
    const root = this.allocate(10 ** rootDigits, 0);
    this.fill({ offset: root, depth: 0, stride: rootDigits, from: 0, to: this.digits.length });
    return this.entries.slice(0, this.used);
  }

  /** Fills one block from the ranges `from … to`, all longer than `depth` digits and equal in the first `depth`. */
  fill(block: { offset: number; depth: number; stride: number; from: number; to: number }): void {
    const end = block.depth + block.stride;
    for (let id = block.from; id < block.to; ) {
      const own = this.digits[id] ?? '';
      const entry = block.offset + valueOf(own, block.depth, end);
      if (own.length <= end) {
        this.entries.fill(id + 1, entry, entry + 10 ** (end - own.length));
        id += 1;
      } else {
        const to = this.endOfGroup(id, end, block.to);
        this.entries[entry] = this.fillChild(entry, end, id, to);
        id = to;
      }
    }
  }

  /** Makes the block below an entry, filled with the range found so far, and returns its complemented reference. */
  fillChild(entry: number, depth: number, from: number, to: number): number {
    const stride = strideFor(to - from);
    const offset = this.allocate(10 ** stride, this.entries[entry] ?? 0);
    this.fill({ offset, depth, stride, from, to });
    return ~((offset << strideBits) | stride);
  }

  /** The first id after `from` whose digits differ within the first `end` digits. */
  endOfGroup(from: number, end: number, to: number): number {
    const begin = (this.digits[from] ?? '').slice(0, end);
    let id = from + 1;
    while (id < to && (this.digits[id] ?? '').startsWith(begin)) id += 1;
    return id;
  }

  allocate(count: number, value: number): number {
    const offset = this.used;
    this.used += count;
    if (this.used > this.entries.length) {
      const larger = new Int32Array(Math.max(this.used, this.entries.length * 2));
      larger.set(this.entries);
      this.entries = larger;
    }
    this.entries.fill(value, offset, this.used);
    return offset;
  }
}

function strideFor(ranges: number): number {
  if (ranges >= minRangesForStride3) return 3;
  return ranges >= minRangesForStride2 ? 2 : 1;
}

/** The digits from `start` to `end` as a number, with zeros for those that are missing. */
function valueOf(digits: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 10 + (at < digits.length ? digits.charCodeAt(at) - 48 : 0);
  return value;
}
