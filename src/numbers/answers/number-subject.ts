/** The number a query is about, looked up in the ranges once for all services. */
import { numberTypes, type Answer, type NumberType } from '../../shared/services/legend.ts';
import { e164Pattern } from '../../shared/phone-number.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import type { DataSet, NumberData, RangeLookUp } from '../number-data.ts';

/**
 * A number that a range covers, or the reason code that says why none does (101, 102 or 103). `rangeId` is -1 where no range has it: one that is
 * nobody's has an id, too.
 */
export type NumberSubject = { tel: string; rangeId: number } & (
  | { range: RangeAttributes; reason: 0 }
  | { range: undefined; reason: 101 | 102 | 103 }
);

/** One service asked about one number. The number is whatever text was given. */
export type Question<Service extends ServiceCode = ServiceCode> = { service: Service; number: string };

/** What a service may need beside the number: how many days of port events (0 is today only), and the time of asking. */
export type Asked = { days: number; now: Date };

const reasons = { 'unknown-country-code': 101, 'wrong-length': 102, unallocated: 103 } as const;
const unheldAttributes = new Set(['UNALLOCATED', 'RESERVED']);
const numberTypeWords: ReadonlySet<string> = new Set(numberTypes);

/** Whether a text is a number as the API takes it. */
export function isE164(text: string): boolean {
  return e164Pattern.test(text);
}

/** Looks `tel` up. A range that the plan lists as unallocated or reserved is nobody's, so its numbers answer 103. */
export function numberSubjectOf(ranges: RangeLookUp, tel: string): NumberSubject {
  const rangeId = ranges.idOf(tel);
  if (rangeId < 0) return { tel, rangeId, range: undefined, reason: reasons[ranges.whyNone(tel)] };
  const range = ranges.attributesAt(rangeId);
  if (unheldAttributes.has(range.primaryNumberAttribute)) return { tel, rangeId, range: undefined, reason: 103 };
  return { tel, rangeId, range, reason: 0 };
}

/** The range's number type in the words of the legend. */
export function numberTypeOf({ nt }: RangeAttributes): NumberType {
  return isNumberType(nt) ? nt : 'unknown';
}

/**
 * Whether the number may belong to a mobile subscriber. In the North American plan (+1) fixed and mobile
 * numbers share their ranges and move between both, so a geographic range there proves nothing.
 */
export function mayBeMobile(tel: string, range: RangeAttributes): boolean {
  if (range.nt === 'mobile' || range.secondaryNumberAttribute === 'FIXED_OR_MOBILE') return true;
  return range.nt === 'fixed' && tel.startsWith('1');
}

/**
 * Whether a data set can speak about a number of this range, or of none. One that is not loaded cannot; a made-up one speaks only about
 * numbers reserved for drama, so that no real subscriber gets a made-up answer.
 */
export function speaksAbout({ version, synthetic }: DataSet<unknown>, range: RangeAttributes | undefined): boolean {
  return version !== null && (!synthetic || range?.secondaryNumberAttribute === 'FICTION');
}

/** Whether moves of this number would be known. */
export function portsAreKnown(data: NumberData, range: RangeAttributes): boolean {
  return data.portedCountries.has(range.cc) && speaksAbout(data.ported, range);
}

/** Empty text is "not known". */
export function known(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** Types whose networks have an E.212 code. */
const typesWithNetworkCodes: ReadonlySet<NumberType> = new Set(['mobile', 'm2m', 'satellite']);

/** Adds the network's `mcc` and `mnc`, where numbers of this type have them. `null`: such a number, its network's code not known. */
export function addNetworkCodes(answer: Answer, nt: NumberType, { mcc, mnc }: { mcc: string; mnc: string }): Answer {
  if (!typesWithNetworkCodes.has(nt)) return answer;
  answer.mcc = known(mcc);
  answer.mnc = known(mnc);
  return answer;
}

function isNumberType(text: string): text is NumberType {
  return numberTypeWords.has(text);
}
