/** Words for the decisions of the fraud-list rules. */
import type { NumberType } from '../../shared/services/legend.ts';
import type { Why } from '../../shared/services/provenance.ts';
import type { Listing } from '../lists/exact-list.ts';
import type { DataSet, NumberData } from '../number-data.ts';
import { isOfOfficeCode, officeDigits } from './office-codes.ts';
import { numberTypeOf, type NumberSubject } from './number-subject.ts';

/** Words for each number type that follow "the range 4470 is". */
export const numberTypeWords: Record<NumberType, string> = {
  mobile: 'mobile',
  fixed: 'fixed',
  'fixed or mobile': 'fixed or mobile',
  'non-geographic': 'non-geographic',
  voip: 'internet telephony',
  tollfree: 'toll-free',
  premium: 'premium rate',
  shared: 'shared cost',
  personal: 'personal numbering',
  paging: 'paging',
  satellite: 'satellite',
  m2m: 'machine-to-machine',
  uan: 'corporate numbers',
  voicemail: 'voicemail',
  'international network': 'an international network',
  special: 'for a special service',
  reserved: 'reserved by the plan',
  unknown: 'of unknown type',
};

/** Returns the digits of the range that holds the number, and the number's type. */
export function ofSubject({ ranges }: NumberData, { tel, rangeId, range }: NumberSubject): { digits: string | null; nt: NumberType } {
  const nt = range ? numberTypeOf(range) : 'unknown';
  if (range && isOfOfficeCode(range)) return { digits: tel.slice(0, officeDigits), nt };
  return { digits: rangeId < 0 ? null : ranges.digitsAt(rangeId), nt };
}

/** Formats "its range 447700900 (mobile)", or says that the number has no range. */
export function rangeWords(data: NumberData, subject: NumberSubject): string {
  const { digits, nt } = ofSubject(data, subject);
  return digits === null ? 'a number without a range' : `its range ${digits} (${numberTypeWords[nt]})`;
}

/** Formats "the list dates from 2023-03-01, too old to clear a number". */
export function outdatedWords({ asOf }: DataSet<unknown>, list = 'list'): string {
  return `the ${list} dates from ${asOf?.slice(0, 'YYYY-MM-DD'.length)}, too old to clear a number`;
}

/** Appends the list's own reason, if it gives one. */
export function withReason(text: string, listing: Listing | undefined): string {
  return listing === undefined || listing.reason === '' ? text : `${text} (${listing.reason})`;
}

/** Appends "listed since 2026-10-23" to a text if the list has a date. */
export function withSince(text: string, date: string | null): string {
  return date === null ? text : `${text}; listed since ${date}`;
}

/** Prefixes the text of a rule with the question that it answers. */
export function sentenceOf(question: string, { rule, digits, date, text }: Why): Why {
  return { rule, digits, date, text: `${question}: ${text}` };
}
