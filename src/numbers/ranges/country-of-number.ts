import { firstNotBefore, rowBeginsWith } from './range-search.ts';
import type { Ranges } from './ranges.ts';

/** The country code under which numbers in no range count. */
export const noCountry = 'ZZ';

/**
 * Returns the country under which a query about `tel` counts, the same for every service: the country of the range that holds it (ISO 3166-1, or `001`), else
 * `ZZ`.
 */
export function countryOfNumber(ranges: Pick<Ranges, 'idOf' | 'attributesAt'>, tel: string): string {
  return countryOfRange(ranges, ranges.idOf(tel));
}

/** Returns the same country by the id of the range that has the number; -1 if none has it. */
export function countryOfRange(ranges: Pick<Ranges, 'attributesAt'>, id: number): string {
  return id < 0 ? noCountry : ranges.attributesAt(id).cc;
}

/** Returns the country of leading digits: of the first range that begins with them, or that they begin with; else `ZZ`. */
export function countryOfDigits(ranges: Pick<Ranges, 'attributesAt' | 'digitsAt' | 'sections'>, digits: string): string {
  const id = firstNotBefore(ranges.sections, digits);
  if (rowBeginsWith(ranges.sections, id, digits)) return ranges.attributesAt(id).cc;
  for (let outer = id - 1; outer >= 0; outer = ranges.sections.outer[outer] ?? -1)
    if (digits.startsWith(ranges.digitsAt(outer))) return ranges.attributesAt(outer).cc;
  return noCountry;
}
