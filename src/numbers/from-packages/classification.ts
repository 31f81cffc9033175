import { Automaton } from './automaton.ts';
import { describedTypes, type CallingCodePlan, type DescribedType, type NumberType, type RegionPlan } from './plan-metadata.ts';

/** The region and type that google-libphonenumber gives for a number. */
export interface Classification {
  readonly region: string;
  readonly type: NumberType;
}

type Feature = 'leading' | 'general' | DescribedType;

/** All patterns of a calling code for national numbers of one length, and the rules that turn matches into a result. */
export interface Classifier {
  readonly automaton: Automaton;
  /** Takes the ids of the patterns that match a number; undefined if it belongs to no region or has no type. */
  classify(matches: readonly number[]): Classification | undefined;
}

/** Special types come before fixed and mobile; the first match counts. */
const specialTypes = describedTypes.filter((type) => type !== 'FIXED_LINE' && type !== 'MOBILE');

/** Follows google-libphonenumber's own order: `getRegionCodeForNumberFromRegionList_` and `getNumberTypeHelper_`. */
export function classifierFor({ regions }: CallingCodePlan, length: number): Classifier {
  const automaton = new Automaton();
  const patterns: { region: RegionPlan; feature: Feature }[] = [];
  const add = (region: RegionPlan, feature: Feature, pattern: string) => {
    automaton.add(pattern, feature === 'leading');
    patterns.push({ region, feature });
  };
  const isShared = regions.length > 1;
  for (const region of regions) {
    if (isShared && region.leadingDigits) add(region, 'leading', region.leadingDigits);
    if (!admits(region.general.lengths, length)) continue;
    add(region, 'general', region.general.pattern);
    for (const [type, { pattern, lengths }] of region.types) if (admits(lengths, length)) add(region, type, pattern);
  }
  const classify = (matches: readonly number[]) => {
    const features = new Map<RegionPlan, Set<Feature>>();
    for (const id of matches) {
      const match = patterns[id];
      if (match) features.set(match.region, (features.get(match.region) ?? new Set()).add(match.feature));
    }
    return firstRegion(regions, features);
  };
  return { automaton, classify };
}

function admits(lengths: readonly number[], length: number): boolean {
  return lengths.length === 0 || lengths.includes(length);
}

/** Finds the region of a number. Leading digits decide, even if the number then has no type; without them the first region with a type wins. */
function firstRegion(regions: readonly RegionPlan[], features: ReadonlyMap<RegionPlan, ReadonlySet<Feature>>): Classification | undefined {
  for (const region of regions) {
    const matched = features.get(region);
    if (!matched) continue;
    const type = typeOf(region, matched);
    const isSettledByLeadingDigits = regions.length > 1 && region.leadingDigits !== '';
    if (isSettledByLeadingDigits ? matched.has('leading') : type) return type && { region: region.region, type };
  }
  return undefined;
}

function typeOf(region: RegionPlan, matched: ReadonlySet<Feature>): NumberType | undefined {
  if (!matched.has('general')) return undefined;
  const special = specialTypes.find((type) => matched.has(type));
  if (special) return special;
  if (matched.has('FIXED_LINE')) return region.fixedAndMobileAreOne || matched.has('MOBILE') ? 'FIXED_LINE_OR_MOBILE' : 'FIXED_LINE';
  return !region.fixedAndMobileAreOne && matched.has('MOBILE') ? 'MOBILE' : undefined;
}
