/** Maximum age of each data set in days, by its as-of, and the minimum size of lists. */
import type { DataSetName, NumberData } from '../../numbers/number-data.ts';
import type { Config } from '../config/config.ts';
import type { SetName } from './versions.ts';

/** The limits that the operator configures. */
export type DataAges = Pick<
  Config,
  | 'MAX_AGE_RANGES_DAYS'
  | 'MAX_AGE_PORTED_DAYS'
  | 'MAX_AGE_DNO_DAYS'
  | 'MAX_AGE_IRSF_DAYS'
  | 'MAX_AGE_AIT_DAYS'
  | 'LEAST_ENTRIES_DNO'
  | 'LEAST_ENTRIES_IRSF'
  | 'LEAST_ENTRIES_AIT'
>;

/** Maximum age of built-in ranges: an update of the portal brings newer ones. */
const builtInDays = 400;

const limits: Record<SetName, (ages: DataAges) => number | null> = {
  ranges: (ages) => ages.MAX_AGE_RANGES_DAYS,
  ported: (ages) => ages.MAX_AGE_PORTED_DAYS,
  dno: (ages) => ages.MAX_AGE_DNO_DAYS,
  irsf: (ages) => ages.MAX_AGE_IRSF_DAYS,
  ait: (ages) => ages.MAX_AGE_AIT_DAYS,
  // Observations and registrations carry their own dates.
  overrides: () => null,
  'uk-ported': () => null,
};

/** Returns the maximum age in days; null if the set may be of any age. */
export function maxAgeOf(set: SetName, origin: 'imported' | 'built in' | 'made up' | 'not loaded', ages: DataAges): number | null {
  if (origin === 'built in') return builtInDays;
  return origin === 'imported' ? limits[set](ages) : null;
}

/** A limit of each set, null for none: a new set needs its own. */
type NamedLimits<More extends string = never> = Record<DataSetName | More, number | null>;

/** Returns the limits by the names of the sets in answers. */
export function answeredLimits(
  ages: DataAges,
  { areRangesImported }: { areRangesImported: boolean },
): Pick<NumberData, 'maxAgeDays' | 'leastEntries'> {
  return {
    maxAgeDays: {
      ranges: areRangesImported ? ages.MAX_AGE_RANGES_DAYS : builtInDays,
      ported: ages.MAX_AGE_PORTED_DAYS,
      dno: ages.MAX_AGE_DNO_DAYS,
      dnoText: ages.MAX_AGE_DNO_DAYS,
      irsf: ages.MAX_AGE_IRSF_DAYS,
      aitRisk: ages.MAX_AGE_AIT_DAYS,
      // Observations and registrations carry their own dates.
      overrides: null,
      ukObservations: null,
    } satisfies NamedLimits<'ranges'>,
    leastEntries: {
      dno: ages.LEAST_ENTRIES_DNO,
      dnoText: ages.LEAST_ENTRIES_DNO,
      irsf: ages.LEAST_ENTRIES_IRSF,
      aitRisk: ages.LEAST_ENTRIES_AIT,
      // They clear no number.
      ported: null,
      overrides: null,
      ukObservations: null,
    } satisfies NamedLimits,
  };
}
