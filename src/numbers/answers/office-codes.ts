/**
 * Central office codes of the North American plan (the NXX of 1 NPA NXX XXXX) that no subscriber has, in every geographic area code: N11, 555, 950,
 * 958 and 959, and 976, whose numbers are of premium rate. They lie within the ranges of the area codes.
 */
import { type OfficeCode, readOfficeCodes } from '../plan-facts/plan-facts.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';

const officeCodes: ReadonlyMap<string, OfficeCode> = new Map(readOfficeCodes().map((office) => [office.code, office]));

/** Digits up to the end of an office code: calling code, area code, office code. */
export const officeDigits = 7;

/** A flag for each three digits of an office code. */
const isSpecial = Uint8Array.from({ length: 1_000 }, (_, code) => Number(officeCodes.has(String(code))));

const unnamed: ReadonlySet<string> = new Set(['', 'operator not specified']);

/** Attributes of ranges of office codes: the same object for the same country and code. */
const attributesOfOffices = new Map<string, RangeAttributes>();
const withoutSubscribers = new WeakSet<RangeAttributes>();
const ofOffices = new WeakSet<RangeAttributes>();

/** Tells that a number may be of such a code, by its digits as a number: 11 of them with the calling code 1. */
export function mayBeOfOfficeCode(number: number): boolean {
  return number >= 1e10 && number < 2e10 && isSpecial[officeCodeIn(number)] === 1;
}

/** The three digits of the office code in a number of 11 digits. */
export function officeCodeIn(number: number): number {
  return Math.floor(number / 1e4) % 1_000;
}

/** Attributes of a number of such a code, in an area code of the plan (`range`); undefined for all other numbers, and where the range names its holder. */
export function officeCodeOf(tel: string, range: RangeAttributes): RangeAttributes | undefined {
  if (tel.length !== 11 || tel.charCodeAt(0) !== 0x31 || range.primaryNumberAttribute !== 'GEOGRAPHIC' || !unnamed.has(range.spName))
    return undefined;
  const office = officeCodes.get(tel.slice(officeDigits - 3, officeDigits));
  if (!office?.regions.includes(range.cc) || range.secondaryNumberAttribute === 'FICTION') return undefined;
  const key = `${range.cc}${office.code}`;
  const known = attributesOfOffices.get(key) ?? attributesOf(office, range.cc);
  attributesOfOffices.set(key, known);
  return known;
}

/** Tells that a range is such a code's. */
export function isOfOfficeCode(range: RangeAttributes): boolean {
  return ofOffices.has(range);
}

/** Tells that the numbers of such a code are given to nobody. */
export function isWithoutSubscribers(range: RangeAttributes | undefined): boolean {
  return range !== undefined && withoutSubscribers.has(range);
}

function attributesOf({ type, label }: OfficeCode, cc: string): RangeAttributes {
  const isPremium = type === 'premium';
  const attributes: RangeAttributes = {
    cc,
    nt: isPremium ? 'premium' : 'special',
    primaryNumberAttribute: isPremium ? 'PREMIUM' : 'SPECIAL',
    secondaryNumberAttribute: label,
    uniqueSpId: '',
    spName: '',
    cic: '',
    mcc: '',
    mnc: '',
  };
  ofOffices.add(attributes);
  if (!isPremium) withoutSubscribers.add(attributes);
  return attributes;
}
