import type { Ranges } from './ranges.ts';

/** Under what a number in no range counts. */
export const noCountry = 'ZZ';

/** Where a query about `tel` counts, in every service alike: the country of the range that holds it (ISO 3166-1, or `001`), else `ZZ`. */
export function countryOfNumber(ranges: Pick<Ranges, 'idOf' | 'attributesAt'>, tel: string): string {
  const id = ranges.idOf(tel);
  return id < 0 ? noCountry : ranges.attributesAt(id).cc;
}
