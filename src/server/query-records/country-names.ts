import { findCountry } from '../../numbers/ranges/countries.ts';
import { noCountry } from '../../numbers/ranges/country-of-number.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { AppError } from '../base/errors.ts';
import { countryAt, slotCount } from './query-counts.ts';

/** Returns a country's name in reports, from the country list; undefined for an unknown code. */
function countryName(code: string): string | undefined {
  return code === noCountry ? 'Unknown' : findCountry(code)?.countryName;
}

export interface NamedSlot {
  readonly slot: number;
  readonly code: string;
  readonly name: string;
}

/** Every element of the daily counts with its country, by name. A code from an import that is no country names itself. */
export const namedSlots: readonly NamedSlot[] = Array.from({ length: slotCount }, (_, slot) => {
  const code = countryAt(slot);
  return { slot, code, name: nameOfCountry(code) };
}).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

export function nameOfCountry(code: string): string {
  return countryName(code) ?? code;
}

/** Throws a refusal if a code in the parameter is no country. */
export function requireCountries(
  codes: readonly string[],
  parameter: 'countryList' | 'country' | 'parameters.countryList' = 'countryList',
): void {
  const unknownCodes = codes.filter((code) => countryName(code) === undefined);
  if (unknownCodes.length === 0) return;
  const message = baseSaid.noCountry(unknownCodes.slice(0, 5).join(', '));
  throw new AppError('validation_failed', message, { errors: { [parameter]: message } });
}
