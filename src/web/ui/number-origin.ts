/** Origin of a number by its first digits: for display only, never to refuse a number. */
import { useEffect, useState } from 'react';
import type * as Library from 'libphonenumber-js/min';
import { callingCode } from '../../shared/base/calling-codes.ts';
import { lengthProblem } from './possible-length.ts';
import { currentLanguage } from '../locale/current-locale.ts';
import { partsText } from './parts.text.ts';

export type NumberOrigin = {
  countryCode: string;
  /** "United Kingdom (GB)"; null for global numbers and for codes shared by several countries. */
  country: string | null;
  /** The digits after the country code, in the country's usual groups. */
  groups: string[];
  /** Reason why no such number can exist, as a sentence; null if one may. */
  impossible: string | null;
};

/** Returns the origin. The library's metadata is 80 kB, so it is fetched when the first number is typed. */
async function originOf(digits: string): Promise<NumberOrigin | null> {
  const library = await import('libphonenumber-js/min');
  const impossible = impossibleBy(library, digits);
  const number = library.parsePhoneNumberFromString(`+${digits}`);
  if (!number) return impossible === null ? null : { countryCode: '', country: null, groups: [digits], impossible };
  const code = number.country ?? number.getPossibleCountries()[0];
  const [, ...groups] = number.formatInternational().split(/[^\d+]+/);
  return { countryCode: number.countryCallingCode, country: code ? countryTitle(code) : null, groups, impossible };
}

function impossibleBy(
  { Metadata, isSupportedCountry, isValidPhoneNumber, validatePhoneNumberLength }: typeof Library,
  digits: string,
): string | null {
  const problem = validatePhoneNumberLength(`+${digits}`);
  if (problem === 'INVALID_COUNTRY') return partsText.number.unknownCode;
  if (problem === undefined) return null;
  const found = callingCode(Number(digits));
  if (!found || !isSupportedCountry(found.region)) return null;
  const plan = new Metadata();
  plan.selectNumberingPlan(found.region);
  const code = String(found.code);
  const lengths = plan.numberingPlan?.possibleLengths() ?? [];
  const has = (national: string) => isValidPhoneNumber(`+${code}${national}`);
  return lengthProblem({ callingCode: code, region: found.region, national: digits.slice(code.length) }, { lengths, has });
}

/** Returns "United Kingdom (GB)" for `GB`. */
export function countryTitle(code: string): string {
  const name = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(currentLanguage(), { type: 'region', fallback: 'none' }).of(code)
    : undefined;
  return name ? `${name} (${code})` : code;
}

/** Returns the origin; null until known. */
export function useNumberOrigin(digits: string | null): NumberOrigin | null {
  const [found, setFound] = useState<{ digits: string; origin: NumberOrigin | null } | null>(null);
  useEffect(() => {
    if (digits === null) return;
    let isCurrent = true;
    // Without the library (offline, an old tab after a deploy) the number appears without its country.
    originOf(digits).then(
      (origin) => isCurrent && setFound({ digits, origin }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [digits]);
  return found?.digits === digits ? found.origin : null;
}
