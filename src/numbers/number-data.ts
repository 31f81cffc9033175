/** All inputs of the answers: ranges, ported numbers and lists, each with its version and age. */
import type { Coverage } from '../shared/services/coverage.ts';
import { isOlderThan } from '../shared/base/utc-day.ts';
import type { RangeAttributes } from './ranges/range-attributes.ts';
import type { Ranges } from './ranges/ranges.ts';
import { buildExactList, PrefixList, type ExactList, type Listing } from './lists/exact-list.ts';
import { buildPorted, type Ported } from './lists/ported-numbers.ts';

/** The part of the ranges that the answers need. */
export type RangeLookUp = Pick<Ranges, 'idOf' | 'idsOf' | 'digitsAt' | 'attributesAt' | 'whyNone' | 'sections' | 'version' | 'builtAt'>;

/** A data set with its provenance; `version` and `asOf` (RFC 3339) are null until it is loaded. Synthetic: made up for the demo. */
export type DataSet<Content> = { content: Content; version: string | null; asOf: string | null; synthetic: boolean };

/** A carrier. Unknown names and codes are empty. */
export type Carrier = { cic: string; name: string; mcc: string; mnc: string };

/** The carrier that receives a number's text messages instead of its voice carrier. */
export type MessagingOverride = { acic: string; acn: string };

/** An observation of a UK number's network; times are RFC 3339 in UTC, null with `previousSpId` if it never changed. */
export type UkObservation = { previousSpId: string | null; currentSpId: string; changeSeen: string | null; lastSeen: string };

/** Numbers and ranges on a list. */
export type NumberList = { numbers: ExactList<Listing>; prefixes: PrefixList<Listing> };

/** Ported numbers, and the coverage: the numbers whose every move they have; null if nobody declared it. */
export type PortedSet = DataSet<Ported> & { covers: Coverage | null };

/** The sets beside the ranges. */
type DataSets = {
  ported: PortedSet;
  overrides: DataSet<ExactList<MessagingOverride>>;
  ukObservations: DataSet<ExactList<UkObservation>>;
  dno: DataSet<NumberList>;
  dnoText: DataSet<NumberList>;
  irsf: DataSet<NumberList>;
  /** High-risk ranges for artificially inflated traffic. */
  aitRisk: DataSet<PrefixList<Listing>>;
};
export type DataSetName = keyof DataSets;
const allSets: Record<DataSetName, true> = {
  ported: true,
  overrides: true,
  ukObservations: true,
  dno: true,
  dnoText: true,
  irsf: true,
  aitRisk: true,
};
// The keys of the record above.
export const dataSetNames = Object.keys(allSets) as readonly DataSetName[];

export type NumberData = DataSets & {
  ranges: RangeLookUp;
  /** Name of the ranges in answers, and their date (RFC 3339). */
  rangesVersion: { name: string; asOf: string };
  /** Carriers by `uniqueSpId`, which names them in port events. */
  carriers: ReadonlyMap<string, Carrier>;
  /**
   * Maximum age of a set in days, from its `asOf`: an older list clears no number; older moves and ranges are shown with their date. Without an entry any age
   * is accepted.
   */
  maxAgeDays: Readonly<Partial<Record<'ranges' | DataSetName, number | null>>>;
  /** Least number of entries of a list: absence from a smaller one says little. No entry for sets that are no lists. */
  leastEntries: Readonly<Partial<Record<DataSetName, number | null>>>;
  /** Numbers that end every query with a given reason code, to try outcomes that data cannot produce. Empty outside the demo. */
  forcedOutcomes: ReadonlyMap<string, number>;
};

/** The sets beside ranges, carriers and moves: code that makes up or loads number data must provide each. */
export type Lists = Omit<NumberData, 'ranges' | 'rangesVersion' | 'carriers' | 'ported' | 'maxAgeDays' | 'leastEntries'>;

/** Returns data with nothing but ranges: every list is empty and says so. */
export function emptyNumberData(ranges: RangeLookUp): NumberData {
  return {
    ranges,
    rangesVersion: { name: ranges.version, asOf: ranges.builtAt },
    carriers: carriersOf(ranges.sections.attributes),
    ported: { ...notLoaded(buildPorted([])), covers: null },
    overrides: notLoaded(buildExactList<MessagingOverride>([])),
    ukObservations: notLoaded(buildExactList<UkObservation>([])),
    dno: notLoaded(numberListOf([])),
    dnoText: notLoaded(numberListOf([])),
    irsf: notLoaded(numberListOf([])),
    aitRisk: notLoaded(new PrefixList([])),
    maxAgeDays: {},
    leastEntries: {},
    forcedOutcomes: new Map(),
  };
}

/** Returns the holders of ranges by `uniqueSpId`. If a holder has several ranges, one with network codes is used. */
function carriersOf(attributes: Iterable<RangeAttributes>): Map<string, Carrier> {
  const carriers = new Map<string, Carrier>();
  for (const { uniqueSpId, spName, cic, mcc, mnc } of attributes) {
    if (uniqueSpId !== '' && !carriers.get(uniqueSpId)?.mcc) carriers.set(uniqueSpId, { cic, name: spName, mcc, mnc });
  }
  return carriers;
}

/** Returns true if a set exceeds its maximum age, in whole days from its `asOf`. Made-up sets do not age. */
export function isOutOfDate(data: NumberData, name: DataSetName, now: Date): boolean {
  return !data[name].synthetic && isPast(data[name], data.maxAgeDays[name], now);
}

/** Returns true if the ranges exceed their maximum age. */
export function areRangesOutOfDate({ rangesVersion, maxAgeDays }: NumberData, now: Date): boolean {
  return isPast(rangesVersion, maxAgeDays.ranges, now);
}

interface OfMoment {
  readonly asOf: string | null;
}

/** Parsed dates of sets and ranges, cached because every answer needs the age of its sets. */
const moments = new WeakMap<OfMoment, number>();

function isPast(set: OfMoment, days: number | null | undefined, now: Date): boolean {
  if (days === undefined || days === null || set.asOf === null) return false;
  let moment = moments.get(set);
  if (moment === undefined) {
    moment = Date.parse(set.asOf);
    moments.set(set, moment);
  }
  return isOlderThan(moment, days, now);
}

/** One row of a list: an exact number, or the leading digits of a range. */
export type ListEntry = Listing & { digits: string; match: 'number' | 'prefix' };

/** Builds a list from rows in any order. */
export function numberListOf(entries: readonly ListEntry[]): NumberList {
  const payloads = (match: ListEntry['match']) =>
    entries.filter((entry) => entry.match === match).map(({ digits, reason, date }): [string, Listing] => [digits, { reason, date }]);
  return { numbers: buildExactList(payloads('number')), prefixes: new PrefixList(payloads('prefix')) };
}

function notLoaded<Content>(content: Content): DataSet<Content> {
  return { content, version: null, asOf: null, synthetic: false };
}
