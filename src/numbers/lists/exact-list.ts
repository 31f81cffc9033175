/** Lists of numbers with a payload for each: exact numbers in little memory, and ranges given by their leading digits. */
import { NumberSet, NumberSetBuilder, type NumberSetArrays } from './number-set.ts';

/**
 * The entry of a list about a number: the reason, and the date (`YYYY-MM-DD`) since when it is listed or, for revenue-share fraud, when it was last seen
 * advertised.
 */
export type Listing = { reason: string; date: string | null };

/** The stored form of an exact list: the payload of the number at position p is `payloads[ids[p]]`. */
export type ExactListArrays<Payload> = { set: NumberSetArrays; ids: Uint16Array | Uint32Array; payloads: readonly Payload[] };

/** Exact numbers, each with a payload. Equal payloads are stored once, so a number costs its place in the set and 2 or 4 bytes. */
export class ExactList<Payload> {
  readonly numbers: NumberSet;
  readonly arrays: ExactListArrays<Payload>;

  constructor(arrays: ExactListArrays<Payload>) {
    this.arrays = arrays;
    this.numbers = new NumberSet(arrays.set);
  }

  /** Returns the payload of `tel` (E.164 digits), if the list holds exactly this number. */
  find(tel: string): Payload | undefined {
    return this.payloadAt(this.numbers.positionOf(Number(tel)));
  }

  /** Returns the payload at a position from `numbers.positionOf`; undefined for -1. */
  payloadAt(position: number): Payload | undefined {
    const id = this.arrays.ids[position];
    return id === undefined ? undefined : this.arrays.payloads[id];
  }
}

/** Builds an exact list from entries in any order; if a number occurs twice, the later entry counts. */
export function buildExactList<Payload>(entries: Iterable<readonly [tel: string, payload: Payload]>): ExactList<Payload> {
  const byNumber = new Map<number, Payload>();
  for (const [tel, payload] of entries) byNumber.set(Number(tel), payload);
  const builder = new ExactListBuilder<Payload>();
  for (const [number, payload] of [...byNumber].toSorted(([a], [b]) => a - b)) builder.add(number, payload);
  return builder.build();
}

/** Collects an exact list from numbers in ascending order, such as those of a sorted import. */
export class ExactListBuilder<Payload> {
  readonly #numbers = new NumberSetBuilder();
  readonly #ids = new NumberColumn();
  readonly #payloads = new Interned<Payload>();

  /** Adds a number. Throws a RangeError if it is not greater than the one before. */
  add(number: number, payload: Payload): void {
    this.#numbers.add(number);
    this.#ids.push(this.#payloads.idOf(payload));
  }

  build(): ExactList<Payload> {
    const payloads = this.#payloads.values;
    return new ExactList({ set: this.#numbers.build().arrays, ids: this.#ids.narrow(payloads.length), payloads });
  }
}

/** Stores each value once under a small number; two values are the same if their JSON is. */
export class Interned<Value> {
  readonly values: Value[] = [];
  readonly #ids = new Map<string, number>();

  idOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.values.length);
    this.values.push(value);
    return this.values.length - 1;
  }
}

/** A growing column of whole numbers from 0 to 2**32 - 1. */
export class NumberColumn {
  #values = new Uint32Array(1_024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** Returns the column in 2 bytes per value if all values are below `limit` and `limit` fits, else in 4. */
  narrow(limit: number): Uint16Array | Uint32Array {
    const values = this.#values.subarray(0, this.length);
    return limit <= 2 ** 16 ? Uint16Array.from(values) : values.slice();
  }

  /** Returns the column in 4 bytes per value. */
  wide(): Uint32Array {
    return this.#values.slice(0, this.length);
  }
}

/** Number of leading digits used as a first filter. */
const beginningDigits = 3;
const zero = '0'.charCodeAt(0);

/** Ranges by their leading digits; the longest match counts. */
export class PrefixList<Payload> {
  readonly #byPrefix: ReadonlyMap<string, Payload>;
  readonly #lengths: readonly number[];
  /** Marks the beginnings of numbers with a listed prefix. */
  readonly #beginnings = new Uint8Array(10 ** beginningDigits);

  constructor(entries: Iterable<readonly [prefix: string, payload: Payload]>) {
    this.#byPrefix = new Map(entries);
    for (const prefix of this.#byPrefix.keys()) {
      const first = prefix.slice(0, beginningDigits);
      const from = Number(first.padEnd(beginningDigits, '0'));
      this.#beginnings.fill(1, from, from + 10 ** (beginningDigits - first.length));
    }
    this.#lengths = [...new Set([...this.#byPrefix.keys()].map(({ length }) => length))].toSorted((a, b) => b - a);
  }

  /** Number of listed ranges. */
  get size(): number {
    return this.#byPrefix.size;
  }

  /** Returns the listed ranges in order of insertion. */
  prefixes(): Iterable<string> {
    return this.#byPrefix.keys();
  }

  /** Returns the payload of the longest listed prefix of `tel`. */
  find(tel: string): Payload | undefined {
    if (this.#beginsLikeNone(tel)) return undefined;
    for (const length of this.#lengths) {
      const payload = this.#byPrefix.get(tel.slice(0, length));
      if (payload !== undefined) return payload;
    }
    return undefined;
  }

  /** Returns true if no listed prefix begins like the number, which spares most look-ups a substring. */
  #beginsLikeNone(tel: string): boolean {
    const beginning = (tel.charCodeAt(0) - zero) * 100 + (tel.charCodeAt(1) - zero) * 10 + tel.charCodeAt(2) - zero;
    return this.#beginnings[beginning] === 0;
  }

  /** Returns the longest listed prefix of `tel` itself. */
  prefixOf(tel: string): string | undefined {
    const length = this.#lengths.find((each) => this.#byPrefix.has(tel.slice(0, each)));
    return length === undefined ? undefined : tel.slice(0, length);
  }
}
