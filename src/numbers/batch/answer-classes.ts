import { noCountry } from '../ranges/country-of-number.ts';
import { linesAtOnce, type BatchLines } from './batch-lines.ts';
import type { NumberData } from '../number-data.ts';
import type { NoRangeReason } from '../ranges/ranges.ts';

/** No route: the number never moved. */
export const noRoute = -1;

const noRangeReasons: readonly NoRangeReason[] = ['unknown-country-code', 'wrong-length', 'unallocated'];
/** Above every calling code, and above every kind. */
const callingCodesEnd = 1_000;
const kindsEnd = 2 ** 32;

/**
 * Tells kinds of numbers apart: all that the answers depend on, except for what a list says about the number itself. Numbers are of one
 * kind where their ranges' attributes (or why they have none) and their calling codes are the same; and where a service asks which network
 * serves the number, their current routes too. Kinds are counted from 0 in the order in which they come up.
 */
export class NumberKinds {
  /** The kinds of the lines read last, without regard to routes. Says nothing about a line that is no number, nor does `routed`. */
  readonly plain = new Int32Array(linesAtOnce);
  /** Their kinds by route too: those of `plain` where the number never moved. */
  readonly routed = new Int32Array(linesAtOnce);
  /** The country of each kind's ranges, `noCountry` where it has none. */
  readonly countries: string[] = [];
  readonly #ranges: NumberData['ranges'];
  readonly #ids = new Int32Array(linesAtOnce);
  readonly #plainKinds = new Map<number, number>();
  readonly #routedKinds = new Map<number, number>();
  /** By origin (see `#originOf`): the calling code met last and its kind. An origin nearly always has one code. */
  readonly #lastCodes: Int16Array;
  readonly #lastKinds: Int32Array;

  constructor(ranges: NumberData['ranges']) {
    this.#ranges = ranges;
    const origins = noRangeReasons.length + ranges.sections.attributes.length;
    this.#lastCodes = new Int16Array(origins).fill(-1);
    this.#lastKinds = new Int32Array(origins);
  }

  /** Finds the kinds of each line. `routes` has the current route of each as a small number, or `noRoute`. */
  read(lines: BatchLines, routes: Int32Array): void {
    const { count, numbers, callingCodes } = lines;
    this.#ranges.idsOf(lines.bytes, lines.starts, lines.ends, this.#ids.subarray(0, count));
    for (let line = 0; line < count; line += 1) {
      if (numbers[line]! < 0) continue;
      const origin = this.#originOf(lines, line);
      const plain = this.#kindOf(origin, callingCodes[line]!);
      this.plain[line] = plain;
      this.routed[line] = routes[line] === noRoute ? plain : this.#routedKindOf(plain, routes[line]!);
    }
  }

  /** Where the attributes of the number's range stand among the attributes, behind the reasons for having none. */
  #originOf(lines: BatchLines, line: number): number {
    const id = this.#ids[line]!;
    if (id >= 0) return noRangeReasons.length + (this.#ranges.sections.facts[id]! >>> 8);
    return noRangeReasons.indexOf(this.#ranges.whyNone(lines.textAt(line)));
  }

  #kindOf(origin: number, callingCode: number): number {
    if (this.#lastCodes[origin] === callingCode) return this.#lastKinds[origin]!;
    const country = this.#ranges.sections.attributes[origin - noRangeReasons.length]?.cc ?? noCountry;
    const kind = this.#intern(this.#plainKinds, origin * callingCodesEnd + callingCode, country);
    this.#lastCodes[origin] = callingCode;
    this.#lastKinds[origin] = kind;
    return kind;
  }

  #routedKindOf(plain: number, route: number): number {
    return this.#intern(this.#routedKinds, route * kindsEnd + plain, this.countries[plain]!);
  }

  /** The kind that has the key, a new one where none has. */
  #intern(kinds: Map<number, number>, key: number, country: string): number {
    const known = kinds.get(key);
    if (known !== undefined) return known;
    const kind = this.countries.push(country) - 1;
    kinds.set(key, kind);
    return kind;
  }
}
