/** The labelled facts of a verdict, and how one says that it cannot be told. */
import type { QueryAnswer } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import { answerOf, askedAmong, type Telling } from './answers.ts';
import { madeUpOf, type MadeUp } from './made-up.ts';
import type { VerdictWords } from './verdict-words.ts';

/**
 * `known`: told, also where it is a "no". `warning`: told, and a reason for care. `unknown`: asked, but it cannot be told. `not asked`: no
 * service that tells it was asked. `waiting`: its services have not answered yet.
 */
type FactState = 'known' | 'warning' | 'unknown' | 'not asked' | 'waiting';

export interface Fact {
  readonly label: string;
  readonly state: FactState;
  /** In words; begins with a capital letter. */
  readonly text: string;
  /** The carrier's id, where the fact names a carrier. */
  readonly cic?: string;
  /** Why it is so, in the words of whoever decided. */
  readonly why?: string;
  /** Why it cannot be told, where that is one cause. */
  readonly cause?: string;
  /** Rests on an answer that was made up. */
  readonly madeUp?: MadeUp;
}

/** The mark of a fact that rests on this answer. */
export function marksOf(answer: QueryAnswer): Pick<Fact, 'madeUp'> {
  const madeUp = madeUpOf(answer);
  return madeUp === undefined ? {} : { madeUp };
}

/**
 * A fact that none of the services told: not asked, waited for, or not to be told, and then why. An answer that could not tell decides
 * before a service that failed.
 */
export function notTold(telling: Telling, label: string, services: readonly ServiceCode[]): Fact {
  const { answers, words } = telling;
  const { untold } = words;
  const asked = askedAmong(answers, services);
  if (asked.length === 0) return { label, state: 'not asked', text: untold.notAsked };
  if (asked.some((service) => answers[service] === 'waiting')) return { label, state: 'waiting', text: untold.waiting };
  const cause = causeAmong(telling, asked);
  if (cause !== undefined) return { label, state: 'unknown', text: untold.because(cause.text), cause: cause.text };
  const isSilent = (service: ServiceCode) => answerOf(answers, service) === undefined;
  const silent = asked.filter(isSilent);
  const others = asked.filter((service) => !isSilent(service));
  const why = [
    ...(others.length === 0 ? [] : [untold.doNotSay(words.listed(others), others.length)]),
    ...(silent.length === 0 ? [] : [untold.didNotAnswer(words.listed(silent))]),
  ];
  return { label, state: 'unknown', text: untold.because(words.listed(why)) };
}

/** `isOfPorting`: porting data is missing. */
type Cause = { readonly text: string; readonly isOfPorting?: true; readonly isNeverObserved?: true };

/** The first cause that an answer gives. That porting data is missing, and that an observation of others has not seen the number, are two. */
function causeAmong({ answers, words }: Telling, services: readonly ServiceCode[]): Cause | undefined {
  const causes = services.flatMap((service) => {
    const answer = answers[service];
    return typeof answer === 'object' ? (causeOf(answer, service, words) ?? []) : [];
  });
  const [first] = causes;
  const isOfTwo = first?.isOfPorting && causes.some(({ isNeverObserved }) => isNeverObserved);
  return isOfTwo ? { ...first, text: words.listed([first.text, words.causes.neverObserved]) } : first;
}

/** Why an answer does not tell; nothing for codes that say no more than that. */
function causeOf(answer: QueryAnswer, service: ServiceCode, words: VerdictWords): Cause | undefined {
  const { causes } = words;
  const { cc } = answer;
  const isOfPorting = answer.npi !== undefined || service === 'ports&days';
  switch (answer.rc) {
    case 2:
      if (service === 'ukported' && answer.missing === undefined) return { text: causes.neverObserved, isNeverObserved: true };
      return noPortingData(answer, words);
    case 3:
      if (isOfPorting && answer.missing) return noPortingData(answer, words);
      if (answer.missing === 'demo only') return { text: causes.demoList };
      if (answer.missing === 'out of date') return { text: causes.oldList(oldestOf(answer)) };
      return { text: answer.missing || answer.source === 'ranges only' ? causes.noList : causes.storedOnly };
    case 104:
      return { text: causes.notOfType(service) };
    case 105:
      return noPortingData(answer, words);
    case 106:
      return { text: cc ? causes.notForCountry(service, cc) : causes.outsideRegion(service) };
    case 203:
      return { text: causes.networkSilent };
    case 500:
      return { text: causes.notEnabled(service) };
    case 501:
      return { text: causes.blocked };
    case 502:
      return { text: causes.quota };
    default:
      return undefined;
  }
}

/** The day of the oldest set that is out of date. */
function oldestOf({ basis = [] }: QueryAnswer): string {
  const days = basis.flatMap(({ isOld, asOf }) => (isOld && asOf !== null ? [asOf.slice(0, 'YYYY-MM-DD'.length)] : []));
  return days.toSorted()[0] ?? '';
}

function noPortingData(answer: QueryAnswer, { causes }: VerdictWords): Cause {
  const { missing, cc } = answer;
  if (missing === 'demo only') return { text: causes.demoPorting, isOfPorting: true };
  if (cc && missing === 'not covered' && mayHaveMovesOf(cc, answer)) return { text: causes.notCovered(cc), isOfPorting: true };
  return { text: cc ? causes.noPortingFor(cc) : causes.noPorting, isOfPorting: true };
}

/** Whether the ported numbers cover some types of number of a country, or nobody said what they cover. */
function mayHaveMovesOf(country: string, { basis = [] }: QueryAnswer): boolean {
  return basis.some(({ set, covers }) => set === 'ported' && (covers?.some((entry) => entry.startsWith(`${country}:`)) ?? true));
}

/** A cause for which several facts cannot be told, with their labels. */
export interface SharedCause {
  readonly cause: string;
  readonly labels: readonly string[];
}

/** The causes that several facts have, each to be said once. */
export function sharedCauses(facts: readonly Fact[], words: VerdictWords): SharedCause[] {
  const saying = facts.filter(({ text, cause }) => cause !== undefined && text === words.untold.because(cause));
  const byCause = Map.groupBy(saying, ({ cause = '' }) => cause);
  return [...byCause].filter(([, { length }]) => length > 1).map(([cause, those]) => ({ cause, labels: those.map(({ label }) => label) }));
}

/** The fact without a cause that is said for several together. */
export function withoutShared<One extends Fact>(fact: One, shared: readonly SharedCause[], words: VerdictWords): One {
  return shared.some(({ labels }) => labels.includes(fact.label)) ? { ...fact, text: words.untold.alone } : fact;
}
