/** Successors of carriers that first held ranges: those that merged, were renamed or split up, or closed without a successor. */
import type { FirstGiven } from '../../shared/services/provenance.ts';
import { carrierFacts, monthOfList } from './carrier-facts.ts';
import { type AreaSuccessor, type NetworkFact, readAreaSuccessors } from './plan-facts.ts';

/** The carriers that have a carrier's former numbers today. */
export type Succession = Omit<FirstGiven, 'carrier'>;

let areas: readonly AreaSuccessor[] | undefined;

/** A number, and the country of its range (ISO 3166-1). */
export interface NumberOfCountry {
  readonly tel: string;
  readonly cc: string;
}

/**
 * Returns the last successors of a number's first carrier, named as in the ranges: several if they shared its numbers and no source covers this area, none if
 * it closed. `since` (a day or a year) is the date of the last step. Undefined if no change is known. From `networks.csv` and `area-successors.csv`.
 */
export function successionOf(number: NumberOfCountry, name: string): Succession | undefined {
  const fact = carrierFacts(number.cc, name);
  if (fact === undefined) return undefined;
  if (fact.successors.length === 0) return fact.status === 'closed' ? endOf(fact, []) : undefined;
  const ofArea = areaSuccessorOf(number, name);
  const ends = (ofArea === undefined ? fact.successors : [ofArea]).map((successor) => {
    const further = successionOf(number, successor);
    // A successor is named even if it closed.
    return further && further.now.length > 0 ? further : endOf(fact, [successor]);
  });
  return {
    now: [...new Set(ends.flatMap(({ now }) => now))],
    since: latest(ends.map(({ since }) => since)),
    asOf: latest(ends.map(({ asOf }) => asOf)),
  };
}

/** Returns the carrier's successor in the area of the number; undefined if no source divides them by area. */
function areaSuccessorOf({ cc, tel }: NumberOfCountry, name: string): string | undefined {
  areas ??= readAreaSuccessors();
  return areas.find(
    (area) => area.region === cc && folded(area.carrierName) === folded(name) && area.prefixes.some((prefix) => tel.startsWith(prefix)),
  )?.successor;
}

/** Returns true if two names are the same company today for this number, by a succession. Two carriers without one are compared by their ids. */
export function isOneCompany(number: NumberOfCountry, one: string, other: string): boolean {
  const [first, second] = [successionOf(number, one), successionOf(number, other)];
  if (!first && !second) return false;
  const [ofOne, ofOther] = [namesToday(one, first), namesToday(other, second)].map((names) => names.map(folded).toSorted().join('/'));
  return ofOne === ofOther;
}

function namesToday(name: string, succession: Succession | undefined): readonly string[] {
  return succession && succession.now.length > 0 ? succession.now : [name];
}

function endOf({ since, source }: NetworkFact, now: string[]): Succession {
  return { now, since: since || null, asOf: monthOfList(source) };
}

function latest(times: readonly (string | null)[]): string | null {
  return times.reduce((best, time) => (best === null || (time !== null && time > best) ? time : best), null);
}

function folded(name: string): string {
  return name.toLowerCase();
}
