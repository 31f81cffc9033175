/** Summarises all answers about one number in one sentence and labelled facts. */
import { reasonCode } from '../services/reason-codes.ts';
import { serviceCodes } from '../services/services.ts';
import { answeredOf, answerOf, type Answers, type Telling } from './answers.ts';
import type { AskedAs } from './asked-as.ts';
import { Carriers } from './carriers.ts';
import type { FirstGiven } from '../services/provenance.ts';
import { disagreementFact, disagreementsInWords } from './disagreements.ts';
import { type Fact, sharedCauses, withoutShared } from './facts.ts';
import { successorsInWords } from './first-given.ts';
import { madeUpInWords, madeUpOf } from './made-up.ts';
import { foremostInWords, movesFact } from './foremost.ts';
import { fraudLists, type ListFact } from './fraud-lists.ts';
import { isImpossible, noNumberSentence } from './no-number.ts';
import { reachableFact, routingNumberFact, typeAndCountryOf, typeFact, type Reach } from './number-facts.ts';
import { lastMove, portedFact, type PortedFact } from './porting.ts';
import { disagreementsIn, type Disagreement } from './same-question.ts';
import { sourceLines } from './sources.ts';
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
  const answered = answeredOf(answers);
  const waiting = serviceCodes.filter((service) => answers[service] === 'waiting').length;
  const noNumber = waiting > 0 ? null : noNumberSentence(telling);
  const lists = fraudLists(telling);
  const nothing = noNumber ?? (answered.length === 0 && waiting === 0 ? nothingKnown(telling) : null);
  if (nothing !== null && !lists.some(({ isListed }) => isListed))
    return { sentence: nothing, foremost: '', ...(noNumber !== null && isImpossible(telling) ? impossible : unknown), details: null };
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
  const foremost = foremostInWords(telling, lists);
  const first = inOneSentence([...foremost, ...differing]);
  const rest = noNumber ?? sentenceOf(telling, told);
  const state = stateOf(told, first !== '');
  const isGrave = foremost.length > 0 || lists.some(({ isSaid, isRisk }) => isSaid && isRisk);
  const facts = [
    told.operator,
    told.type,
    told.ported,
    movesFact(telling),
    routingNumberFact(telling),
    told.reachable,
    ...disagreementFact(telling, differing),
  ];
  const shared = sharedCauses([...facts, ...lists], words);
  return {
    ...(waiting > 0
      ? { sentence: waitingFor(telling, waiting), foremost: '', ...unknown }
      : { sentence: [first, rest].filter(Boolean).join(' '), foremost: first, state, severity: severityOf(state, isGrave) }),
    details: {
      facts: facts.map((fact) => withoutShared(fact, shared, words)),
      fraudLists: lists.map((list) => withoutShared(list, shared, words)),
      untold: shared.map(({ labels, cause }) => words.untold.together(words.listed(labels), cause)),
      sources: sourceLines(telling),
      disagreements,
    },
  };
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

type Told = {
  carriers: Carriers;
  operator: Fact;
  type: Fact;
  ported: PortedFact;
  reachable: Fact & { reach: Reach };
  lists: readonly ListFact[];
};

