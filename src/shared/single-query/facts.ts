/** Labelled facts of a verdict, and the reasons why one is unknown. */
import type { QueryAnswer } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import { answerOf, askedAmong, type Telling } from './answers.ts';
import { madeUpOf, type MadeUp } from './made-up.ts';
import type { VerdictWords } from './verdict-words.ts';

/**
 * `known`: established, even as a "no". `warning`: established, and a reason for care. `unknown`: queried without a result. `not asked`: no service for it was
 * queried. `waiting`: its services have not answered yet.
 */
type FactState = 'known' | 'warning' | 'unknown' | 'not asked' | 'waiting';

export interface Fact {
  readonly label: string;
  readonly state: FactState;
  /** Text of the fact; begins with a capital letter. */
  readonly text: string;
  /** Carrier id, if the fact names a carrier. */
  readonly cic?: string;
  /** Reason, in the words of the source that decided. */
  readonly why?: string;
  /** Reason why it is unknown, if there is a single one. */
  readonly cause?: string;
  /** Services that answer it, the best first, if none of them was queried. */
  readonly services?: readonly ServiceCode[];
  /** Present if the answer behind it is demo data. */
  readonly madeUp?: MadeUp;
}

/** Returns the mark of a fact from this answer. */
export function marksOf(answer: QueryAnswer): Pick<Fact, 'madeUp'> {
  const madeUp = madeUpOf(answer);
  return madeUp === undefined ? {} : { madeUp };
}

/**
 * Returns a fact that none of the services answered: not queried, waiting, or unknown with the reason. An inconclusive answer takes precedence over a failed
 * service.
 */
export function notTold(telling: Telling, label: string, services: readonly ServiceCode[]): Fact {
  const { answers, words } = telling;
  const { untold } = words;
  const asked = askedAmong(answers, services);
  if (asked.length === 0) return { label, state: 'not asked', text: untold.notAsked, services };
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

/** Returns the first cause in the answers. Missing porting data and a number never observed are combined into one. */
function causeAmong({ answers, words }: Telling, services: readonly ServiceCode[]): Cause | undefined {
  const causes = services.flatMap((service) => {
    const answer = answers[service];
    return typeof answer === 'object' ? (causeOf(answer, service, words) ?? []) : [];
  });
  const [first] = causes;
  const isOfTwo = first?.isOfPorting && causes.some(({ isNeverObserved }) => isNeverObserved);
  return isOfTwo ? { ...first, text: words.listed([first.text, words.causes.neverObserved]) } : first;
}

/** Returns the reason why an answer is inconclusive; undefined for codes that give none. */
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

/** Returns the day of the oldest data set that is out of date. */
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

/** Returns true if the ported numbers cover some number types of a country, or if their coverage is undeclared. */
function mayHaveMovesOf(country: string, { basis = [] }: QueryAnswer): boolean {
  return basis.some(({ set, covers }) => set === 'ported' && (covers?.some((entry) => entry.startsWith(`${country}:`)) ?? true));
}

/** A cause that leaves several facts unknown, with their labels. */
export interface SharedCause {
  readonly cause: string;
  readonly labels: readonly string[];
}

/** Returns causes common to several facts, so that each is said once. */
export function sharedCauses(facts: readonly Fact[], words: VerdictWords): SharedCause[] {
  const saying = facts.filter(({ text, cause }) => cause !== undefined && text === words.untold.because(cause));
  const byCause = Map.groupBy(saying, ({ cause = '' }) => cause);
  return [...byCause].filter(([, { length }]) => length > 1).map(([cause, those]) => ({ cause, labels: those.map(({ label }) => label) }));
}

/** Removes a shared cause from a fact. */
export function withoutShared<One extends Fact>(fact: One, shared: readonly SharedCause[], words: VerdictWords): One {
  return shared.some(({ labels }) => labels.includes(fact.label)) ? { ...fact, text: words.untold.alone } : fact;
}
