/** The holders of ranges, counted. */
import { passing, type RangeFilter } from './range-filter.ts';
import type { RangeSections } from './range-index.ts';

export interface OperatorCount {
  readonly spName: string;
  readonly ranges: number;
}

/** The operators that hold ranges which pass the filter, those with most of them first, then by name. */
export function operatorsAmong(sections: RangeSections, filter: RangeFilter): OperatorCount[] {
  const { attributes, facts } = sections;
  const passes = passing(sections, filter);
  const ofAttributes = new Uint32Array(attributes.length);
  for (const fact of facts) ofAttributes[fact >>> 8]! += 1;
  const counts = new Map<string, number>();
  attributes.forEach(({ spName }, index) => {
    if (passes[index] === 1 && spName !== '') counts.set(spName, (counts.get(spName) ?? 0) + ofAttributes[index]!);
  });
  return Array.from(counts, ([spName, ranges]) => ({ spName, ranges })).sort(
    (a, b) => b.ranges - a.ranges || (a.spName < b.spName ? -1 : 1),
  );
}
