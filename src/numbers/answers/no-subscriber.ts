/** Numbers without a subscriber: those that cannot exist, and those that exist but are not assigned. */
import type { Why } from '../../shared/services/provenance.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { isWithoutSubscribers } from './office-codes.ts';
import type { NoRange, NumberSubject } from './number-subject.ts';

/** Words that follow "the number". */
const noRangeWords: Record<NoRange['why'], string> = {
  'unknown-country-code': 'has an unassigned country code, so nobody can hold it',
  'impossible-length': 'is too short or too long for its country code, so nobody can hold it',
  'impossible-code': 'has an area or office code starting with 0 or 1, which North America does not assign, so nobody can hold it',
  reserved: 'is in a reserved range, so nobody can hold it',
  'not-loaded': 'has a country code without loaded ranges',
  'wrong-length': 'does not have the length of the ranges with its prefix',
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
  if (isForDrama(range)) return `the range ${digits} is reserved for drama numbers, so no subscriber has the number`;
  return `the office code ${digits} has no subscribers (${range?.secondaryNumberAttribute})`;
}

/** Returns true if a regulator keeps the numbers of the range for films and books (drama numbers). */
export function isForDrama(range: RangeAttributes | undefined): boolean {
  return range?.secondaryNumberAttribute === 'FICTION';
}

/** Returns true if numbers of the range have no subscriber. If `madeUp`, drama numbers count as if they had one. */
export function isGivenToNobody(range: RangeAttributes, madeUp: boolean): boolean {
  return isWithoutSubscribers(range) || (isForDrama(range) && !madeUp);
}
