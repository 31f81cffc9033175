/** A range search: its query, its form in the address, and the texts about its results. */
import * as z from 'zod/mini';
import { operatorNameMaxLength, rangeSearchMaxMatches } from '../../shared/base/limits.ts';
import { explainProblem, readRangeDigits } from '../../shared/base/phone-number.ts';
import { issueTextOf } from '../../shared/base/schema-text.ts';
import { rangeSearchWanted } from '../../shared/range-search/wanted.ts';
import { type PrimaryNumberAttribute, primaryNumberAttributes } from '../../shared/range-search/range-row.ts';
import { rangeSearchText } from './range-search.text.tsx';

/** A query; an empty text means any. */
export interface RangesAsked {
  /** Digits; in a form the raw input. */
  range: string;
  operator: string;
  /** ISO 3166-1 alpha-2, or `001`. */
  country: string;
  type: PrimaryNumberAttribute | '';
}

export const nothingAsked: RangesAsked = { range: '', operator: '', country: '', type: '' };

/** Schema of the form: reads the digits of the input, which are optional beside an operator or a country. */
export const RangeQuery = z.pipe(
  z.object({
    range: z.string(),
    operator: z.string().check(z.trim()),
    country: z.string(),
    type: z.enum([...primaryNumberAttributes, '']),
  }),
  z.transform((typed, { issues }): RangesAsked => {
    if (typed.range.trim() === '' && (typed.operator !== '' || typed.country !== '')) return { ...typed, range: '' };
    const found = typed.range.trim() === '' ? undefined : readRangeDigits(typed.range);
    if (found && 'digits' in found) return { ...typed, range: found.digits };
    issues.push({
      code: 'custom',
      path: ['range'],
      message: issueTextOf(found ? explainProblem(found) : rangeSearchWanted.required),
      input: typed,
    });
    return z.NEVER;
  }),
);

/** Returns the query of a call, without empty values. */
export function queryOf(asked: RangesAsked): Partial<RangesAsked> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** Returns the number of digits that a range shares with the query: all of the shorter one if the other begins with it, otherwise 0. */
export function sharedDigits(range: string, digits: string): number {
  const length = Math.min(range.length, digits.length);
  return range.slice(0, length) === digits.slice(0, length) ? length : 0;
}

/** Content of a fragment of the address: ranges to search, or a number to look up. It is never sent to a server. */
export type Fragment = Partial<RangesAsked> & { number?: string };

/** Makes the fragment: `#4477` is a range by itself, `#range=44&operator=Lycamobile` a search with filters, `#number=4477` a number. */
export function gnrFragment({ number, range = '', operator = '', country = '', type = '' }: Fragment): string {
  if (number !== undefined) return `#number=${encodeURIComponent(number)}`;
  const named = Object.entries({ range, operator, country, type }).filter(([, value]) => value !== '');
  if (named.length === 0) return '';
  return named.length === 1 && range !== '' ? `#${range}` : `#${new URLSearchParams(named)}`;
}

const longestFragment = 4 * operatorNameMaxLength;

/** Reads a fragment; drops invalid parts. */
export function readGnrFragment(fragment: string): Fragment {
  const text = fragment.replace(/^#/, '').slice(0, longestFragment);
  if (/^\d+$/.test(text)) return { range: text };
  const parameters = new URLSearchParams(text);
  const number = parameters.get('number');
  if (number) return { number };
  const read = (name: keyof RangesAsked, isSense: (value: string) => boolean) => {
    const value = parameters.get(name) ?? '';
    return value !== '' && isSense(value) ? { [name]: value } : {};
  };
  return {
    ...read('range', (value) => /^\d+$/.test(value)),
    ...read('operator', (value) => value.length <= operatorNameMaxLength),
    ...read('country', (value) => /^([A-Z]{2}|001)$/.test(value)),
    ...read('type', (value) => primaryNumberAttributes.some((known) => known === value)),
  };
}

/** Names a search: "Ranges for 44, operator Lycamobile, GB". */
export function searchName({ range, operator, country, type }: RangesAsked): string {
  const { name } = rangeSearchText;
  const others = [operator && name.operator(operator), country, type].filter(Boolean);
  return range === '' ? name.ofOthers + others.join(', ') : [name.ofDigits(range), ...others].join(', ');
}

/** Returns title and text of the notice after each search. */
export function searchNotice({ shown, total, asked }: { shown: number; total: number; asked: RangesAsked }): {
  title: string;
  text: string;
} {
  const { notice } = rangeSearchText;
  const isFiltered = asked.operator !== '' || asked.country !== '' || asked.type !== '';
  if (total === 0) {
    return { title: notice.none, text: isFiltered ? notice.noneFiltered : notice.noneOfDigits };
  }
  if (total > shown) {
    return { title: notice.partTitle(shown, total), text: notice.part(rangeSearchMaxMatches) };
  }
  return { title: notice.allTitle(total), text: notice.all };
}

/** Returns the line above an incomplete table. */
export function standingLine(shown: number, total: number): string | null {
  return total > shown ? rangeSearchText.table.first(shown, total) : null;
}

/** Returns the line beside "no match" if a filter finds nothing in an incomplete table. */
export function noMatchLine(shown: number, total: number): string {
  return rangeSearchText.table.noMatchOfFirst(shown, total);
}

/** Returns the part of the whole for names of files of the table; undefined for all of it. */
export function partName(shown: number, total: number): string | undefined {
  return total > shown ? `first-${shown}-of-${total}` : undefined;
}
