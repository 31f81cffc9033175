/** Country names in the current language: in English the server's, otherwise the platform's. */
import { currentLanguage } from '../locale/current-locale.ts';
import { partsText } from './parts.text.ts';

/** Numbers that belong to no country, as an entry of a list of countries. */
export const globalNumbers = { name: 'Global service', isoAlpha2: '001' };

/** Cache of the platform's names, each of which takes many microseconds. */
const known = new Map<string, string>();

/** Returns the name of a country. `english` is the server's name, the fallback if the platform has none. */
export function shownCountry(code: string, english: string): string {
  const language = currentLanguage();
  if (language === 'en') return english;
  if (code === '001') return partsText.countries.global;
  if (code === 'ZZ') return partsText.countries.unknown;
  const key = `${language} ${code}`;
  const name = known.get(key) ?? platformName(language, code) ?? english;
  known.set(key, name);
  return name;
}

function platformName(language: string, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) : undefined;
}

/** Returns the countries with their displayed names, in the order of these. */
export function shownCountries<Country extends { name: string; isoAlpha2: string }>(countries: readonly Country[]): readonly Country[] {
  const language = currentLanguage();
  if (language === 'en') return countries;
  const named = countries.map((country) => ({ ...country, name: shownCountry(country.isoAlpha2, country.name) }));
  return named.toSorted((a, b) => a.name.localeCompare(b.name, language));
}
