/** The number meant by digits in national form or with typos. */
import type * as Library from 'libphonenumber-js/min';
import { e164MaxDigits } from '../limits.ts';
import type { Said } from '../sayings.ts';
import { formerPlans } from './former-plans.ts';
import { digitsIn, internationalDigits, withoutTrunkBrackets } from './notation.ts';
import { numbersWanted } from '../numbers-wanted.ts';

/** Metadata of the world's numbering plans: 80 kB, which a browser loads on demand. */
type NumberPlans = Pick<typeof Library, 'getCountries' | 'isSupportedCountry' | 'Metadata' | 'parsePhoneNumberFromString'>;

/** Help for reading. With `country` (ISO 3166-1 alpha-2) national forms are read. */
export interface ReadingHelp {
  readonly plans: NumberPlans;
  readonly country?: string | undefined;
}

/** A possible reading. */
export interface NumberCandidate {
  /** E.164, without +. */
  readonly digits: string;
  /** ISO 3166-1 alpha-2; null for global numbers and if unknown. */
  readonly country: string | null;
  /** The change that turns the written number into this one. */
  readonly how: Said;
}

/** `how` describes changes beyond the notation. Candidates are sorted by likelihood, likeliest first. */
export type Meant =
  | { readonly digits: string; readonly how?: Said }
  | { readonly candidates: readonly NumberCandidate[] }
  | { readonly problem: 'missing-country-code' | 'not-in-country' };

const mostCandidates = 5;

/** Dialled before national numbers in these countries (nationalPrefix of google/libphonenumber). */
const trunkEight = { prefix: '8', countries: ['RU', 'KZ', 'BY', 'TM'] } as const;

/** Dialled before the country code in Russia, Australia, North America and most others (internationalPrefix of google/libphonenumber). */
const exitCode = /^(?:810|0011|011|00)(?=[1-9])/;

type Found = Library.PhoneNumber;

/** Reads digits and signs without letters. */
export function meantBy(text: string, { plans, country }: ReadingHelp): Meant {
  const shown = withoutTrunkBrackets(text).trim();
  const all = digitsIn(shown);
  const digits = internationalDigits(all);
  const hasCode = /^\D*\+\D*[1-9]/.test(shown);
  const home = country !== undefined && plans.isSupportedCountry(country) ? country : undefined;
  const national = hasCode || home === undefined ? undefined : withinCountry(shown, { plans, home });
  if (national !== undefined) return national;
  if (digits === undefined) return { problem: home === undefined ? 'missing-country-code' : 'not-in-country' };
  const candidates = hasCode || home !== undefined ? [] : shapedLikeNational(shown, plans);
  const meant = candidates.length > 0 ? [...candidates, ...asWritten(digits, plans)] : mistyped(digits, plans);
  return meant.length === 0 ? { digits } : { candidates: distinct(meant) };
}

/** Returns the sentence for a number read from its national form. */
export function nationalNote(country: string): Said {
  return numbersWanted.national(country);
}

