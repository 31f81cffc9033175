import { countryOf } from './countries.ts';
import type { RangeAttributes } from './range-attributes.ts';

export interface Country {
  name: string;
  isoAlpha2: string;
}

/** The countries that occur in a set of ranges, by English name. The global codes (`001`) are no country. */
export function countriesIn(attributes: Iterable<RangeAttributes>): Country[] {
  const regions = new Set([...attributes].map(({ cc }) => cc));
  regions.delete('001');
  return [...regions]
    .map((region) => ({ name: countryOf(region).countryName, isoAlpha2: region }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
