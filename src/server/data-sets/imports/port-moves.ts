import { dayMs } from '../../../shared/base/utc-day.ts';
import type { Port, PortRoute } from '../../../numbers/lists/port.ts';
import { FileRefused } from '../../base/errors.ts';

/** More of them would not be what moves have in common. */
const maxRoutes = 1_000_000;

/** `seconds` count from 1970, `line` is that of the file. */
export interface Move {
  readonly tel: number;
  readonly seq: number;
  readonly seconds: number;
  readonly line: number;
  readonly route: PortRoute;
}

/** Moves in the order of their file, in 28 bytes each: ten million rows as objects would take some 2 GB. */
export class PortMoves {
  length = 0;
  tels = new Float64Array(1 << 16);
  seqs = new Float64Array(1 << 16);
  seconds = new Uint32Array(1 << 16);
  lines = new Uint32Array(1 << 16);
  /** Positions in `routes`. */
  routeIds = new Uint32Array(1 << 16);
  readonly routes: PortRoute[] = [];
  readonly #routeIds = new Map<string, number>();

  /** Throws `FileRefused` where the moves have so little in common that they do not fit into memory. */
  add({ tel, seq, seconds, line, route }: Move): void {
    if (this.length === this.tels.length) this.#grow();
    this.tels[this.length] = tel;
    this.seqs[this.length] = seq;
    this.seconds[this.length] = seconds;
    this.lines[this.length] = line;
    this.routeIds[this.length] = this.#routeId(route);
    this.length += 1;
  }

  /** Takes the moves away; their routes stay. */
  clear(): void {
    this.length = 0;
  }

  #routeId(route: PortRoute): number {
    const key = `${route.donorSpId}\0${route.recipientSpId}\0${route.rn}\0${route.cic}\0${route.dateOnly}`;
    const known = this.#routeIds.get(key);
    if (known !== undefined) return known;
    if (this.routes.length === maxRoutes) throw new FileRefused(`There are more than ${maxRoutes} different routes (from, to, rn and cic)`);
    this.#routeIds.set(key, this.routes.length);
    return this.routes.push(route) - 1;
  }

  #grow(): void {
    const larger = <Column extends Float64Array | Uint32Array>(column: Column, into: Column): Column => {
      into.set(column);
      return into;
    };
    const capacity = this.length * 2;
    this.tels = larger(this.tels, new Float64Array(capacity));
    this.seqs = larger(this.seqs, new Float64Array(capacity));
    this.seconds = larger(this.seconds, new Uint32Array(capacity));
    this.lines = larger(this.lines, new Uint32Array(capacity));
    this.routeIds = larger(this.routeIds, new Uint32Array(capacity));
  }
}

/** A date alone says nothing about the time of day: within a day what comes later in the files stays later. */
export function isBefore(a: Port, b: Port): boolean {
  const isTimed = !a.route.dateOnly && !b.route.dateOnly;
  return isTimed ? a.time < b.time : Math.floor(a.time / dayMs) < Math.floor(b.time / dayMs);
}
