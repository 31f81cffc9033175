/** The numbers of which a set of ported numbers knows every move: countries, or some types of their numbers. */
import { numberTypes, type NumberType } from './legend.ts';

/** By country, as in `cc`. */
export type Coverage = ReadonlyMap<string, 'all' | ReadonlySet<NumberType>>;

const typeWords: ReadonlySet<string> = new Set(numberTypes);

/**
 * Reads "GB:mobile,paging,FR": countries with commas between, each with the types behind its colon, or with all of them. Throws a `RangeError`
 * that says what is wrong. Whether there is such a country is not looked at.
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

/** One entry for each country, in their order: `GB:mobile,paging`, `FR`. */
export function coverageEntries(coverage: Coverage): string[] {
  return [...coverage]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, types]) => (types === 'all' ? country : `${country}:${[...types].toSorted().join(',')}`));
}

/** The numbers that one of two covers. */
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
