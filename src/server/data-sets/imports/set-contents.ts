/** What a version of a data set holds, in the rows and the order of an import file: for comparing two versions, and for exporting one. */
import type { ExactList, Listing, PrefixList } from '../../../numbers/lists/exact-list.ts';
import type { MessagingOverride, NumberList, UkObservation } from '../../../numbers/number-data.ts';
import { countryOfDigits, countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import type { Ranges } from '../../../numbers/ranges/ranges.ts';

/** One row of an import file: its values by its columns, in their order. */
export type FileRow = Readonly<Record<string, string | number>>;

/** The entries of one list. Their keys are numbers, or texts. */
export interface Content {
  /** Tells the lists of one set apart. */
  readonly name: string;
  readonly size: number;
  /** In ascending order; the position of a key is its place in it. */
  keys(): Iterable<string | number>;
  /** The same without entries that `other` has alike, as far as that is known without looking at them. */
  without?(other: Content): Content;
  /** The same text for entries that say the same. */
  valueAt(position: number, key: string | number): string;
  /** What a file says of an entry. */
  rowsAt(position: number, key: string | number): readonly FileRow[];
  /** ISO 3166-1 alpha-2, `001` or `ZZ`. */
  countryAt(entry: { position: number; key: string | number }, ranges: Ranges): string;
}

export function rangesContent(ranges: Ranges): Content {
  const { facts } = ranges.sections;
  return {
    name: 'ranges',
    size: ranges.size,
    *keys() {
      // In the order of the set: a space stands before every digit.
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

/** The numbers and the ranges of a list, each by themselves. `more` are the values of further columns. */
export function listContents(name: string, { numbers, prefixes }: NumberList, more: FileRow = {}): Content[] {
  return [numbersContent(name, numbers, more), prefixesContent(name, prefixes, more)];
}

/** What must not originate calls, and what must not originate texts: a file says which in a column. */
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
