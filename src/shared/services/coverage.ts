/** Coverage of a set of ported numbers: countries, or types of their numbers, whose every move is in the set. */
import { numberTypes, type NumberType } from './legend.ts';

/** Coverage by country, with codes as in `cc`. */
export type Coverage = ReadonlyMap<string, 'all' | ReadonlySet<NumberType>>;

const typeWords: ReadonlySet<string> = new Set(numberTypes);

/**
 * Reads "GB:mobile,paging,FR": countries separated by commas, each with the types after its colon, or with all types. Throws a `RangeError` that describes the
 * fault. Does not check that the country exists.
 */
export function readCoverage(text: string): Coverage {
  const coverage = new Map<string, 'all' | Set<NumberType>>();
  let types: 'all' | Set<NumberType> = 'all';
  for (const word of text.split(',').map((part) => part.trim())) {
    const [, country, type = country === undefined ? word : undefined] = /^([A-Z]{2}|001)(?::(.*))?$/.exec(word) ?? [];
    if (country !== undefined) {
      if (coverage.has(country)) throw new RangeError(`it names ${country} twice`);
      types = type === undefined ? 'all' : new Set();
      coverage.set(country, types);
    }
    if (type === undefined) continue;
    if (types === 'all') throw new RangeError(`"${word}" is neither a country, like GB, nor a type behind one, like GB:mobile`);
    if (!isType(type)) throw new RangeError(`there is no type "${type}": the types are ${numberTypes.join(', ')}`);
    types.add(type);
  }
  return coverage;
}

/** Returns one entry per country, sorted by code: `GB:mobile,paging`, `FR`. */
export function coverageEntries(coverage: Coverage): string[] {
  return [...coverage]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, types]) => (types === 'all' ? country : `${country}:${[...types].toSorted().join(',')}`));
}

/** Returns the union of two coverages. */
export function joinedCoverage(one: Coverage, other: Coverage): Coverage {
  const joined = new Map(one);
  for (const [country, types] of other) {
    const before = joined.get(country) ?? [];
    joined.set(country, before === 'all' || types === 'all' ? 'all' : new Set([...before, ...types]));
  }
  return joined;
}

function isType(word: string): word is NumberType {
  return typeWords.has(word);
}
