import { noCountry } from '../ranges/country-of-number.ts';
import { mayBeOfOfficeCode, officeCodeIn } from '../answers/office-codes.ts';
import { linesAtOnce, type BatchLines } from './batch-lines.ts';
import type { NumberData } from '../number-data.ts';
import type { NoRangeReason } from '../ranges/ranges.ts';

/** No route: the number never moved. */
export const noRoute = -1;

/** Origins of numbers without a range; the origins of all others follow. */
const originWithoutRange: Record<NoRangeReason, number> = {
  'unknown-country-code': 0,
  'impossible-length': 1,
  'impossible-code': 2,
  'not-loaded': 3,
  'wrong-length': 4,
  unallocated: 5,
};
const firstRangeOrigin = Object.keys(originWithoutRange).length;
/** A limit above every calling code and above every class. */
const callingCodesEnd = 1_000;
const classesEnd = 2 ** 32;
const officeCodesEnd = 1_000;

/**
 * Sorts numbers into classes by all that their answers depend on, except listings of the number itself. Numbers share a class if they share the attributes of
 * their ranges (or the reason for having none), their calling code and their office code without subscribers; if a service needs the serving network, also
 * their current route. Classes count from 0 in order of appearance.
 */
export class AnswerClasses {
  /** Classes of the lines read last, without regard to routes. Meaningless for lines that are no number, like `routed`. */
  readonly plain = new Int32Array(linesAtOnce);
  /** Classes by route, too: equal to `plain` if the number never moved. */
  readonly routed = new Int32Array(linesAtOnce);
  /** The country of each class's ranges; `noCountry` without one. */
  readonly countries: string[] = [];
  readonly #ranges: NumberData['ranges'];
  readonly #ids = new Int32Array(linesAtOnce);
  readonly #plainClasses = new Map<number, number>();
  readonly #officeClasses = new Map<number, number>();
  readonly #routedClasses = new Map<number, number>();
  /** The calling code met last and its class, by origin (see `#originOf`). An origin nearly always has one code. */
  readonly #lastCodes: Int16Array;
  readonly #lastClasses: Int32Array;

  constructor(ranges: NumberData['ranges']) {
    this.#ranges = ranges;
    const origins = firstRangeOrigin + ranges.sections.attributes.length;
    this.#lastCodes = new Int16Array(origins).fill(-1);
    this.#lastClasses = new Int32Array(origins);
  }

  /** Finds the classes of each line. `routes` holds the current route of each line as a small number, or `noRoute`. */
  read(lines: BatchLines, routes: Int32Array): void {
    const { count, numbers, callingCodes } = lines;
    this.#ranges.idsOf({ bytes: lines.bytes, starts: lines.starts, ends: lines.ends, out: this.#ids.subarray(0, count) });
    for (let line = 0; line < count; line += 1) {
      if (numbers[line]! < 0) continue;
      const origin = this.#originOf(lines, line);
      const plain = this.#withinOffice(this.#classOf(origin, callingCodes[line]!), numbers[line]!);
      this.plain[line] = plain;
      this.routed[line] = routes[line] === noRoute ? plain : this.#routedClassOf(plain, routes[line]!);
    }
  }

  /** Returns the position of the range's attributes, counted after the reasons for having no range. */
  #originOf(lines: BatchLines, line: number): number {
    const id = this.#ids[line]!;
    if (id >= 0) return firstRangeOrigin + (this.#ranges.sections.facts[id]! >>> 8);
    return originWithoutRange[this.#ranges.whyNone(lines.textAt(line))];
  }

  #classOf(origin: number, callingCode: number): number {
    if (this.#lastCodes[origin] === callingCode) return this.#lastClasses[origin]!;
    const country = this.#ranges.sections.attributes[origin - firstRangeOrigin]?.cc ?? noCountry;
    const answerClass = this.#intern(this.#plainClasses, origin * callingCodesEnd + callingCode, country);
    this.#lastCodes[origin] = callingCode;
    this.#lastClasses[origin] = answerClass;
    return answerClass;
  }

  /** Gives the numbers of an office code without subscribers a class of their own within the area code. */
  #withinOffice(plain: number, number: number): number {
    if (!mayBeOfOfficeCode(number)) return plain;
    return this.#intern(this.#officeClasses, plain * officeCodesEnd + officeCodeIn(number), this.countries[plain]!);
  }

  #routedClassOf(plain: number, route: number): number {
    return this.#intern(this.#routedClasses, route * classesEnd + plain, this.countries[plain]!);
  }

  /** Returns the class of a key, and creates it on first use. */
  #intern(classes: Map<number, number>, key: number, country: string): number {
    const known = classes.get(key);
    if (known !== undefined) return known;
    const answerClass = this.countries.push(country) - 1;
    classes.set(key, answerClass);
    return answerClass;
  }
}
