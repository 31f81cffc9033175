/** Words in which the rules of the fraud lists say why they decided. */
import type { NumberType, Why } from '../../shared/services/legend.ts';
import type { Listing } from '../lists/exact-list.ts';
import type { NumberData } from '../number-data.ts';
import { numberTypeOf, type NumberSubject } from './number-subject.ts';

/** What the numbers of a range are, as it stands after "the range 4470 is". */
export const numberTypeWords: Record<NumberType, string> = {
  mobile: 'mobile',
  fixed: 'fixed',
  voip: 'internet telephony',
  tollfree: 'toll-free',
  premium: 'premium rate',
  shared: 'shared cost',
  personal: 'personal numbering',
  paging: 'paging',
  satellite: 'satellite',
  m2m: 'for machines',
  uan: 'corporate numbers',
  voicemail: 'voicemail',
  unknown: 'of no known type',
};

/** The digits of the range that holds the number, and its type. */
export function ofSubject({ ranges }: NumberData, { rangeId, range }: NumberSubject): { digits: string | null; nt: NumberType } {
  return { digits: rangeId < 0 ? null : ranges.digitsAt(rangeId), nt: range ? numberTypeOf(range) : 'unknown' };
}

/** "its range 447700900 (mobile)"; without a range, that it has none. */
export function rangeWords(data: NumberData, subject: NumberSubject): string {
  const { digits, nt } = ofSubject(data, subject);
  return digits === null ? 'a number without a range' : `its range ${digits} (${numberTypeWords[nt]})`;
}

/** With the list's own reason, where it gives one. */
export function withReason(text: string, listing: Listing | undefined): string {
  return listing === undefined || listing.reason === '' ? text : `${text} (${listing.reason})`;
}

/** "listed since 2026-10-23" behind a text, where the list has a date. */
export function withSince(text: string, date: string | null): string {
  return date === null ? text : `${text}; listed since ${date}`;
}

/** The same with the question that it answers in front. */
export function sentenceOf(question: string, { rule, digits, date, text }: Why): Why {
  return { rule, digits, date, text: `${question}: ${text}` };
}