/** Reads a national form; undefined if the digits are to be read as they are, with their country code. */
function withinCountry(shown: string, { plans, home }: { plans: NumberPlans; home: Library.CountryCode }): Meant | undefined {
  const all = digitsIn(shown);
  const found = plans.parsePhoneNumberFromString(all, home);
  const { callingCode, trunk, parsedTrunk } = planOf(plans, home);
  if (found === undefined) return undefined;
  const read = { digits: digitsIn(found.number), how: nationalNote(home) };
  const written = internationalDigits(all);
  if (read.digits === written || read.digits.length > e164MaxDigits) return undefined;
  if (all.startsWith('0')) {
    // 010 and 810 dial a number of another country.
    if (found.isValid()) return found.countryCallingCode === callingCode ? read : { digits: read.digits };
    if (written !== undefined) return undefined;
    const former = formerly(callingCode + all, plans);
    if (former.length > 0) return { candidates: former };
    const national = trunk === '' || !all.startsWith(trunk) ? all : all.slice(trunk.length);
    return isPossible(callingCode + national, plans) ? { ...read, digits: callingCode + national } : undefined;
  }
  if (!found.isValid()) {
    const former = isPossible(all, plans) ? [] : formerly(callingCode + all, plans);
    return former.length > 0 ? { candidates: former } : undefined;
  }
  const isWhole = trunk !== '0' || parsedTrunk.test(all);
  const national = candidateOf(found, read.how);
  // Numbers of many lengths, as in Germany, resemble almost anything without their 0.
  if (!isPossible(all, plans)) return isWhole ? read : { candidates: distinct([...mistyped(all, plans), national]) };
  if (shown === all) return undefined;
  const hasTrunk = trunk !== '' && trunk !== '0' && all.startsWith(trunk);
  if (hasTrunk || /^\(\d/.test(shown) || (callingCode === '1' && northAmericanGroups.test(shown))) return read;
  const hasCountryCode = plans.parsePhoneNumberFromString(`+${all}`)?.isValid() === true;
  if (isWhole !== hasCountryCode) return isWhole ? read : undefined;
  return { candidates: distinct([national, ...asWritten(all, plans)]) };
}

/** Methods that the types of the package leave out. */
interface WholePlan {
  /** Undefined if the plan has none. */
  nationalPrefix: () => string | undefined;
  nationalPrefixForParsing: () => string | undefined;
  nationalNumberPattern: () => string;
  callingCode: () => string;
  possibleLengths: () => number[];
}

function planOf(plans: NumberPlans, country: Library.CountryCode) {
  const metadata = new plans.Metadata();
  metadata.selectNumberingPlan(country);
  // Every plan of the package has these methods.
  const plan = metadata.numberingPlan as unknown as WholePlan;
  return {
    callingCode: plan.callingCode(),
    trunk: plan.nationalPrefix() ?? '',
    parsedTrunk: new RegExp(`^(?:${plan.nationalPrefixForParsing() ?? '0'})`),
    isNational: (national: string) =>
      plan.possibleLengths().includes(national.length) && new RegExp(`^(?:${plan.nationalNumberPattern()})$`).test(national),
  };
}

/** (202) 456-1414, 202-456-1414. */
const northAmericanGroups = /^(?:\(\d{3}\)|\d{3}[ .-])[ .-]*\d{3}[ .-]\d{4}$/;
/** 8 (495) 123-45-67. */
const trunkEightGroups = /^8[\s-]*\(\d+\)/;

/** Detects a national form by its groups alone, without a home country. */
function shapedLikeNational(shown: string, plans: NumberPlans): NumberCandidate[] {
  if (northAmericanGroups.test(shown)) return withOne(digitsIn(shown), plans);
  return trunkEightGroups.test(shown) ? withoutEight(digitsIn(shown), plans) : [];
}

function asWritten(digits: string, plans: NumberPlans): NumberCandidate[] {
  const found = plans.parsePhoneNumberFromString(`+${digits}`);
  return found?.isPossible() === true && digitsIn(found.number) === digits ? [candidateOf(found, numbersWanted.asWritten)] : [];
}

function isPossible(digits: string, plans: NumberPlans): boolean {
  return asWritten(digits, plans).length > 0;
}

/** Corrects common typos if the digits as written are not a number. */
function mistyped(digits: string, plans: NumberPlans): NumberCandidate[] {
  const former = formerly(digits, plans);
  const found = plans.parsePhoneNumberFromString(`+${digits}`);
  const number = found && digitsIn(found.number);
  if (former.length > 0) return former;
  if (number === digits && found?.isPossible() === true) return [];
  if (found?.isValid() === true && number !== digits) {
    const written = digits.slice(found.countryCallingCode.length);
    const isAlsoNumber = found.country !== undefined && planOf(plans, found.country).isNational(written);
    return isAlsoNumber ? [] : [candidateOf(found, rewritten(written, found))];
  }
  return [...withOne(digits, plans), ...withoutEight(digits, plans), ...withoutExitCode(digits, plans)];
}

function rewritten(written: string, found: Found): Said {
  const dropped = written.endsWith(found.nationalNumber) ? written.slice(0, -found.nationalNumber.length) : '';
  return dropped === '' ? numbersWanted.fromAbroad : numbersWanted.withoutTrunk(dropped);
}

function formerly(digits: string, plans: NumberPlans): NumberCandidate[] {
  return formerPlans.flatMap(({ from, to, how }) => {
    const found = from.test(digits) ? plans.parsePhoneNumberFromString(`+${digits.replace(from, to)}`) : undefined;
    return found?.isValid() === true ? [candidateOf(found, how)] : [];
  });
}

function withOne(digits: string, plans: NumberPlans): NumberCandidate[] {
  const found = /^[2-9]\d{9}$/.test(digits) ? plans.parsePhoneNumberFromString(`+1${digits}`) : undefined;
  return found?.isValid() === true ? [candidateOf(found, numbersWanted.withOne)] : [];
}

function withoutEight(digits: string, plans: NumberPlans): NumberCandidate[] {
  if (!digits.startsWith(trunkEight.prefix)) return [];
  return trunkEight.countries.flatMap((country) => {
    const found = plans.parsePhoneNumberFromString(digits, country);
    const isOfCountry = found?.isValid() === true && digits === trunkEight.prefix + found.nationalNumber;
    return isOfCountry ? [candidateOf(found, numbersWanted.withoutEight(found.countryCallingCode))] : [];
  });
}

function withoutExitCode(digits: string, plans: NumberPlans): NumberCandidate[] {
  const [code = ''] = exitCode.exec(digits) ?? [];
  const found = code === '' ? undefined : plans.parsePhoneNumberFromString(`+${digits.slice(code.length)}`);
  return found?.isValid() === true ? [candidateOf(found, numbersWanted.withoutExitCode(code))] : [];
}

/** Returns a candidate. If the number is in no known range, its country is the first one that shares the code. */
export function candidateOf(found: Found, how: Said): NumberCandidate {
  return { digits: digitsIn(found.number), country: found.country ?? found.getPossibleCountries()[0] ?? null, how };
}

function distinct(candidates: readonly NumberCandidate[]): NumberCandidate[] {
  const byDigits = new Map<string, NumberCandidate>();
  for (const each of candidates) if (!byDigits.has(each.digits)) byDigits.set(each.digits, each);
  return [...byDigits.values()].slice(0, mostCandidates);
}
