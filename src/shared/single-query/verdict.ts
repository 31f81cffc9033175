/** Summarises all answers about one number in one sentence and labelled facts. */
import { reasonCode } from '../services/reason-codes.ts';
import { serviceCodes } from '../services/services.ts';
import { answeredOf, type Answers, type Telling } from './answers.ts';
import type { AskedAs } from './asked-as.ts';
import { Carriers } from './carriers.ts';
import { disagreementFact, disagreementsInWords } from './disagreements.ts';
import { type Fact, sharedCauses, withoutShared } from './facts.ts';
import { madeUpInWords, madeUpOf } from './made-up.ts';
import { foremostInWords, movesFact } from './foremost.ts';
import { fraudLists, type ListFact } from './fraud-lists.ts';
import { isImpossible, noNumberSentence } from './no-number.ts';
import { reachableFact, routingNumberFact, typeFact } from './number-facts.ts';
import { portedFact } from './porting.ts';
import { disagreementsIn, type Disagreement } from './same-question.ts';
import { sourceLines } from './sources.ts';
import { sentenceOf, type Told } from './verdict-sentence.ts';
import { englishVerdict, type VerdictWords } from './verdict-words.ts';

/**
 * `warning`: something speaks against the number, or sources conflict. `clear`: every queried list for this kind of query was looked up, and none names the
 * number. `unknown`: nothing is known. `neutral`: something is known, but no all-clear.
 */
type VerdictState = 'warning' | 'clear' | 'neutral' | 'unknown';

/** `danger`: the number is listed, a risk, unknown to its network, moved often, or impossible. `warning`: only the sources conflict. */
export type Severity = 'danger' | 'warning' | 'neutral';

export interface Verdict {
  /** Everything in one sentence; if nothing is known, the reason. */
  readonly sentence: string;
  /** The worst, with which the sentence begins; empty if nothing speaks against the number. */
  readonly foremost: string;
  readonly state: VerdictState;
  readonly severity: Severity;
  /** Labelled facts in order, and the four lists. Null if the sentence says everything. */
  readonly details: {
    readonly facts: readonly Fact[];
    readonly fraudLists: readonly ListFact[];
    /** Reasons why several facts are unknown, one sentence per cause. */
    readonly untold: readonly string[];
    readonly sources: readonly string[];
    readonly disagreements: readonly Disagreement[];
  } | null;
}

/** Combines the answers. Pure; an unknown fact is never "no", and a failed service takes nothing from the others. */
export function verdict(answers: Answers, words: VerdictWords = englishVerdict, as: AskedAs = 'called'): Verdict {
  const telling = { answers, words, as };
  const { told, differing, disagreements, ...said } = summaryOf(telling);
  if (told === null) return { ...said, details: null };
  const facts = [
    told.operator,
    told.type,
    told.ported,
    movesFact(telling),
    routingNumberFact(telling),
    told.reachable,
    ...disagreementFact(telling, differing),
  ];
  const shared = sharedCauses([...facts, ...told.lists], words);
  return {
    ...said,
    details: {
      facts: facts.map((fact) => withoutShared(fact, shared, words)),
      fraudLists: told.lists.map((list) => withoutShared(list, shared, words)),
      untold: shared.map(({ labels, cause }) => words.untold.together(words.listed(labels), cause)),
      sources: sourceLines(telling),
      disagreements,
    },
  };
}

/** A verdict without its details, and the facts that it was made of; null if the sentence says everything. */
export interface Summary extends Omit<Verdict, 'details'> {
  readonly told: Told | null;
  readonly differing: readonly string[];
  readonly disagreements: readonly Disagreement[];
}

export function summaryOf(telling: Telling): Summary {
  const { answers } = telling;
  const answered = answeredOf(answers);
  const waiting = serviceCodes.filter((service) => answers[service] === 'waiting').length;
  const noNumber = waiting > 0 ? null : noNumberSentence(telling);
  const lists = fraudLists(telling);
  const nothing = noNumber ?? (answered.length === 0 && waiting === 0 ? nothingKnown(telling) : null);
  if (nothing !== null && !lists.some(({ isListed }) => isListed)) {
    const state = noNumber !== null && isImpossible(telling) ? impossible : unknown;
    return { sentence: nothing, foremost: '', ...state, told: null, differing: [], disagreements: [] };
  }
  const carriers = new Carriers(telling);
  const told: Told = {
    carriers,
    operator: carriers.operator(),
    type: typeFact(telling),
    ported: portedFact(telling, carriers),
    reachable: reachableFact(telling),
    lists,
  };
  const disagreements = disagreementsIn(answered);
  const differing = disagreementsInWords(telling, carriers, disagreements);
  const found = { told, differing, disagreements };
  if (waiting > 0) return { sentence: waitingFor(telling, waiting), foremost: '', ...unknown, ...found };
  const foremost = foremostInWords(telling, lists);
  const first = inOneSentence([...foremost, ...differing]);
  const rest = noNumber ?? sentenceOf(telling, told);
  const state = stateOf(told, first !== '');
  const isGrave = foremost.length > 0 || lists.some(({ isSaid, isRisk }) => isSaid && isRisk);
  const sentence = [first, rest].filter(Boolean).join(' ');
  return { sentence, foremost: first, state, severity: severityOf(state, isGrave), ...found };
}

const unknown = { state: 'unknown', severity: 'neutral' } as const;
const impossible = { state: 'warning', severity: 'danger' } as const;

function severityOf(state: VerdictState, isGrave: boolean): Severity {
  if (state !== 'warning') return 'neutral';
  return isGrave ? 'danger' : 'warning';
}

function stateOf({ operator, type, ported, lists, reachable }: Told, isForemost: boolean): VerdictState {
  const said = lists.filter(({ isSaid, state }) => isSaid && state !== 'not asked');
  if (isForemost || said.some(({ isRisk }) => isRisk)) return 'warning';
  if (said.length > 0 && said.every(({ isClear }) => isClear)) return 'clear';
  return [operator, type, ported, reachable, ...said].some(({ state }) => state === 'known' || state === 'warning') ? 'neutral' : 'unknown';
}

/** Returns the sentence if no service gave an answer: with the reason, if all have the same. */
function nothingKnown({ answers, words }: Telling): string {
  const asked = serviceCodes.flatMap((service) => answers[service] ?? []);
  const codes = new Set(asked.map((answer) => (typeof answer === 'object' ? answer.rc : null)));
  const [rc] = codes;
  if (codes.size !== 1 || typeof rc !== 'number' || reasonCode(rc) === undefined) return words.sentence.noAnswer;
  const made = asked.map((answer) => (typeof answer === 'object' ? madeUpOf(answer) : undefined));
  return words.sentence.nothing(made.includes(undefined) ? '' : madeUpInWords(words, ...made), rc);
}

function waitingFor({ answers, words }: Telling, waiting: number): string {
  const asked = serviceCodes.filter((service) => answers[service] !== undefined).length;
  return words.sentence.waiting(asked - waiting, asked);
}

function inOneSentence(said: readonly string[]): string {
  const first = said.join('; ');
  return first === '' ? '' : `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
}
