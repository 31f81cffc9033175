/** Ported numbers: the network that serves a number now, and every move before. */
import { Interned } from './exact-list.ts';
import { entriesOf, numbersPerBlock } from './number-set.ts';
import { portSeconds, routeOf, type Port, type PortEvent, type PortRoute } from './port.ts';
import { ChangesBuilder, type PortedChanges } from './ported-changes.ts';
import { SegmentBuilder, type PortedSegment } from './ported-segment.ts';
import { SegmentDirectory } from './segment-directory.ts';

/** The moves of a segment's numbers, or of the changed numbers. */
type Moves = {
  /** The current route of each number. */
  ids: Uint16Array | Uint32Array;
  starts: Uint32Array;
  seconds: Uint32Array;
  routeIds: Uint16Array | Uint32Array;
  routes: readonly PortRoute[];
};

export const noChanges = new ChangesBuilder().build();

/**
 * Segments, whose numbers ascend from one to the next without sharing a block, and later changes, which take precedence. Immutable: a version that shares
 * segments with another one is a new object over the same arrays.
 */
export class Ported {
  readonly segments: readonly PortedSegment[];
  readonly changes: PortedChanges;
  readonly #directory: SegmentDirectory;
  /** Moves by set of the directory: the segments, then the changes. */
  readonly #moves: readonly Moves[];
  readonly #ids: readonly Moves['ids'][];
  readonly #changedBase: number;
  #size: number | undefined;
  #routeClasses: readonly Uint32Array[] | undefined;

  constructor(segments: readonly PortedSegment[], changes: PortedChanges = noChanges) {
    this.segments = segments;
    this.changes = changes;
    this.#directory = new SegmentDirectory(
      segments.map(({ current }) => current.set),
      changes.size,
    );
    this.#changedBase = this.#directory.baseOf(segments.length);
    this.#moves = [...segments.map(movesOfSegment), movesOfChanges(changes)];
    this.#ids = this.#moves.map(({ ids }) => ids);
  }

  /** Count of numbers that ever moved. */
  get size(): number {
    if (this.#size === undefined) {
      const { numbers } = this.changes.arrays;
      this.#size = this.segments.reduce((sum, { current }) => sum + current.set.size, 0);
      for (let position = 0; position < numbers.length; position += 1) {
        const wasThere = this.#directory.positionOf(numbers[position]!) >= 0;
        this.#size += Number(!this.changes.isGone(position)) - Number(wasThere);
      }
    }
    return this.#size;
  }

  /** Bytes needed to find a number and its current route; dates and history come on top. */
  get bytes(): number {
    const ofSets = this.segments.map(({ current: { set, ids } }) => [set.keys, set.firsts, set.words, set.ranks, ids]);
    return ofSets.flat().reduce((sum, { byteLength }) => sum + byteLength, this.#directory.bytes);
  }

  /** Returns the position of `tel` (E.164 digits) for the look-ups below; -1 if the number never moved. */
  positionOf(tel: string): number {
    return this.positionOfNumber(Number(tel));
  }

  positionOfNumber(number: number): number {
    const changed = this.changes.size === 0 ? -1 : this.changes.positionOf(number);
    return changed < 0 ? this.#directory.positionOf(number) : this.#positionOfChanged(changed);
  }

  /** Runs `positionOf` for many numbers at once, into `out`, which has at least the length of `numbers`. */
  positionsOf(numbers: Float64Array, out: Int32Array): void {
    this.#directory.positionsOf(numbers, out);
    if (this.changes.size === 0) return;
    for (let index = 0; index < numbers.length; index += 1) {
      const changed = this.changes.positionOf(numbers[index]!);
      if (changed >= 0) out[index] = this.#positionOfChanged(changed);
    }
  }

  /** Returns the route of the last move: its recipient holds the number now. */
  currentAt(position: number): PortRoute | undefined {
    if (position < 0) return undefined;
    const { moves, own } = this.#at(position);
    return moves.routes[moves.ids[own]!];
  }

  /**
   * Writes a class per position into `out`: current routes that give the same answers share a class, because the origin of a number does not count. Position
   * -1 gets `none`.
   */
  routeClassesAt(positions: Int32Array, out: Int32Array, none: number): void {
    this.#routeClasses ??= routeClassesOf(this.#moves);
    const [classes, ids, directory] = [this.#routeClasses, this.#ids, this.#directory];
    for (let index = 0; index < positions.length; index += 1) {
      const position = positions[index]!;
      if (position < 0) {
        out[index] = none;
        continue;
      }
      const set = directory.setAt(position);
      out[index] = classes[set]![ids[set]![position - directory.baseOf(set)]!]!;
    }
  }

  /** Returns every move of the number at `position`, oldest first; empty for -1. */
  portsAt(position: number): Port[] {
    if (position < 0) return [];
    const { moves, own } = this.#at(position);
    const { starts, seconds, routeIds, routes } = moves;
    const ports: Port[] = [];
    for (let move = starts[own]!; move < starts[own + 1]!; move += 1)
      ports.push({ route: routes[routeIds[move]!]!, time: seconds[move]! * 1_000 });
    return ports;
  }

  /** Returns the last move of the number at `position`; undefined for -1. */
  lastAt(position: number): Port | undefined {
    if (position < 0) return undefined;
    const { moves, own } = this.#at(position);
    const last = moves.starts[own + 1]! - 1;
    return { route: moves.routes[moves.routeIds[last]!]!, time: moves.seconds[last]! * 1_000 };
  }

  /** Returns true if the number at `position` (not -1) moved at or after a time in milliseconds since 1970. */
  movedSince(position: number, time: number): boolean {
    const set = this.#directory.setAt(position);
    const { starts, seconds } = this.#moves[set]!;
    const own = position - this.#directory.baseOf(set);
    for (let move = starts[own]!; move < starts[own + 1]!; move += 1) if (seconds[move]! * 1_000 >= time) return true;
    return false;
  }

  /** Calls `visit` for each move of the number at `position` (not -1), oldest first, with seconds since 1970. */
  eachMove(position: number, visit: (route: PortRoute, seconds: number) => void): void {
    const { moves, own } = this.#at(position);
    for (let move = moves.starts[own]!; move < moves.starts[own + 1]!; move += 1)
      visit(moves.routes[moves.routeIds[move]!]!, moves.seconds[move]!);
  }

  /** Yields every number with its position, ascending. */
  *numbers(): Generator<[position: number, number: number]> {
    let changed = 0;
    for (const [set, { current }] of this.segments.entries()) {
      const last = (current.set.keys.at(-1) ?? -1) * numbersPerBlock + numbersPerBlock;
      const end = this.changes.within(0, last)[1];
      yield* this.#withChanged(offset(entriesOf(current.set), this.#directory.baseOf(set)), [changed, end]);
      changed = end;
    }
    yield* this.#withChanged([], [changed, this.changes.size]);
  }

  /** Yields the numbers of the block with a key (number divided by 10,000), with their positions. */
  *numbersOfBlock(key: number): Generator<[position: number, number: number]> {
    const place = this.#directory.placeOf(key);
    const entries = place ? entriesOf(this.segments[place.set]!.current.set, [place.block, place.block + 1]) : [];
    const base = place ? this.#directory.baseOf(place.set) : 0;
    yield* this.#withChanged(offset(entries, base), this.changes.within(key * numbersPerBlock, (key + 1) * numbersPerBlock));
  }

  #positionOfChanged(changed: number): number {
    return this.changes.isGone(changed) ? -1 : this.#changedBase + changed;
  }

  #at(position: number): { moves: Moves; own: number } {
    const set = this.#directory.setAt(position);
    return { moves: this.#moves[set]!, own: position - this.#directory.baseOf(set) };
  }

  /** Yields entries of the segments, with changed entries in their place. */
  *#withChanged(
    entries: Iterable<[position: number, number: number]>,
    [from, to]: readonly [from: number, to: number],
  ): Generator<[position: number, number: number]> {
    const { numbers } = this.changes.arrays;
    let next = from;
    for (const entry of entries) {
      for (; next < to && numbers[next]! < entry[1]; next += 1) if (!this.changes.isGone(next)) yield this.#changedEntry(next);
      if (next < to && numbers[next] === entry[1]) continue;
      yield entry;
    }
    for (; next < to; next += 1) if (!this.changes.isGone(next)) yield this.#changedEntry(next);
  }

  #changedEntry(changed: number): [position: number, number: number] {
    return [this.#changedBase + changed, this.changes.arrays.numbers[changed]!];
  }
}

