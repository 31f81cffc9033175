/** The contents of a data set version, in the rows and order of an import file: to compare two versions, and to export one. */
import type { ExactList, Listing, PrefixList } from '../../../numbers/lists/exact-list.ts';
import type { MessagingOverride, NumberList, UkObservation } from '../../../numbers/number-data.ts';
import { countryOfDigits, countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import type { Ranges } from '../../../numbers/ranges/ranges.ts';

/** One row of an import file: its values by column, in column order. */
export type FileRow = Readonly<Record<string, string | number>>;

/** The entries of one list. Their keys are numbers or texts. */
export interface Content {
  /** Identifies the list within its set. */
  readonly name: string;
  readonly size: number;
  /** Yields the keys in ascending order; the position of a key is its place here. */
  keys(): Iterable<string | number>;
  /** Returns the list without entries equal to those of `other`, as far as that is known without reading them. */
  without?(other: Content): Content;
  /** Returns the same text for equal entries. */
  valueAt(position: number, key: string | number): string;
  /** Returns the rows of an entry in a file. */
  rowsAt(position: number, key: string | number): readonly FileRow[];
  /** Returns ISO 3166-1 alpha-2, `001` or `ZZ`. */
  countryAt(entry: { position: number; key: string | number }, ranges: Ranges): string;
}

export function rangesContent(ranges: Ranges): Content {
  const { facts } = ranges.sections;
  return {
    name: 'ranges',
    size: ranges.size,
    *keys() {
      // The order of the set: a space sorts before every digit.
      for (let id = 0; id < ranges.size; id += 1) yield `${ranges.digitsAt(id)} ${String(((facts[id] ?? 0) >>> 4) & 15).padStart(2, '0')}`;
    },
    valueAt: (id) => ranges.textAt(id),
    rowsAt: (id) => [ranges.rowAt(id)],
    countryAt: ({ position }) => ranges.attributesAt(position).cc,
  };
}

export function overridesContent(list: ExactList<MessagingOverride>): Content {
  return exactContent('overrides', list, (tel, { acic, acn }) => ({ tel, acic, acn }));
}

export function ukPortedContent(list: ExactList<UkObservation>): Content {
  return exactContent('uk-ported', list, (tel, { previousSpId, currentSpId, changeSeen, lastSeen }) => ({
    tel,
    previousSpId: previousSpId ?? '',
    currentSpId,
    changeSeen: changeSeen ?? '',
    lastSeen,
  }));
}

/** Returns the numbers and the ranges of a list as two lists. `more` holds values of further columns. */
export function listContents(name: string, { numbers, prefixes }: NumberList, more: FileRow = {}): Content[] {
  return [numbersContent(name, numbers, more), prefixesContent(name, prefixes, more)];
}

/** Returns the do-not-originate lists for calls and for texts; a column of the file names the use. */
export function dnoContents({ dno, dnoText }: { dno: NumberList; dnoText: NumberList }): Content[] {
  return [...listContents('dno', dno, { use: 'voice' }), ...listContents('dnoText', dnoText, { use: 'text' })];
}

function numbersContent(name: string, list: ExactList<Listing>, more: FileRow): Content {
  return exactContent(`${name} numbers`, list, (digits, listing) => listRow(digits, 'number', { ...listing, more }));
}

function exactContent<Payload>(name: string, list: ExactList<Payload>, rowOf: (tel: string, payload: Payload) => FileRow): Content {
  return {
    name,
    size: list.numbers.size,
    *keys() {
      for (const [, number] of list.numbers.entries()) yield number;
    },
    valueAt: (position) => JSON.stringify(list.payloadAt(position)),
    // Every position of a key has a payload.
    rowsAt: (position, key) => [rowOf(String(key), list.payloadAt(position)!)],
    countryAt: ({ key }, ranges) => countryOfNumber(ranges, String(key)),
  };
}

function prefixesContent(name: string, list: PrefixList<Listing>, more: FileRow): Content {
  const sorted = [...list.prefixes()].toSorted();
  const listingOf = (prefix: string) => list.find(prefix) ?? { reason: '', date: null };
  return {
    name: `${name} prefixes`,
    size: sorted.length,
    keys: () => sorted,
    valueAt: (_, key) => JSON.stringify(listingOf(String(key))),
    rowsAt: (_, key) => [listRow(String(key), 'prefix', { ...listingOf(String(key)), more })],
    countryAt: ({ key }, ranges) => countryOfDigits(ranges, String(key)),
  };
}

function listRow(digits: string, match: 'number' | 'prefix', { reason, date, more }: Listing & { more: FileRow }): FileRow {
  return { digits, match, reason, date: date ?? '', ...more };
}
