/** Numbers without a subscriber: those that cannot exist, and those that exist but are not assigned. */
import type { Why } from '../../shared/services/provenance.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { isWithoutSubscribers } from './office-codes.ts';
import type { NoRange, NumberSubject } from './number-subject.ts';

/** Words that follow "the number". */
const noRangeWords: Record<NoRange['why'], string> = {
  'unknown-country-code': 'begins with a code that no country has, so nobody can hold it',
  'impossible-length': 'has a length that no number of its calling code has, so nobody can hold it',
  'impossible-code': 'has an area or office code that begins with 0 or 1, which the North American plan never gives, so nobody can hold it',
  reserved: 'lies in a range that is given to nobody, so nobody can hold it',
  'not-loaded': 'is of a calling code of which no ranges are loaded',
  'wrong-length': 'has another length than the ranges that begin like it',
  unallocated: 'is in no range that we know',
};

/** Explains why no held range has the number; undefined if one has. */
export function whyNoRange(subject: NumberSubject): Why | undefined {
  if (subject.none === undefined) return undefined;
  return { rule: noRangeRule(subject.none), digits: null, date: null, text: noRangeText(subject) };
}

export function noRangeRule({ why, isImpossible }: NoRange): 'impossible' | 'ranges-missing' | 'not-allocated' {
  if (isImpossible) return 'impossible';
  return why === 'not-loaded' ? 'ranges-missing' : 'not-allocated';
}

export function noRangeText({ none }: NumberSubject): string {
  return none === undefined ? '' : `the number ${noRangeWords[none.why]}`;
}

/** Says why no subscriber has a number of the range (`digits`). */
export function noSubscriberText({ range }: NumberSubject, digits: string | null): string {
  if (isForDrama(range)) return `the range ${digits} is kept for films and books, so no subscriber has the number`;
  return `the office code ${digits} is no office of subscribers (${range?.secondaryNumberAttribute})`;
}

/** Returns true if a regulator keeps the numbers of the range for films and books (drama numbers). */
export function isForDrama(range: RangeAttributes | undefined): boolean {
  return range?.secondaryNumberAttribute === 'FICTION';
}

/** Returns true if numbers of the range have no subscriber. If `madeUp`, drama numbers count as if they had one. */
export function isGivenToNobody(range: RangeAttributes, madeUp: boolean): boolean {
  return isWithoutSubscribers(range) || (isForDrama(range) && !madeUp);
}
