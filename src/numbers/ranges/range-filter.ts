/** Ranges by their holder, country and type, whatever their digits. */
import { foldedText } from '../../shared/base/folded-text.ts';
import type { RangeAttributes } from './range-attributes.ts';
import type { RangeSections } from './range-index.ts';

/** What a range must be; what is left out may be anything. */
export interface RangeFilter {
  /** A part of the holder's name, whatever the case and the accents. */
  readonly operator?: string | undefined;
  /** ISO 3166-1 alpha-2, or `001`. */
  readonly country?: string | undefined;
  /** The primary number attribute. */
  readonly type?: string | undefined;
}

export function isFiltering({ operator, country, type }: RangeFilter): boolean {
  return [operator, country, type].some((wanted) => wanted !== undefined);
}

/** Made once for a set of ranges: folding is most of the time that a search by operator takes. */
const foldedNames = new WeakMap<readonly RangeAttributes[], readonly string[]>();

/** For each entry of `attributes` the name of its holder as `foldedText` has it. */
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

/** For each entry of `attributes` whether it passes: rows share their attributes, so that a row is looked at by one load. */
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
