/** Changes of single numbers since their segments were written: all moves of each number, or that it has none any more. */
import { Interned, NumberColumn } from './exact-list.ts';
import { slotOf } from './number-set.ts';
import type { Port, PortRoute } from './port.ts';

/** The stored form: `numbers` ascend; the moves of the number at position p are those from `starts[p]` up to `starts[p + 1]`, oldest first. */
export type ChangedArrays = {
  numbers: Float64Array;
  starts: Uint32Array;
  seconds: Uint32Array;
  routeIds: Uint32Array;
  routes: readonly PortRoute[];
};

/** Changed numbers, found within nanoseconds. */
export class PortedChanges {
  readonly arrays: ChangedArrays;
  /** Open addressing: 1 + the position, 0 for an empty slot, at most half full. */
  readonly #slots: Int32Array;
  readonly #mask: number;

  constructor(arrays: ChangedArrays) {
    this.arrays = arrays;
    this.#mask = 2 ** Math.ceil(Math.log2(arrays.numbers.length * 2 + 2)) - 1;
    this.#slots = new Int32Array(this.#mask + 1);
    arrays.numbers.forEach((number, position) => {
      let slot = slotOf(number) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = position + 1;
    });
  }

  /** Number of changed numbers. */
  get size(): number {
    return this.arrays.numbers.length;
  }

  /** Returns the position of a number; -1 if it did not change. */
  positionOf(number: number): number {
    const { numbers } = this.arrays;
    for (let slot = slotOf(number) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const position = this.#slots[slot]! - 1;
      if (position < 0 || numbers[position] === number) return position;
    }
  }

  /** Returns true if the number at a position has no moves any more. */
  isGone(position: number): boolean {
    const { starts } = this.arrays;
    return starts[position] === starts[position + 1];
  }

  /** Returns the moves of the number at a position, oldest first. */
  portsAt(position: number): Port[] {
    const { starts, seconds, routeIds, routes } = this.arrays;
    const ports: Port[] = [];
    for (let move = starts[position]!; move < starts[position + 1]!; move += 1)
      ports.push({ route: routes[routeIds[move]!]!, time: seconds[move]! * 1_000 });
    return ports;
  }

  /** Returns the positions of the changed numbers from `from` up to `to`: the first, and the one after the last. */
  within(from: number, to: number): readonly [number, number] {
    return [firstFrom(this.arrays.numbers, from), firstFrom(this.arrays.numbers, to)];
  }
}

/** Collects changed numbers in ascending order. */
export class ChangesBuilder {
  readonly #routes = new Interned<PortRoute>();
  #numbers = new Float64Array(1 << 10);
  readonly #starts = new NumberColumn();
  readonly #seconds = new NumberColumn();
  readonly #routeIds = new NumberColumn();

  get size(): number {
    return this.#starts.length;
  }

  /** Adds a number with all moves that it has now, or with none if it has no more. Throws a RangeError if numbers do not ascend. */
  add(number: number, ports: readonly Port[]): void {
    const { size } = this;
    if (size > 0 && !(number > this.#numbers[size - 1]!)) throw new RangeError(`changed numbers must ascend: ${number}`);
    if (size === this.#numbers.length) {
      const larger = new Float64Array(size * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[size] = number;
    this.#starts.push(this.#seconds.length);
    for (const { route, time } of ports) {
      this.#seconds.push(time / 1_000);
      this.#routeIds.push(this.#routes.idOf(route));
    }
  }

  build(): PortedChanges {
    const numbers = this.#numbers.slice(0, this.size);
    this.#starts.push(this.#seconds.length);
    const [starts, seconds, routeIds] = [this.#starts.wide(), this.#seconds.wide(), this.#routeIds.wide()];
    return new PortedChanges({ numbers, starts, seconds, routeIds, routes: this.#routes.values });
  }
}

/** Returns the position of the first number that is not below `from`. */
function firstFrom(numbers: Float64Array, from: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
