/** Coverage of an import of ported numbers: as declared, or as in the version before it. */
import { type Coverage, coverageEntries, joinedCoverage, readCoverage } from '../../../shared/services/coverage.ts';
import type { NumberType } from '../../../shared/services/legend.ts';
import { numberSubjectOf, numberTypeOf } from '../../../numbers/answers/number-subject.ts';
import { findCountry } from '../../../numbers/ranges/countries.ts';
import type { RangeAttributes } from '../../../numbers/ranges/range-attributes.ts';
import type { Ranges } from '../../../numbers/ranges/ranges.ts';
import { loadRanges } from '../data-sets.ts';
import { currentVersions, type Version } from '../versions.ts';
import { FileRefused } from '../../base/errors.ts';
import type { ImportKind } from './data-set-kinds.ts';
import type { ImportOutcome, ImportTools } from './import-tools.ts';
import type { Content } from './set-contents.ts';

/** `covers` is null if the import continues an older version without a declaration. */
export type Covered = Required<Pick<ImportOutcome, 'covers'>> & Pick<ImportOutcome, 'coveredAs'>;

interface Import {
  readonly kind: ImportKind;
  readonly isDelta: boolean;
  readonly declared: Coverage | undefined;
  readonly current: Version | undefined;
  readonly contents: readonly Content[];
}

/** Minimum of ported numbers of a country and type to propose it: so many are hardly there by chance. */
const proposedFrom = 1_000;

/**
 * Returns the coverage; undefined for sets that cover nothing. A delta adds to the coverage of the version before it. Throws `FileRefused`, with a
 * proposal, if neither a whole file nor the version before it declares any, and for an unknown country.
 */
export async function coverageOfImport(tools: ImportTools, about: Import): Promise<Covered | undefined> {
  const { kind, isDelta, declared, current, contents } = about;
  if (kind !== 'ported' && kind !== 'history') return undefined;
  const before = current?.covers ?? null;
  if (declared) {
    requireCountries(declared);
    return { covers: coverageEntries(isDelta && before ? joinedCoverage(readCoverage(before.join()), declared) : declared) };
  }
  if (current && (before || isDelta || kind === 'history')) return { covers: before, coveredAs: current.version };
  const proposed = proposal(contents, await loadRanges(tools, (await currentVersions(tools.db)).get('ranges')));
  throw new FileRefused(
    `The coverage of the file is unknown: name its countries, and types if not all, with --covers${
      proposed === '' ? ', like --covers GB:mobile,FR' : `. Its rows suggest --covers ${proposed}`
    }`,
  );
}

/** Throws `FileRefused` if a country does not exist. */
export function requireCountries(coverage: Coverage): void {
  for (const country of coverage.keys()) if (!findCountry(country)) throw new FileRefused(`There is no country ${country} (--covers)`);
}

/** Proposes the countries and types with more than a few ported numbers. */
function proposal(contents: readonly Content[], ranges: Ranges): string {
  const numbers = new Map<string, Map<NumberType, number>>();
  for (const content of contents) {
    for (const key of content.keys()) {
      const { range } = numberSubjectOf(ranges, String(key));
      if (!range) continue;
      const types = numbers.get(range.cc) ?? new Map<NumberType, number>();
      numbers.set(range.cc, types);
      for (const type of typesOf(range)) types.set(type, (types.get(type) ?? 0) + 1);
    }
  }
  const proposed = new Map<string, ReadonlySet<NumberType>>();
  for (const [country, types] of numbers) {
    const many = [...types].filter(([, count]) => count > proposedFrom).map(([type]) => type);
    if (many.length > 0) proposed.set(country, new Set(many));
  }
  return coverageEntries(proposed).join();
}

/** Returns the types of a range: both if it may be either. */
function typesOf(range: RangeAttributes): readonly NumberType[] {
  const type = numberTypeOf(range);
  return type === 'fixed or mobile' ? ['fixed', 'mobile'] : [type];
}
