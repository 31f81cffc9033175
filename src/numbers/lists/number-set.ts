/**
 * An exact set of numbers, each with its position in ascending order: blocks of 10,000 numbers, a bitmap in each, and the rank of every eighth word. A block
 * costs 1,352 bytes: 6.8 bytes a number at 200 numbers a block, less if it is denser. Indexes into the arrays are within bounds by construction, hence the `!`.
 */
export const numbersPerBlock = 10_000;
export const wordsPerBlock = Math.ceil(numbersPerBlock / 32);
export const wordsPerRank = 8;
export const ranksPerBlock = Math.ceil(wordsPerBlock / wordsPerRank);

/** The stored form of the set. `keys` is the number divided by 10,000, ascending; `firsts` counts the numbers before each block. */
export type NumberSetArrays = { keys: Float64Array; firsts: Uint32Array; words: Uint32Array; ranks: Uint16Array; size: number };

export class NumberSet {
  readonly arrays: NumberSetArrays;
  /** Open addressing over block keys: 1 + the block's index, 0 for an empty slot, at most half full. */
  readonly #slots: Int32Array;
  readonly #mask: number;

  constructor(arrays: NumberSetArrays) {
    this.arrays = arrays;
    this.#mask = 2 ** Math.ceil(Math.log2(arrays.keys.length * 2 + 2)) - 1;
    this.#slots = new Int32Array(this.#mask + 1);
    arrays.keys.forEach((key, block) => {
      let slot = slotOf(key) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = block + 1;
    });
  }

  /** Size of the set. */
  get size(): number {
    return this.arrays.size;
  }

  /** Size in bytes, including the directory. */
  get bytes(): number {
    const { keys, firsts, words, ranks } = this.arrays;
    return keys.byteLength + firsts.byteLength + words.byteLength + ranks.byteLength + this.#slots.byteLength;
  }

  /** Returns how many numbers of the set are smaller than `number`, if the set holds it; else -1. */
  positionOf(number: number): number {
    const key = Math.floor(number / numbersPerBlock);
    const block = this.#blockOf(key);
    if (block < 0) return -1;
    const { firsts, words, ranks } = this.arrays;
    const offset = number - key * numbersPerBlock;
    const word = offset >>> 5;
    const base = block * wordsPerBlock;
    const bits = words[base + word]!;
    const bit = offset & 31;
    if (((bits >>> bit) & 1) === 0) return -1;
    const group = Math.floor(word / wordsPerRank);
    let rank = firsts[block]! + ranks[block * ranksPerBlock + group]!;
    for (let before = group * wordsPerRank; before < word; before += 1) rank += onesIn(words[base + before]!);
    return rank + onesIn(bits & ((1 << bit) - 1));
  }

  /**
   * Runs `positionOf` for many numbers at once, into `out`. It works level by level, so that memory waits overlap: directory, keys, bitmap, rank. `out` has at
   * least the length of `numbers`; a few hundred at a time stay in the processor's cache.
   */
  positionsOf(numbers: Float64Array, out: Int32Array): void {
    const { keys, words } = this.arrays;
    for (let index = 0; index < numbers.length; index += 1) out[index] = slotOf(Math.floor(numbers[index]! / numbersPerBlock)) & this.#mask;
    for (let index = 0; index < numbers.length; index += 1) out[index] = this.#slots[out[index]!]! - 1;
    for (let index = 0; index < numbers.length; index += 1) {
      const key = Math.floor(numbers[index]! / numbersPerBlock);
      const block = out[index]!;
      if (block >= 0 && keys[block] !== key) out[index] = this.#blockOf(key);
    }
    for (let index = 0; index < numbers.length; index += 1) {
      const block = out[index]!;
      const offset = numbers[index]! % numbersPerBlock;
      if (block >= 0 && ((words[block * wordsPerBlock + (offset >>> 5)]! >>> (offset & 31)) & 1) === 0) out[index] = -1;
    }
    for (let index = 0; index < numbers.length; index += 1) {
      if (out[index]! >= 0) out[index] = this.positionOf(numbers[index]!);
    }
  }