/**
 * Builds the set from its events, ordered by number and, within a number, by `seq`.
 * Throws a RangeError if the order is broken or a `portDate` is no date between 1970 and 2106.
 */
export function buildPorted(events: Iterable<PortEvent>): Ported {
  const builder = new SegmentBuilder();
  let last: PortEvent | undefined;
  for (const event of events) {
    if (event.tel === last?.tel && event.seq <= last.seq) throw new RangeError(`the events of ${event.tel} must ascend by seq`);
    const seconds = portSeconds(event.portDate);
    if (seconds === undefined) throw new RangeError(`not a port date: ${event.portDate}`);
    builder.add(Number(event.tel), routeOf(event), seconds);
    last = event;
  }
  return new Ported([builder.build()]);
}

/** Returns the block of a number. */
export function keyOf(number: number): number {
  return Math.floor(number / numbersPerBlock);
}

function movesOfSegment({ current, starts, seconds, routeIds }: PortedSegment): Moves {
  return { ids: current.ids, starts, seconds, routeIds, routes: current.payloads };
}

function movesOfChanges({ size, arrays: { starts, seconds, routeIds, routes } }: PortedChanges): Moves {
  const ids = Uint32Array.from({ length: size }, (_, position) => routeIds[starts[position + 1]! - 1] ?? 0);
  return { ids, starts, seconds, routeIds, routes };
}

function routeClassesOf(moves: readonly Moves[]): Uint32Array[] {
  const classes = new Interned<unknown>();
  return moves.map(({ routes }) => Uint32Array.from(routes, ({ recipientSpId, cic, rn }) => classes.idOf([recipientSpId, cic, rn])));
}

function* offset(entries: Iterable<[number, number]>, base: number): Generator<[position: number, number: number]> {
  for (const [position, number] of entries) yield [base + position, number];
}
