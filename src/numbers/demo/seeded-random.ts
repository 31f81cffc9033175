/** Random values that a seed repeats, for tests and benchmarks: each run differs, and a failure names the seed to repeat it. */
export class SeededRandom {
  readonly seed: number;
  #state: number;

  constructor(seed: number = Number(process.env['RANDOM_SEED'] ?? Date.now() % 2 ** 31)) {
    this.seed = seed;
    this.#state = seed;
  }

  /** Returns a whole number from 0 to below `limit` (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  }

  /** Returns the hint that a failing test prints. */
  hint(): string {
    return `run again with RANDOM_SEED=${this.seed}`;
  }
}
