/** Calling codes and their regions. */
import libphonenumber from 'google-libphonenumber';
import { callingCodeOf } from '../ranges/calling-code.ts';

/** Regions that number plans serve but the metadata omits: territories without a plan of their own, and reserved codes. */
const furtherRegions: Readonly<Record<string, readonly string[]>> = {
  '1': ['UM'],
  '7': ['GE', 'UA'],
  '39': ['SM'],
  '47': ['BV'],
  '64': ['PN'],
  '90': ['CY'],
  '262': ['TF'],
  '377': ['XK'],
  '379': ['VA'],
  '381': ['XK'],
  '386': ['XK'],
  '500': ['GS'],
  '672': ['AQ', 'HM'],
  '972': ['PS'],
  '991': ['001'],
};

let regionsByCode: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Returns the regions (ISO 3166-1 alpha-2, AC, TA, XK, `001` for a global code) by calling code. */
function callingCodes(): ReadonlyMap<string, ReadonlySet<string>> {
  if (regionsByCode) return regionsByCode;
  // A parsing edge: both exist in the package, but its published types lack the first.
  const source = libphonenumber.PhoneNumberUtil.getInstance() as unknown as {
    getSupportedCallingCodes(): number[];
    getRegionCodesForCountryCode(code: number): string[];
  };
  const regions = new Map<string, Set<string>>();
  for (const code of source.getSupportedCallingCodes()) regions.set(String(code), new Set(source.getRegionCodesForCountryCode(code)));
  for (const [code, further] of Object.entries(furtherRegions)) {
    regions.set(code, new Set([...(regions.get(code) ?? []), ...further]));
  }
  regionsByCode = regions;
  return regions;
}

/**
 * Returns the regions that digits may belong to: those of their calling code, or, if they are too few for one, of every code that begins with them. Empty if
 * there is no such code.
 */
export function regionsOfDigits(digits: string): ReadonlySet<string> {
  const code = callingCodeOf(digits);
  const known = callingCodes().get(code);
  if (known) return known;
  return new Set([...callingCodes()].flatMap(([longer, regions]) => (longer.startsWith(digits) ? [...regions] : [])));
}