  /** Yields every number with its position, ascending. */
  entries(): Generator<[position: number, number: number]> {
    return entriesOf(this.arrays);
  }

  #blockOf(key: number): number {
    const { keys } = this.arrays;
    for (let slot = slotOf(key) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const block = this.#slots[slot]! - 1;
      if (block < 0 || keys[block] === key) return block;
    }
  }
}

/** Collects numbers in ascending order. */
export class NumberSetBuilder {
  #keys = new Float64Array(16);
  #words = new Uint32Array(16 * wordsPerBlock);
  #blocks = 0;
  #last = -1;

  /** Adds `number`. Throws a RangeError if it is not greater than the one before. */
  add(number: number): void {
    if (!(number > this.#last)) throw new RangeError(`numbers must ascend: ${number} follows ${this.#last}`);
    this.#last = number;
    const key = Math.floor(number / numbersPerBlock);
    if (this.#blocks === 0 || this.#keys[this.#blocks - 1] !== key) this.#openBlock(key);
    const offset = number - key * numbersPerBlock;
    const word = (this.#blocks - 1) * wordsPerBlock + (offset >>> 5);
    this.#words[word] = this.#words[word]! | (1 << (offset & 31));
  }

  /** Returns the finished set. */
  build(): NumberSet {
    return new NumberSet(this.buildArrays());
  }

  /** Returns the arrays of the set, without a directory over its blocks. */
  buildArrays(): NumberSetArrays {
    const blocks = this.#blocks;
    const words = this.#words.slice(0, blocks * wordsPerBlock);
    const firsts = new Uint32Array(blocks);
    const ranks = new Uint16Array(blocks * ranksPerBlock);
    let size = 0;
    for (let block = 0; block < blocks; block += 1) {
      firsts[block] = size;
      size += rankBlock(words, ranks, block);
    }
    return { keys: this.#keys.slice(0, blocks), firsts, words, ranks, size };
  }

  #openBlock(key: number): void {
    if (this.#blocks === this.#keys.length) {
      this.#keys = copied(this.#keys, new Float64Array(this.#blocks * 2));
      this.#words = copied(this.#words, new Uint32Array(this.#blocks * 2 * wordsPerBlock));
    }
    this.#keys[this.#blocks] = key;
    this.#blocks += 1;
  }
}

/** Yields every number with its position, ascending, of all blocks or of those from `from` up to `to`. */
export function* entriesOf(
  { keys, firsts, words }: NumberSetArrays,
  [from, to]: readonly [from: number, to: number] = [0, keys.length],
): Generator<[position: number, number: number]> {
  let position = firsts[from] ?? 0;
  for (let block = from; block < to; block += 1) {
    const first = keys[block]! * numbersPerBlock;
    for (let word = 0; word < wordsPerBlock; word += 1) {
      for (let bits = words[block * wordsPerBlock + word]!; bits !== 0; bits &= bits - 1) {
        yield [position, first + word * 32 + 31 - Math.clz32(bits & -bits)];
        position += 1;
      }
    }
  }
}

/** Fills the ranks of one block and returns how many numbers it holds. */
function rankBlock(words: Uint32Array, ranks: Uint16Array, block: number): number {
  let count = 0;
  for (let word = 0; word < wordsPerBlock; word += 1) {
    if (word % wordsPerRank === 0) ranks[block * ranksPerBlock + word / wordsPerRank] = count;
    count += onesIn(words[block * wordsPerBlock + word]!);
  }
  return count;
}

function copied<T extends Float64Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Spreads keys over the slots of a directory; the caller reduces the result to its size. */
export function slotOf(key: number): number {
  const mixed = Math.imul(key | 0, 0x9e37_79b1);
  return mixed ^ (mixed >>> 15);
}

/** Counts the bits that are 1. */
export function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
