/** The number a query is about, looked up in the ranges once for all services. */
import { numberTypes, type Answer, type NumberType } from '../../shared/services/legend.ts';
import { e164Pattern } from '../../shared/base/phone-number.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import type { NoRangeReason } from '../ranges/ranges.ts';
import { officeCodeOf } from './office-codes.ts';
import { isOutOfDate, type DataSet, type DataSetName, type NumberData, type RangeLookUp } from '../number-data.ts';

/**
 * A number in a range, or the reason code for why it has none. `none.isImpossible`: nobody can hold the number. If it is false, that is unknown, and 3 is the
 * code of a calling code whose ranges are not loaded. `rangeId` is -1 without a range; a number that the plan reserves has an id, too.
 */
export type NumberSubject = { tel: string; rangeId: number } & (
  | { range: RangeAttributes; reason: 0; none?: undefined }
  | { range: undefined; reason: 3 | 101 | 102 | 103; none: NoRange }
);

/** The reason why a number has no range with a holder. */
export interface NoRange {
  readonly why: NoRangeReason | 'reserved';
  readonly isImpossible: boolean;
}

/** One service and one number. The number is any text. */
export type Question<Service extends ServiceCode = ServiceCode> = { service: Service; number: string };

/** Further inputs of a service: days of port events to count (0 is today only), and the time of the query. */
export type Asked = { days: number; now: Date };

const reasons: Record<NoRange['why'], { readonly reason: 3 | 101 | 102 | 103; readonly isImpossible: boolean }> = {
  'unknown-country-code': { reason: 101, isImpossible: true },
  'impossible-length': { reason: 102, isImpossible: true },
  'impossible-code': { reason: 103, isImpossible: true },
  reserved: { reason: 103, isImpossible: true },
  'not-loaded': { reason: 3, isImpossible: false },
  'wrong-length': { reason: 102, isImpossible: false },
  unallocated: { reason: 103, isImpossible: false },
};
const unheldAttributes = new Set(['UNALLOCATED', 'RESERVED']);
const numberTypeWords: ReadonlySet<string> = new Set(numberTypes);

/** Returns true if a text is a number that the API accepts. */
export function isE164(text: string): boolean {
  return e164Pattern.test(text);
}

/** Looks `tel` up. Numbers in a range that the plan lists as unallocated or reserved answer 103. */
export function numberSubjectOf(ranges: RangeLookUp, tel: string): NumberSubject {
  const rangeId = ranges.idOf(tel);
  if (rangeId < 0) return withoutRange({ tel, rangeId }, ranges.whyNone(tel));
  const range = ranges.attributesAt(rangeId);
  if (unheldAttributes.has(range.primaryNumberAttribute)) return withoutRange({ tel, rangeId }, 'reserved');
  return { tel, rangeId, range: officeCodeOf(tel, range) ?? range, reason: 0 };
}

function withoutRange(number: { tel: string; rangeId: number }, why: NoRange['why']): NumberSubject {
  const { reason, isImpossible } = reasons[why];
  return { ...number, range: undefined, reason, none: { why, isImpossible } };
}

/** The range's number type in the words of the legend. */
export function numberTypeOf({ nt }: RangeAttributes): NumberType {
  return isNumberType(nt) ? nt : 'unknown';
}

/** Returns true if numbers of the range may belong to mobile subscribers. */
export function mayBeMobile({ nt }: RangeAttributes): boolean {
  return nt === 'mobile' || nt === 'fixed or mobile';
}

/**
 * Returns true if a data set can speak about a number of this range, or of none. A set that is not loaded cannot; a made-up one speaks only about drama
 * numbers, so that no real subscriber gets a made-up answer.
 */
export function speaksAbout({ version, synthetic }: DataSet<unknown>, range: RangeAttributes | undefined): boolean {
  return version !== null && (!synthetic || range?.secondaryNumberAttribute === 'FICTION');
}

/** Returns true if absence from a list clears the number: the list can speak about it and is not out of date. */
export function clears(data: NumberData, name: DataSetName, { range, now }: { range: RangeAttributes; now: Date }): boolean {
  return speaksAbout(data[name], range) && !isOutOfDate(data, name, now);
}

/**
 * Returns true if every move of a number is known, so that a number without one never moved. Coverage of fixed or of mobile numbers includes those that may be
 * either.
 */
export function movesAreKnown({ ported }: NumberData, range: RangeAttributes): boolean {
  const types = ported.covers?.get(range.cc);
  if (types === undefined || !speaksAbout(ported, range)) return false;
  return (
    types === 'all' ||
    types.has(numberTypeOf(range)) ||
    (types.has('mobile') && mayBeMobile(range)) ||
    (types.has('fixed') && range.nt === 'fixed or mobile')
  );
}

/** Returns the position of a number among the ported ones; -1 if it is absent or the set cannot speak about its range. */
export function portedAt({ ported }: NumberData, tel: string, range: RangeAttributes): number {
  return speaksAbout(ported, range) ? ported.content.positionOf(tel) : -1;
}

/** Returns null, which means unknown, for empty text. */
export function known(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** Types whose networks have an E.212 code. */
const typesWithNetworkCodes: ReadonlySet<NumberType> = new Set(['mobile', 'fixed or mobile', 'm2m', 'satellite']);

/** Adds the network's `mcc` and `mnc` if numbers of this type have them; `null` if the network's code is unknown. */
export function addNetworkCodes(answer: Answer, nt: NumberType, { mcc, mnc }: { mcc: string; mnc: string }): Answer {
  if (!typesWithNetworkCodes.has(nt)) return answer;
  answer.mcc = known(mcc);
  answer.mnc = known(mnc);
  return answer;
}

function isNumberType(text: string): text is NumberType {
  return numberTypeWords.has(text);
}
