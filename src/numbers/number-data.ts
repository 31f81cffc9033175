/** Everything that the answers read: ranges, ported numbers and lists, each with its version and age. */
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

export type NumberData = {
  ranges: RangeLookUp;
  /** How answers name the ranges, and of when they are (RFC 3339). */
  rangesVersion: { name: string; asOf: string };
  /** By `uniqueSpId`, as port events name carriers. */
  carriers: ReadonlyMap<string, Carrier>;
  ported: DataSet<Ported>;
  /** Countries (as in `cc`) whose moves the ported numbers cover: elsewhere "never moved" cannot be told from "not known". */
  portedCountries: ReadonlySet<string>;
  overrides: DataSet<ExactList<MessagingOverride>>;
  ukObservations: DataSet<ExactList<UkObservation>>;
  dno: DataSet<NumberList>;
  dnoText: DataSet<NumberList>;
  irsf: DataSet<NumberList>;
  /** High-risk ranges for artificially inflated traffic. */
  aitRisk: DataSet<PrefixList<Listing>>;
  /** Numbers that end every query with a given reason code, to try out outcomes that data cannot produce. Empty outside the demo. */
  forcedOutcomes: ReadonlyMap<string, number>;
};

/** What is looked up in beside ranges, carriers and moves: whoever makes number data up or loads it has a word on each. */
export type Lists = Omit<NumberData, 'ranges' | 'rangesVersion' | 'carriers' | 'ported' | 'portedCountries'>;

/** Nothing but ranges: every list is empty and says so. */
export function emptyNumberData(ranges: RangeLookUp): NumberData {
  return {
    ranges,
    rangesVersion: { name: ranges.version, asOf: ranges.builtAt },
    carriers: carriersOf(ranges.sections.attributes),
    ported: notLoaded(buildPorted([])),
    portedCountries: new Set(),
    overrides: notLoaded(buildExactList<MessagingOverride>([])),
    ukObservations: notLoaded(buildExactList<UkObservation>([])),
    dno: notLoaded(numberListOf([])),
    dnoText: notLoaded(numberListOf([])),
    irsf: notLoaded(numberListOf([])),
    aitRisk: notLoaded(new PrefixList([])),
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

/** The same data with other ported numbers, which cover the countries of the numbers they hold. */
export function withPorted(data: NumberData, ported: DataSet<Ported>): NumberData {
  return { ...data, ported, portedCountries: countriesOf(ported.content, data.ranges) };
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

/** Those of one number in each block. */
function countriesOf(ported: Ported, ranges: RangeLookUp): Set<string> {
  const countries = new Set<string>();
  for (const tel of ported.samples()) {
    const id = ranges.idOf(tel);
    if (id >= 0) countries.add(ranges.attributesAt(id).cc);
  }
  return countries;
}
