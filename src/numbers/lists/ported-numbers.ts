/** Ported numbers: which network serves a number now, and every move it made before. */
import { ExactList, Interned, NumberColumn, type ExactListArrays } from './exact-list.ts';
import { NumberSetBuilder } from './number-set.ts';

/** One row of a port feed. Empty text where a value is not known; `portDate` is `YYYY-MM-DD` or an RFC 3339 time in UTC. */
export type PortEvent = {
  tel: string;
  donorSpId: string;
  recipientSpId: string;
  rn: string;
  cic: string;
  portDate: string;
  seq: number;
};

/** What the moves of many numbers have in common, kept once: from whom to whom, how to route there, how exact the date is. */
export type PortRoute = Pick<PortEvent, 'donorSpId' | 'recipientSpId' | 'rn' | 'cic'> & { dateOnly: boolean };

/** One move of a number. `time` is in milliseconds since 1970; midnight where the route says `dateOnly`. */
export type Port = { route: PortRoute; time: number };

/**
 * As stored. The current route of each number costs at most 9 bytes at 200 numbers a block; dates and history add 4 bytes
 * a number and 6 to 8 a move. The moves of the number at position p are those from `starts[p]` up to `starts[p + 1]`, oldest first.
 */
export type PortedArrays = {
  current: ExactListArrays<PortRoute>;
  starts: Uint32Array;
  seconds: Uint32Array;
  routeIds: Uint16Array | Uint32Array;
};

export class Ported {
  readonly arrays: PortedArrays;
  readonly current: ExactList<PortRoute>;

  constructor(arrays: PortedArrays) {
    this.arrays = arrays;
    this.current = new ExactList(arrays.current);
  }

  /** How many numbers ever moved. */
  get size(): number {
    return this.current.numbers.size;
  }

  /** The position of `tel` (E.164 digits) for the look-ups below; -1 where the number never moved. */
  positionOf(tel: string): number {
    return this.current.numbers.positionOf(Number(tel));
  }

  /** The route of the last move: its recipient holds the number now. */
  currentAt(position: number): PortRoute | undefined {
    return this.current.payloadAt(position);
  }

  /** Every move of the number at `position`, oldest first; empty for -1. */
  portsAt(position: number): Port[] {
    const { starts, seconds, routeIds, current } = this.arrays;
    const ports: Port[] = [];
    for (let move = starts[position] ?? 0; move < (starts[position + 1] ?? 0) && position >= 0; move += 1) {
      const route = current.payloads[routeIds[move] ?? -1];
      if (route) ports.push({ route, time: (seconds[move] ?? 0) * 1_000 });
    }
    return ports;
  }

  /** Every number with its position, ascending. */
  numbers(): Generator<[position: number, number: number]> {
    return this.current.numbers.entries();
  }

  /** The last move of the number at `position`; none for -1. */
  lastAt(position: number): Port | undefined {
    const { starts, seconds, routeIds, current } = this.arrays;
    if (position < 0) return undefined;
    const last = (starts[position + 1] ?? 0) - 1;
    const route = current.payloads[routeIds[last] ?? -1];
    return route && { route, time: (seconds[last] ?? 0) * 1_000 };
  }

  /** Whether the number at `position` (not -1) moved at or after a time in milliseconds since 1970. */
  movedSince(position: number, time: number): boolean {
    const { starts, seconds } = this.arrays;
    for (let move = starts[position]!; move < starts[position + 1]!; move += 1) if (seconds[move]! * 1_000 >= time) return true;
    return false;
  }

  /** One number of each stored block. */
  *samples(): Generator<string> {
    for (const number of this.current.numbers.samples()) yield String(number);
  }
}

/** Collects moves that come ordered by number and, within a number, oldest first. */
export class PortedBuilder {
  readonly routes = new Interned<PortRoute>();
  readonly #numbers = new NumberSetBuilder();
  readonly #starts = new NumberColumn();
  readonly #seconds = new NumberColumn();
  readonly #routeIds = new NumberColumn();
  readonly #currentIds = new NumberColumn();
  #last = -1;
  #lastRouteId = 0;

  /** `routeId` is one that `routes` gave, `seconds` count from 1970. Throws a RangeError where the numbers descend. */
  add(number: number, routeId: number, seconds: number): void {
    if (number !== this.#last) {
      if (this.#last >= 0) this.#currentIds.push(this.#lastRouteId);
      this.#numbers.add(number);
      this.#starts.push(this.#seconds.length);
      this.#last = number;
    }
    this.#seconds.push(seconds);
    this.#routeIds.push(routeId);
    this.#lastRouteId = routeId;
  }

  build(): Ported {
    if (this.#last >= 0) this.#currentIds.push(this.#lastRouteId);
    this.#starts.push(this.#seconds.length);
    const payloads = this.routes.values;
    return new Ported({
      current: { set: this.#numbers.build().arrays, ids: this.#currentIds.narrow(payloads.length), payloads },
      starts: this.#starts.wide(),
      seconds: this.#seconds.wide(),
      routeIds: this.#routeIds.narrow(payloads.length),
    });
  }
}

/**
 * The set from its events, ordered by number and, within a number, by `seq`.
 * Throws a RangeError where the order is broken or a `portDate` is no date between 1970 and 2106.
 */
export function buildPorted(events: Iterable<PortEvent>): Ported {
  const builder = new PortedBuilder();
  let last: PortEvent | undefined;
  for (const event of events) {
    if (event.tel === last?.tel && event.seq <= last.seq) throw new RangeError(`the events of ${event.tel} must ascend by seq`);
    const seconds = portSeconds(event.portDate);
    if (seconds === undefined) throw new RangeError(`not a port date: ${event.portDate}`);
    builder.add(Number(event.tel), builder.routes.idOf(routeOf(event)), seconds);
    last = event;
  }
  return builder.build();
}

/** When a move happened, as exact as its source: RFC 3339 in UTC, or the date alone. */
export function writtenTime({ time, route }: Port): string {
  const written = new Date(time).toISOString();
  return route.dateOnly ? written.slice(0, 'YYYY-MM-DD'.length) : written.replace('.000Z', 'Z');
}

/** What a move has in common with others. */
export function routeOf({ donorSpId, recipientSpId, rn, cic, portDate }: PortEvent): PortRoute {
  return { donorSpId, recipientSpId, rn, cic, dateOnly: portDate.length === 'YYYY-MM-DD'.length };
}

const portDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/;

/** Seconds since 1970 of a `portDate`; undefined where it is no date or UTC time between 1970 and 2106. */
export function portSeconds(text: string): number | undefined {
  const time = portDate.test(text) ? Date.parse(text) : NaN;
  const seconds = Math.floor(time / 1_000);
  // Date.parse takes 31 April for 1 May.
  const isReal = seconds >= 0 && seconds < 2 ** 32 && new Date(time).toISOString().startsWith(text.slice(0, 'YYYY-MM-DD'.length));
  return isReal ? seconds : undefined;
}
