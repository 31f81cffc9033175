import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** The country of assignment in a row. */
export interface Country {
  /** The English short name. */
  readonly countryName: string;
  readonly isoAlpha2: string;
  readonly isoAlpha3: string;
}

/** Regions of google-libphonenumber that ISO 3166-1 does not list as countries (AC and TA are reserved codes). */
const otherRegions: readonly (readonly [region: string, country: Country])[] = [
  ['AC', { countryName: 'Ascension Island', isoAlpha2: 'AC', isoAlpha3: 'ASC' }],
  ['TA', { countryName: 'Tristan da Cunha', isoAlpha2: 'TA', isoAlpha3: 'TAA' }],
  ['XK', { countryName: 'Kosovo', isoAlpha2: 'XK', isoAlpha3: 'XKX' }],
  ['001', { countryName: 'Global service', isoAlpha2: '001', isoAlpha3: '001' }],
];

/**
 * Names that the package begins with the form of state, so that nobody finds them under their letter: the form stands behind the name, or is left out if the
 * name alone is clear.
 */
const shortNames: Readonly<Record<string, string>> = {
  CD: 'Congo, Democratic Republic of the',
  CG: 'Congo',
  CN: 'China',
  GM: 'Gambia',
  IR: 'Iran, Islamic Republic of',
  MK: 'North Macedonia',
  PS: 'Palestine, State of',
  TZ: 'Tanzania, United Republic of',
};

// A parsing edge: the file is an object of names, or of lists of names with the usual one first, by alpha-2 code.
const names = english.countries as Readonly<Record<string, string | readonly string[]>>;

const countries = new Map<string, Country>([
  ...codes.map(([isoAlpha2 = '', isoAlpha3 = '']) => [isoAlpha2, { countryName: nameOf(isoAlpha2), isoAlpha2, isoAlpha3 }] as const),
  ...otherRegions,
]);

/** Returns the country of a region code: ISO 3166-1 alpha-2, AC, TA, XK or `001` for the global codes. Undefined if there is none. */
export function findCountry(region: string): Country | undefined {
  return countries.get(region);
}

/** Returns the country of a code that must have one. Throws `RangeError` otherwise. */
export function countryOf(region: string): Country {
  const country = findCountry(region);
  if (!country) throw new RangeError(`No country is known for the region ${region}`);
  return country;
}

function nameOf(isoAlpha2: string): string {
  const name = shortNames[isoAlpha2] ?? names[isoAlpha2] ?? '';
  return typeof name === 'string' ? name : (name[0] ?? '');
}
