/** Kept answers as shown to an organisation: without services and destinations that it may not query at the time. */
import type { NumberAnswer, PrefixAnswer, WatchChange } from '../../shared/watch/watch.ts';
import { serviceOfFact, setsOfFact, type WatchedService } from '../../shared/watch/fact-changes.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { admitAgain } from '../entitlements/watched-entries.ts';

export interface ShownAnswers {
  /** True if nothing is left out. */
  readonly areAll: boolean;
  ofNumber(digits: string, answer: NumberAnswer): NumberAnswer;
  ofPrefix(digits: string, answer: PrefixAnswer | null): PrefixAnswer | null;
  /** Removes changes that may not be shown. */
  changes(changes: readonly WatchChange[]): WatchChange[];
}

/** Creates the filter. `own` is the organisation's entitlement; undefined if nothing is limited. */
export function answersShownTo(own: Entitlement | undefined, ranges: Ranges): ShownAnswers {
  if (!own) return { areAll: true, ofNumber: (_, answer) => answer, ofPrefix: (_, answer) => answer, changes: (changes) => [...changes] };
  const mayTell = (digits: string, is_prefix: boolean) => {
    const services: ReadonlySet<WatchedService> = new Set(admitAgain(own, { digits, is_prefix }, ranges).services);
    return (fact: keyof typeof serviceOfFact) => services.has(serviceOfFact[fact]);
  };
  const changed = (change: WatchChange): WatchChange[] => {
    const may = mayTell(change.digits, change.kind === 'prefix');
    const facts = change.facts.filter(({ fact }) => may(fact));
    if (facts.length === 0) return [];
    const lists = change.lists.filter(({ set }) => facts.some(({ fact }) => setsOfFact[fact].includes(set)));
    if (change.kind === 'prefix') return [{ ...change, facts, lists }];
    return [{ ...change, facts, lists, before: told(change.before, may), after: told(change.after, may) }];
  };
  return {
    areAll: false,
    ofNumber: (digits, answer) => told(answer, mayTell(digits, false)),
    ofPrefix: (digits, answer) => (mayTell(digits, true)('ranges') ? answer : null),
    changes: (changes) => changes.flatMap(changed),
  };
}

/** Filters an answer. The routing number goes with the porting. */
function told(answer: NumberAnswer, may: (fact: keyof typeof serviceOfFact) => boolean): NumberAnswer {
  // The keys of an answer are those of its type.
  const facts = Object.entries(answer) as [keyof NumberAnswer, unknown][];
  return Object.fromEntries(facts.filter(([fact]) => may(fact === 'routingNumber' ? 'ported' : fact)));
}
