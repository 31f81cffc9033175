/** A part of the ported numbers, small enough to be built, stored and loaded by itself. */
import { Interned, NumberColumn, type ExactListArrays } from './exact-list.ts';
import { NumberSetBuilder } from './number-set.ts';
import type { PortRoute } from './port.ts';

/**
 * The stored form. The current route of each number costs at most 9 bytes at 200 numbers a block; dates and history add 4 bytes a number and 6 to 8 a move. The
 * moves of the number at position p are those from `starts[p]` up to `starts[p + 1]`, oldest first.
 */
export type PortedSegment = {
  current: ExactListArrays<PortRoute>;
  starts: Uint32Array;
  seconds: Uint32Array;
  routeIds: Uint16Array | Uint32Array;
};

/** Collects moves ordered by number and, within a number, oldest first. */
export class SegmentBuilder {
  readonly #routes = new Interned<PortRoute>();
  /** Route ids by object: most moves come with a route object already known. */
  readonly #idOfRoute = new Map<PortRoute, number>();
  readonly #numbers = new NumberSetBuilder();
  readonly #starts = new NumberColumn();
  readonly #seconds = new NumberColumn();
  readonly #routeIds = new NumberColumn();
  readonly #currentIds = new NumberColumn();
  #last = -1;
  #lastRouteId = 0;

  /** Number of moves added. */
  get moves(): number {
    return this.#seconds.length;
  }

  /** Adds a move; `seconds` count from 1970. Throws a RangeError if the numbers descend. */
  add(number: number, route: PortRoute, seconds: number): void {
    if (number !== this.#last) {
      if (this.#last >= 0) this.#currentIds.push(this.#lastRouteId);
      this.#numbers.add(number);
      this.#starts.push(this.#seconds.length);
      this.#last = number;
    }
    this.#lastRouteId = this.#routeId(route);
    this.#seconds.push(seconds);
    this.#routeIds.push(this.#lastRouteId);
  }

  /** Returns the segment. Do not use the builder afterwards. */
  build(): PortedSegment {
    if (this.#last >= 0) this.#currentIds.push(this.#lastRouteId);
    this.#starts.push(this.#seconds.length);
    const payloads = this.#routes.values;
    return {
      current: { set: this.#numbers.buildArrays(), ids: this.#currentIds.narrow(payloads.length), payloads },
      starts: this.#starts.wide(),
      seconds: this.#seconds.wide(),
      routeIds: this.#routeIds.narrow(payloads.length),
    };
  }

  #routeId(route: PortRoute): number {
    const known = this.#idOfRoute.get(route);
    if (known !== undefined) return known;
    const id = this.#routes.idOf(route);
    this.#idOfRoute.set(route, id);
    return id;
  }
}
