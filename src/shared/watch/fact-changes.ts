/** Which of the kept facts about a number another version of the data changed, and whether it was a change of the number at all. */
import type { DataService } from '../services/services.ts';
import type { NumberAnswer, WatchCause, WatchChange, WatchedFact } from './watch.ts';

export interface FactChange {
  readonly fact: WatchedFact;
  readonly cause: WatchCause;
}

/** The data sets, by the names that they are imported under, that each fact is read from. */
export const setsOfFact: Record<WatchedFact, readonly string[]> = {
  operator: ['ranges', 'ported'],
  ported: ['ranges', 'ported'],
  dnoVoice: ['ranges', 'dno'],
  dnoText: ['ranges', 'dno'],
  revenueShare: ['ranges', 'irsf'],
  inflatedTraffic: ['ranges', 'irsf', 'ait'],
  ranges: ['ranges'],
};

/** The service that tells each fact; a routing number is told with `ported`. */
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

/** What is asked about a number that is watched, each once. */
export const numberServices: readonly NumberService[] = [...new Set(Object.values(serviceOfFact))].filter((service) => service !== 'gnr');

type StateOf = (answer: NumberAnswer) => string | undefined;
const states: Partial<Record<WatchedFact, StateOf>> = {
  ported: ({ ported }) => ported,
  dnoVoice: ({ dnoVoice }) => dnoVoice,
  dnoText: ({ dnoText }) => dnoText,
  revenueShare: ({ revenueShare }) => revenueShare,
  inflatedTraffic: ({ inflatedTraffic }) => inflatedTraffic,
};
// The keys of the record above.
const stated = Object.entries(states) as [WatchedFact, StateOf][];

/**
 * In the order in which they are shown; a fact that one of both does not tell is no change. `lists`: the data sets of which another version
 * is in use.
 */
export function changedFacts(before: NumberAnswer, after: NumberAnswer, lists: WatchChange['lists']): FactChange[] {
  const found: FactChange[] = [];
  for (const [fact, stateOf] of stated) {
    const [was, is] = [stateOf(before), stateOf(after)];
    if (was === undefined || is === undefined) continue;
    if (was === is && (fact !== 'ported' || before.routingNumber === after.routingNumber)) continue;
    // The ranges are always there: what a number's range tells is no matter of a list.
    const mayBeList = lists.some(({ set }) => set !== 'ranges' && setsOfFact[fact].includes(set));
    const cause =
      !mayBeList || was === is ? 'changed' : was === 'unknown' ? 'list loaded' : is === 'unknown' ? 'list withdrawn' : 'changed';
    found.push({ fact, cause });
  }
  if (!before.operator || !after.operator) return found;
  if (before.operator.name === after.operator.name && before.operator.cic === after.operator.cic) return found;
  // Where ported numbers become known, the operator was the holder of the range only for want of them.
  const ofPorted = found.find(({ fact }) => fact === 'ported')?.cause ?? 'changed';
  return [{ fact: 'operator', cause: ofPorted === 'changed' ? rangesCause(lists) : ofPorted }, ...found];
}

/** Why ranges are others: that there were none is no change of them. */
export function rangesCause(lists: WatchChange['lists']): WatchCause {
  return lists.some(({ set, before }) => set === 'ranges' && before === null) ? 'list loaded' : 'changed';
}
