import { noCountry } from '../ranges/country-of-number.ts';
import { mayBeOfOfficeCode, officeCodeIn } from '../answers/office-codes.ts';
import { linesAtOnce, type BatchLines } from './batch-lines.ts';
import type { NumberData } from '../number-data.ts';
import type { NoRangeReason } from '../ranges/ranges.ts';

/** No route: the number never moved. */
export const noRoute = -1;

/** The origins of numbers that have no range; those of the others follow. */
const originWithoutRange: Record<NoRangeReason, number> = {
  'unknown-country-code': 0,
  'impossible-length': 1,
  'impossible-code': 2,
  'not-loaded': 3,
  'wrong-length': 4,
  unallocated: 5,
};
const firstRangeOrigin = Object.keys(originWithoutRange).length;
/** Above every calling code, and above every class. */
const callingCodesEnd = 1_000;
const classesEnd = 2 ** 32;
const officeCodesEnd = 1_000;

/**
 * Tells classes of numbers apart: all that the answers depend on, except for what a list says about the number itself. Numbers are of one
 * class where their ranges' attributes (or why they have none), their calling codes and office codes without subscribers are the same; and where a service asks which network
 * serves the number, their current routes too. Classes are counted from 0 in the order in which they come up.
 */
export class AnswerClasses {
  /** The classes of the lines read last, without regard to routes. Says nothing about a line that is no number, nor does `routed`. */
  readonly plain = new Int32Array(linesAtOnce);
  /** Their classes by route too: those of `plain` where the number never moved. */
  readonly routed = new Int32Array(linesAtOnce);
  /** The country of each class's ranges, `noCountry` where it has none. */
  readonly countries: string[] = [];
  readonly #ranges: NumberData['ranges'];
  readonly #ids = new Int32Array(linesAtOnce);
  readonly #plainClasses = new Map<number, number>();
  readonly #officeClasses = new Map<number, number>();
  readonly #routedClasses = new Map<number, number>();
  /** By origin (see `#originOf`): the calling code met last and its class. An origin nearly always has one code. */
  readonly #lastCodes: Int16Array;
  readonly #lastClasses: Int32Array;

  constructor(ranges: NumberData['ranges']) {
    this.#ranges = ranges;
    const origins = firstRangeOrigin + ranges.sections.attributes.length;
    this.#lastCodes = new Int16Array(origins).fill(-1);
    this.#lastClasses = new Int32Array(origins);
  }

  /** Finds the classes of each line. `routes` has the current route of each as a small number, or `noRoute`. */
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

  /** Where the attributes of the number's range stand among the attributes, behind the reasons for having none. */
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

  /** Within an area code the numbers of such an office code are a class of their own. */
  #withinOffice(plain: number, number: number): number {
    if (!mayBeOfOfficeCode(number)) return plain;
    return this.#intern(this.#officeClasses, plain * officeCodesEnd + officeCodeIn(number), this.countries[plain]!);
  }

  #routedClassOf(plain: number, route: number): number {
    return this.#intern(this.#routedClasses, route * classesEnd + plain, this.countries[plain]!);
  }

  /** The class that has the key, a new one where none has. */
  #intern(classes: Map<number, number>, key: number, country: string): number {
    const known = classes.get(key);
    if (known !== undefined) return known;
    const answerClass = this.countries.push(country) - 1;
    classes.set(key, answerClass);
    return answerClass;
  }
}
