/** The number that somebody meant by digits that are written as within a country, or mistyped. */
import type * as Library from 'libphonenumber-js/min';
import { e164MaxDigits } from '../limits.ts';
import type { Said } from '../sayings.ts';
import { formerPlans } from './former-plans.ts';
import { digitsIn, internationalDigits, withoutTrunkBrackets } from './notation.ts';
import { numbersWanted } from '../numbers-wanted.ts';

/** The metadata of the world's plans, which weighs 80 kB: a browser loads it when it is needed. */
type NumberPlans = Pick<typeof Library, 'getCountries' | 'isSupportedCountry' | 'Metadata' | 'parsePhoneNumberFromString'>;

/** With `country` (ISO 3166-1 alpha-2) national forms are read. */
export interface ReadingHelp {
  readonly plans: NumberPlans;
  readonly country?: string | undefined;
}

/** A number that may have been meant. */
export interface NumberCandidate {
  /** E.164, without +. */
  readonly digits: string;
  /** ISO 3166-1 alpha-2; null for global numbers and where it is not known. */
  readonly country: string | null;
  /** The change that makes this number of the written one. */
  readonly how: Said;
}

/** `how` says what was changed beyond the notation. Candidates are the likeliest first. */
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

/** `text` has digits and signs, and no letters. */
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

/** The sentence about a national form that was read. */
export function nationalNote(country: string): Said {
  return numbersWanted.national(country);
}

/** Undefined where the digits are to be read as they are, with their country code. */
function withinCountry(shown: string, { plans, home }: { plans: NumberPlans; home: Library.CountryCode }): Meant | undefined {
  const all = digitsIn(shown);
  const found = plans.parsePhoneNumberFromString(all, home);
  const { callingCode, trunk, parsedTrunk } = planOf(plans, home);
  if (found === undefined) return undefined;
  const read = { digits: digitsIn(found.number), how: nationalNote(home) };
  const written = internationalDigits(all);
  if (read.digits === written || read.digits.length > e164MaxDigits) return undefined;
  if (all.startsWith('0')) {
    // With 010 or 810 a number of another country is dialled.
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
  // Without their 0 numbers of many lengths, as in Germany, pass for almost anything.
  if (!isPossible(all, plans)) return isWhole ? read : { candidates: distinct([...mistyped(all, plans), national]) };
  if (shown === all) return undefined;
  const hasTrunk = trunk !== '' && trunk !== '0' && all.startsWith(trunk);
  if (hasTrunk || /^\(\d/.test(shown) || (callingCode === '1' && northAmericanGroups.test(shown))) return read;
  const hasCountryCode = plans.parsePhoneNumberFromString(`+${all}`)?.isValid() === true;
  if (isWhole !== hasCountryCode) return isWhole ? read : undefined;
  return { candidates: distinct([national, ...asWritten(all, plans)]) };
}

/** What the types of the package leave out. */
interface WholePlan {
  /** Undefined where the plan has none. */
  nationalPrefix: () => string | undefined;
  nationalPrefixForParsing: () => string | undefined;
  nationalNumberPattern: () => string;
  callingCode: () => string;
  possibleLengths: () => number[];
}

function planOf(plans: NumberPlans, country: Library.CountryCode) {
  const metadata = new plans.Metadata();
  metadata.selectNumberingPlan(country);
  // Every plan of the package has these.
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

/** Without a home country the groups alone tell that a number is written as within a country. */
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

/** What people mistype, where no number is as it is written. */
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

/** The country is one of those that share the code, where the number is of no known range. */
export function candidateOf(found: Found, how: Said): NumberCandidate {
  return { digits: digitsIn(found.number), country: found.country ?? found.getPossibleCountries()[0] ?? null, how };
}

function distinct(candidates: readonly NumberCandidate[]): NumberCandidate[] {
  const byDigits = new Map<string, NumberCandidate>();
  for (const each of candidates) if (!byDigits.has(each.digits)) byDigits.set(each.digits, each);
  return [...byDigits.values()].slice(0, mostCandidates);
}
