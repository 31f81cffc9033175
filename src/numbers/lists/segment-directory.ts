/**
 * Finds numbers in several sets as if they were one: a directory over the blocks of all. Positions grow from set to set; each set begins at a multiple of a
 * page, so that one table maps a position to its set. Indexes are within bounds by construction, hence the `!`.
 */
import { numbersPerBlock, onesIn, ranksPerBlock, slotOf, wordsPerBlock, wordsPerRank, type NumberSetArrays } from './number-set.ts';

const pageBits = 12;
const maxPositions = 2 ** 31;

/** Directory over several sets. `positionsOf` and the like return positions; -1 is a number that no set holds. */
export class SegmentDirectory {
  /** Open addressing over block keys: 1 + the block's number among all, 0 for an empty slot, at most half full. */
  readonly #slots: Int32Array;
  readonly #mask: number;
  /** Keys of all blocks. */
  readonly #keys: Float64Array;
  readonly #setOfBlock: Uint16Array;
  /** First block and first position of each set; the last entry is one past the end. */
  readonly #firstBlocks: Int32Array;
  readonly #bases: Float64Array;
  readonly #words: readonly Uint32Array[];
  readonly #ranks: readonly Uint16Array[];
  readonly #firsts: readonly Uint32Array[];
  readonly #setOfPage: Uint16Array;

  /** Throws a RangeError for more than 65,535 sets, or two billion positions. `more` positions follow those of the sets, like one more set. */
  constructor(sets: readonly NumberSetArrays[], more: number) {
    this.#words = sets.map(({ words }) => words);
    this.#ranks = sets.map(({ ranks }) => ranks);
    this.#firsts = sets.map(({ firsts }) => firsts);
    const sizes = [...sets.map(({ size }) => size), more];
    this.#bases = runningSums(sizes.map((size) => Math.ceil(size / 2 ** pageBits) * 2 ** pageBits));
    this.#firstBlocks = Int32Array.from(runningSums(sets.map(({ keys }) => keys.length)));
    if (sets.length > 65_535 || this.#bases.at(-1)! > maxPositions) throw new RangeError('There are too many ported numbers');
    const blocks = this.#firstBlocks.at(-1)!;
    this.#keys = new Float64Array(blocks);
    this.#setOfBlock = new Uint16Array(blocks);
    this.#setOfPage = new Uint16Array(this.#bases.at(-1)! / 2 ** pageBits);
    sizes.forEach((_, set) => this.#setOfPage.fill(set, this.#bases[set]! / 2 ** pageBits, this.#bases[set + 1]! / 2 ** pageBits));
    sets.forEach(({ keys }, set) => {
      this.#keys.set(keys, this.#firstBlocks[set]);
      this.#setOfBlock.fill(set, this.#firstBlocks[set], this.#firstBlocks[set + 1]);
    });
    this.#mask = 2 ** Math.ceil(Math.log2(blocks * 2 + 2)) - 1;
    this.#slots = new Int32Array(this.#mask + 1);
    this.#keys.forEach((key, block) => {
      let slot = slotOf(key) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = block + 1;
    });
  }

  /** Size of the directory alone, in bytes. */
  get bytes(): number {
    const arrays = [this.#slots, this.#keys, this.#setOfBlock, this.#setOfPage];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Returns the first position of a set. */
  baseOf(set: number): number {
    return this.#bases[set]!;
  }

  /** Returns the set of a position. */
  setAt(position: number): number {
    return this.#setOfPage[position >>> pageBits]!;
  }

  /** Returns the set of the block with a key (number divided by 10,000), and the place of the block in it. */
  placeOf(key: number): { set: number; block: number } | undefined {
    const block = this.#blockOf(key);
    if (block < 0) return undefined;
    const set = this.#setOfBlock[block]!;
    return { set, block: block - this.#firstBlocks[set]! };
  }

  positionOf(number: number): number {
    const block = this.#blockOf(Math.floor(number / numbersPerBlock));
    return block < 0 || !this.#holds(block, number) ? -1 : this.#rankOf(block, number);
  }

  /** Finds many numbers at once, into `out`. It works level by level, so that memory waits overlap; a few hundred at a time stay in the processor's cache. */
  positionsOf(numbers: Float64Array, out: Int32Array): void {
    const count = numbers.length;
    const [slots, mask, keys] = [this.#slots, this.#mask, this.#keys];
    const [setOfBlock, firstBlocks, words] = [this.#setOfBlock, this.#firstBlocks, this.#words];
    for (let index = 0; index < count; index += 1) out[index] = slotOf(Math.floor(numbers[index]! / numbersPerBlock)) & mask;
    for (let index = 0; index < count; index += 1) out[index] = slots[out[index]!]! - 1;
    for (let index = 0; index < count; index += 1) {
      const block = out[index]!;
      const key = Math.floor(numbers[index]! / numbersPerBlock);
      if (block >= 0 && keys[block] !== key) out[index] = this.#blockOf(key);
    }
    for (let index = 0; index < count; index += 1) {
      const block = out[index]!;
      if (block < 0) continue;
      const offset = numbers[index]! - Math.floor(numbers[index]! / numbersPerBlock) * numbersPerBlock;
      const set = setOfBlock[block]!;
      const bits = words[set]![(block - firstBlocks[set]!) * wordsPerBlock + (offset >>> 5)]!;
      if (((bits >>> (offset & 31)) & 1) === 0) out[index] = -1;
    }
    for (let index = 0; index < count; index += 1) if (out[index]! >= 0) out[index] = this.#rankOf(out[index]!, numbers[index]!);
  }

  #holds(block: number, number: number): boolean {
    const set = this.#setOfBlock[block]!;
    const offset = number - this.#keys[block]! * numbersPerBlock;
    return ((this.#words[set]![(block - this.#firstBlocks[set]!) * wordsPerBlock + (offset >>> 5)]! >>> (offset & 31)) & 1) === 1;
  }

  #rankOf(block: number, number: number): number {
    const set = this.#setOfBlock[block]!;
    const words = this.#words[set]!;
    const own = block - this.#firstBlocks[set]!;
    const offset = number - this.#keys[block]! * numbersPerBlock;
    const word = offset >>> 5;
    const group = (word / wordsPerRank) | 0;
    const base = own * wordsPerBlock;
    let rank = this.#firsts[set]![own]! + this.#ranks[set]![own * ranksPerBlock + group]!;
    for (let before = group * wordsPerRank; before < word; before += 1) rank += onesIn(words[base + before]!);
    return this.#bases[set]! + rank + onesIn(words[base + word]! & ((1 << (offset & 31)) - 1));
  }

  #blockOf(key: number): number {
    for (let slot = slotOf(key) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const block = this.#slots[slot]! - 1;
      if (block < 0 || this.#keys[block] === key) return block;
    }
  }
}

/** Returns running sums: 0, the first, the sum of the first two, and so on. */
function runningSums(values: readonly number[]): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => (sums[index + 1] = sums[index]! + value));
  return sums;
}
