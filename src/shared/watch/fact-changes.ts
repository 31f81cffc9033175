/** Finds the stored facts about a number that differ in another version of the data, and whether the number itself changed. */
import type { DataService } from '../services/services.ts';
import type { NumberAnswer, WatchCause, WatchChange, WatchedFact } from './watch.ts';

export interface FactChange {
  readonly fact: WatchedFact;
  readonly cause: WatchCause;
}

/** Data sets behind each fact, by their import names. */
export const setsOfFact: Record<WatchedFact, readonly string[]> = {
  operator: ['ranges', 'ported'],
  ported: ['ranges', 'ported'],
  dnoVoice: ['ranges', 'dno'],
  dnoText: ['ranges', 'dno'],
  revenueShare: ['ranges', 'irsf'],
  inflatedTraffic: ['ranges', 'irsf', 'ait'],
  ranges: ['ranges'],
};

/** Service behind each fact; a routing number comes with `ported`. */
export const serviceOfFact = {
  operator: 'npq',
  ported: 'npq',
  dnoVoice: 'dno',
  dnoText: 'dnoText',
  revenueShare: 'irsfCheck',
  inflatedTraffic: 'AITCheck',
  ranges: 'gnr',
} as const satisfies Record<WatchedFact, DataService>;
export type WatchedService = (typeof serviceOfFact)[WatchedFact];
export type NumberService = Exclude<WatchedService, 'gnr'>;

/** Services queried about a watched number, without repeats. */
export const numberServices: readonly NumberService[] = [...new Set(Object.values(serviceOfFact))].filter((service) => service !== 'gnr');

type StateOf = (answer: NumberAnswer) => string | undefined;
const states: Partial<Record<WatchedFact, StateOf>> = {
  ported: ({ ported }) => ported,
  dnoVoice: ({ dnoVoice }) => dnoVoice,
  dnoText: ({ dnoText }) => dnoText,
  revenueShare: ({ revenueShare }) => revenueShare,
  inflatedTraffic: ({ inflatedTraffic }) => inflatedTraffic,
};
// Keys of the record above.
const stated = Object.entries(states) as [WatchedFact, StateOf][];

/** Returns the changes in display order; a fact missing in either answer is no change. `lists`: the data sets with another version in use. */
export function changedFacts(before: NumberAnswer, after: NumberAnswer, lists: WatchChange['lists']): FactChange[] {
  const found: FactChange[] = [];
  for (const [fact, stateOf] of stated) {
    const [was, is] = [stateOf(before), stateOf(after)];
    if (was === undefined || is === undefined) continue;
    if (was === is && (fact !== 'ported' || before.routingNumber === after.routingNumber)) continue;
    // Ranges are always loaded, so a change in a number's range does not come from a list.
    const mayBeList = lists.some(({ set }) => set !== 'ranges' && setsOfFact[fact].includes(set));
    const cause =
      !mayBeList || was === is ? 'changed' : was === 'unknown' ? 'list loaded' : is === 'unknown' ? 'list withdrawn' : 'changed';
    found.push({ fact, cause });
  }
  if (!before.operator || !after.operator) return found;
  if (before.operator.name === after.operator.name && before.operator.cic === after.operator.cic) return found;
  // Without ported numbers the operator was merely the range holder, so it changes when these are loaded.
  const ofPorted = found.find(({ fact }) => fact === 'ported')?.cause ?? 'changed';
  return [{ fact: 'operator', cause: ofPorted === 'changed' ? rangesCause(lists) : ofPorted }, ...found];
}

/** Returns the cause of changed ranges: ranges loaded for the first time are no change. */
export function rangesCause(lists: WatchChange['lists']): WatchCause {
  return lists.some(({ set, before }) => set === 'ranges' && before === null) ? 'list loaded' : 'changed';
}
