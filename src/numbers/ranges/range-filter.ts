/** Filter of ranges by holder, country and type, whatever their digits. */
import { foldedText } from '../../shared/base/folded-text.ts';
import type { RangeAttributes } from './range-attributes.ts';
import type { RangeSections } from './range-index.ts';

/** The conditions on a range; an absent field admits any value. */
export interface RangeFilter {
  /** Part of the holder's name, ignoring case and accents. */
  readonly operator?: string | undefined;
  /** ISO 3166-1 alpha-2, or `001`. */
  readonly country?: string | undefined;
  /** The primary number attribute. */
  readonly type?: string | undefined;
}

export function isFiltering({ operator, country, type }: RangeFilter): boolean {
  return [operator, country, type].some((wanted) => wanted !== undefined);
}

/** Folded names, computed once per set of ranges: folding is most of the time of a search by operator. */
const foldedNames = new WeakMap<readonly RangeAttributes[], readonly string[]>();

/** Returns the name of the holder of each entry of `attributes`, in the form of `foldedText`. */
export function foldedNamesOf({ attributes }: Pick<RangeSections, 'attributes'>): readonly string[] {
  let names = foldedNames.get(attributes);
  if (!names) {
    const folded = new Map<string, string>();
    names = attributes.map(({ spName }) => folded.get(spName) ?? setAndGet(folded, spName));
    foldedNames.set(attributes, names);
  }
  return names;
}

function setAndGet(folded: Map<string, string>, name: string): string {
  const text = foldedText(name);
  folded.set(name, text);
  return text;
}

/** Returns 1 for each entry of `attributes` that passes, else 0: rows share their attributes, so that a row is checked by one load. */
export function passing(sections: RangeSections, { operator, country, type }: RangeFilter): Uint8Array {
  const names = foldedNamesOf(sections);
  const wanted = operator === undefined ? '' : foldedText(operator);
  const passes = new Uint8Array(names.length);
  sections.attributes.forEach(({ cc, primaryNumberAttribute }, index) => {
    const isWanted =
      (country === undefined || cc === country) &&
      (type === undefined || primaryNumberAttribute === type) &&
      (wanted === '' || names[index]!.includes(wanted));
    passes[index] = isWanted ? 1 : 0;
  });
  return passes;
}