function inOneSentence(said: readonly string[]): string {
  const first = said.join('; ');
  return first === '' ? '' : `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
}

/** Returns "A mobile number in the United Kingdom, ported from A to B on 2026-11-08; reachable now; on none of 2 fraud lists, the oldest of 2026-11-01." */
function sentenceOf(telling: Telling, told: Told): string {
  const { words } = telling;
  const { nt, cc, loc } = typeAndCountryOf(telling.answers);
  const what = `${words.sentence.what(nt ?? 'unknown', cc, loc)}${whoServesIt(telling, told)}`;
  const texting = answerOf(telling.answers, 'usmrq');
  const texts = texting?.acn ? words.sentence.textsBy(texting.acn) + madeUpInWords(words, madeUpOf(texting)) : '';
  return `${[what, reachInWords(words, told), texts, listsInWords(telling, told)].filter(Boolean).join('; ')}.`;
}

function whoServesIt(telling: Telling, told: Told): string {
  const { words } = telling;
  const { carriers, operator, ported } = told;
  const { server, holder } = carriers;
  if (server === null) return whetherItMoved(telling, told);
  const now = carriers.inWords(server).text;
  if (ported.move === 'ported') {
    const holds = holder && carriers.inWords(holder).text;
    // A move between two names of one carrier is no port.
    const from = holds === now ? null : holds;
    return `${words.sentence.ported(from, now, dayInWords(telling))}${madeUpInWords(words, ported.madeUp, operator.madeUp)}`;
  }
  const isNo = ported.move === 'none';
  const made = madeUpInWords(words, operator.madeUp, isNo ? ported.madeUp : undefined);
  if (carriers.firstGiven === null) return `${words.sentence.served(now, isNo)}${made}`;
  return `${firstGivenInWords(telling, carriers.firstGiven)}${servedToday(telling, carriers, { now, isNo })}${made}`;
}

/** Returns ", first given to Orange (EE since 2010)". */
function firstGivenInWords({ words }: Telling, given: FirstGiven): string {
  return words.sentence.firstGiven(given.carrier, successorsInWords(given, words));
}

/** Names the current carrier. A number that stayed with its first holder is with the successor; with several successors, nobody knows which. */
function servedToday(
  { words: { sentence } }: Telling,
  { firstGiven, kinship }: Carriers,
  { now, isNo }: { now: string; isNo: boolean },
): string {
  if (kinship !== 'itself' || firstGiven === null) return sentence.served(now, isNo);
  const [successor, ...others] = firstGiven.now;
  if (successor !== undefined && others.length === 0) return sentence.served(successor, isNo);
  // The first holder closed and serves nobody.
  if (successor === undefined) return sentence.holderUnknown;
  return isNo ? sentence.notPorted : '';
}

/** Describes the move, or its absence, which may be known even without the current carrier. */
function whetherItMoved(telling: Telling, { carriers, ported }: Told): string {
  const { words } = telling;
  const { sentence } = words;
  const holder = carriers.holder && carriers.inWords(carriers.holder).text;
  const made = madeUpInWords(
    words,
    ported.move === null ? undefined : ported.madeUp,
    carriers.holder ? madeUpOf(carriers.holder.from.answer) : undefined,
  );
  if (ported.move === 'ported') return `${sentence.portedToUnnamed(holder, dayInWords(telling))}${made}`;
  if (ported.move === 'moved') return `${sentence.movedToUnnamed(holder, dayInWords(telling))}${made}`;
  if (holder === null) return ported.move === null ? '' : `${sentence.notPorted}${made}`;
  const { no, notAsked, untold } = sentence.whetherPorted;
  const held = carriers.firstGiven === null ? sentence.inRangeOf(holder) : firstGivenInWords(telling, carriers.firstGiven);
  return `${held}${made}${ported.move === 'none' ? no : ported.state === 'not asked' ? notAsked : untold}`;
}

/** Returns " on 2026-11-08", ", observed 2026-11-08". */
function dayInWords({ answers, words: { sentence } }: Telling): string {
  const move = lastMove(answers);
  if (move === null) return '';
  return move.isObserved ? sentence.observed(move.day) : sentence.on(move.day);
}

function reachInWords(words: VerdictWords, { reachable: { reach, madeUp } }: Told): string {
  // A number unknown to the network is mentioned first, and not here.
  return reach === null || reach === 'unknown to the network' ? '' : `${words.sentence.reach[reach]}${madeUpInWords(words, madeUp)}`;
}

/** Names the risks from lists that are not mentioned first; otherwise the lists that clear the number, with the day of the oldest. */
function listsInWords({ words, as }: Telling, { lists }: Told): string {
  const { sentence } = words;
  const said = lists.filter(({ isSaid }) => isSaid);
  const against = said.filter(({ state, isListed }) => state === 'warning' && !isListed);
  if (against.length > 0) return words.listed(against.map(({ warning, madeUp }) => warning + madeUpInWords(words, madeUp)));
  const longAgo = said
    .flatMap((list) => list.longAgo ?? [])
    .toSorted()
    .at(-1);
  if (longAgo !== undefined) return sentence.longAgo(longAgo);
  const clear = said.filter(({ isClear }) => isClear);
  const asked = said.filter(({ state }) => state !== 'not asked');
  if (asked.length === 0 || said.some(({ isListed }) => isListed)) return '';
  if (clear.length === 0) return sentence.listsUntold;
  const made = clear.filter(({ madeUp }) => madeUp !== undefined);
  const mark =
    made.length === clear.length ? madeUpInWords(words, made[0]?.madeUp) : made.length === 0 ? '' : sentence.demoAmong(made.length);
  const [oldest = null] = clear.flatMap((list) => list.oldest ?? []).toSorted();
  if (clear.length < asked.length) return sentence.notOnSome(clear.length, asked.length, { oldest, mark });
  return sentence.onNone(clear.length, as, { oldest, mark });
}
