/** For how many days each data set counts, by its as-of, and how much a list has at least. */
import type { NumberData } from '../../numbers/number-data.ts';
import type { Config } from '../config/config.ts';
import type { SetName } from './versions.ts';

/** The limits that the operator sets. */
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

/** Of ranges that came with the portal: whoever updates it has newer ones. */
const builtInDays = 400;

const limits: Record<SetName, (ages: DataAges) => number | null> = {
  ranges: (ages) => ages.MAX_AGE_RANGES_DAYS,
  ported: (ages) => ages.MAX_AGE_PORTED_DAYS,
  dno: (ages) => ages.MAX_AGE_DNO_DAYS,
  irsf: (ages) => ages.MAX_AGE_IRSF_DAYS,
  ait: (ages) => ages.MAX_AGE_AIT_DAYS,
  // Observations and registrations have dates of their own.
  overrides: () => null,
  'uk-ported': () => null,
};

/** Null of a set that may be of any age. */
export function maxAgeOf(set: SetName, origin: 'imported' | 'built in' | 'made up' | 'not loaded', ages: DataAges): number | null {
  if (origin === 'built in') return builtInDays;
  return origin === 'imported' ? limits[set](ages) : null;
}

/** The limits by the names that answers have for the sets. */
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
    },
    leastEntries: {
      dno: ages.LEAST_ENTRIES_DNO,
      dnoText: ages.LEAST_ENTRIES_DNO,
      irsf: ages.LEAST_ENTRIES_IRSF,
      aitRisk: ages.LEAST_ENTRIES_AIT,
    },
  };
}
