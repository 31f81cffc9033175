/** Everything that the answers read: ranges, ported numbers and lists, each with its version and age. */
import type { Coverage } from '../shared/services/coverage.ts';
import { isOlderThan } from '../shared/base/utc-day.ts';
import type { RangeAttributes } from './ranges/range-attributes.ts';
import type { Ranges } from './ranges/ranges.ts';
import { buildExactList, PrefixList, type ExactList, type Listing } from './lists/exact-list.ts';
import { buildPorted, type Ported } from './lists/ported-numbers.ts';

/** What the answers need of the ranges. */
export type RangeLookUp = Pick<Ranges, 'idOf' | 'idsOf' | 'digitsAt' | 'attributesAt' | 'whyNone' | 'sections' | 'version' | 'builtAt'>;

/** A data set with its provenance; `version` and `asOf` (RFC 3339) are null while nothing was loaded. Synthetic: made up for the demo. */
export type DataSet<Content> = { content: Content; version: string | null; asOf: string | null; synthetic: boolean };

/** A carrier. Empty text where a name or code is not known. */
export type Carrier = { cic: string; name: string; mcc: string; mnc: string };

/** The carrier that receives a number's text messages instead of its voice carrier. */
export type MessagingOverride = { acic: string; acn: string };

/** What was observed of a UK number's network; times are RFC 3339 in UTC, null with `previousSpId` where it never changed. */
export type UkObservation = { previousSpId: string | null; currentSpId: string; changeSeen: string | null; lastSeen: string };

/** Numbers and ranges that a list names. */
export type NumberList = { numbers: ExactList<Listing>; prefixes: PrefixList<Listing> };

/** Ported numbers, and of which numbers they have every move; null where nobody declared that. */
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
  /** How answers name the ranges, and of when they are (RFC 3339). */
  rangesVersion: { name: string; asOf: string };
  /** By `uniqueSpId`, as port events name carriers. */
  carriers: ReadonlyMap<string, Carrier>;
  /**
   * For how many days by its `asOf` a set counts: an older list clears no number, older moves and ranges are said with their day. None for what
   * may be of any age.
   */
  maxAgeDays: Readonly<Partial<Record<'ranges' | DataSetName, number>>>;
  /** A list of fewer entries says little where it does not name a number. None for sets that are no lists. */
  leastEntries: Readonly<Partial<Record<DataSetName, number>>>;
  /** Numbers that end every query with a given reason code, to try out outcomes that data cannot produce. Empty outside the demo. */
  forcedOutcomes: ReadonlyMap<string, number>;
};

/** What is looked up in beside ranges, carriers and moves: whoever makes number data up or loads it has a word on each. */
export type Lists = Omit<NumberData, 'ranges' | 'rangesVersion' | 'carriers' | 'ported' | 'maxAgeDays' | 'leastEntries'>;

/** Nothing but ranges: every list is empty and says so. */
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

/** The holders of ranges by `uniqueSpId`; of several ranges of one holder, one with network codes speaks for it. */
function carriersOf(attributes: Iterable<RangeAttributes>): Map<string, Carrier> {
  const carriers = new Map<string, Carrier>();
  for (const { uniqueSpId, spName, cic, mcc, mnc } of attributes) {
    if (uniqueSpId !== '' && !carriers.get(uniqueSpId)?.mcc) carriers.set(uniqueSpId, { cic, name: spName, mcc, mnc });
  }
  return carriers;
}

/** Whether a set is older than it may be, in whole days by its `asOf`. What is made up does not age. */
export function isOutOfDate(data: NumberData, name: DataSetName, now: Date): boolean {
  return !data[name].synthetic && isPast(data[name], data.maxAgeDays[name], now);
}

/** The same of the ranges. */
export function areRangesOutOfDate({ rangesVersion, maxAgeDays }: NumberData, now: Date): boolean {
  return isPast(rangesVersion, maxAgeDays.ranges, now);
}

interface OfMoment {
  readonly asOf: string | null;
}

/** Moments of sets and ranges, each read once: every answer asks how old its sets are. */
const moments = new WeakMap<OfMoment, number>();

function isPast(set: OfMoment, days: number | undefined, now: Date): boolean {
  if (days === undefined || set.asOf === null) return false;
  let moment = moments.get(set);
  if (moment === undefined) {
    moment = Date.parse(set.asOf);
    moments.set(set, moment);
  }
  return isOlderThan(moment, days, now);
}

/** One row of a list: an exact number, or the leading digits of a range. */
export type ListEntry = Listing & { digits: string; match: 'number' | 'prefix' };

/** A list from its rows in any order. */
export function numberListOf(entries: readonly ListEntry[]): NumberList {
  const payloads = (match: ListEntry['match']) =>
    entries.filter((entry) => entry.match === match).map(({ digits, reason, date }): [string, Listing] => [digits, { reason, date }]);
  return { numbers: buildExactList(payloads('number')), prefixes: new PrefixList(payloads('prefix')) };
}

function notLoaded<Content>(content: Content): DataSet<Content> {
  return { content, version: null, asOf: null, synthetic: false };
}
