/** All answers about one number in one sentence and six labelled facts. */
import { reasonCode } from '../services/reason-codes.ts';
import { serviceCodes } from '../services/services.ts';
import { answeredOf, type Answers, type Telling } from './answers.ts';
import { Carriers } from './carriers.ts';
import type { Fact } from './facts.ts';
import { madeUpInWords, madeUpOf } from './made-up.ts';
import { fraudLists, type ListFact } from './fraud-lists.ts';
import { noNumberSentence } from './no-number.ts';
import { reachableFact, routingNumberFact, typeAndCountryOf, typeFact, type Reach } from './number-facts.ts';
import { lastMove, portedFact, type PortedFact } from './porting.ts';
import { disagreementsIn, type Disagreement } from './same-question.ts';
import { sourceLines } from './sources.ts';
import { englishVerdict, type VerdictWords } from './verdict-words.ts';

export interface Verdict {
  /** Everything in one sentence; where nothing else is known, why. */
  readonly sentence: string;
  /** The labelled facts in their order, and the four lists that are the sixth. None where the sentence says it all. */
  readonly details: {
    readonly facts: readonly Fact[];
    readonly fraudLists: readonly ListFact[];
    readonly sources: readonly string[];
    readonly disagreements: readonly Disagreement[];
  } | null;
}

/** What the answers say together. Pure; what cannot be told is never "no", and a service that failed takes nothing from the others. */
export function verdict(answers: Answers, words: VerdictWords = englishVerdict): Verdict {
  const telling = { answers, words };
  const answered = answeredOf(answers);
  const waiting = serviceCodes.filter((service) => answers[service] === 'waiting').length;
  const nothing = waiting > 0 ? null : (noNumberSentence(telling) ?? (answered.length === 0 ? nothingKnown(telling) : null));
  if (nothing !== null) return { sentence: nothing, details: null };
  const carriers = new Carriers(telling);
  const told: Told = {
    carriers,
    operator: carriers.operator(),
    ported: portedFact(telling, carriers),
    reachable: reachableFact(telling),
    lists: fraudLists(telling),
  };
  return {
    sentence: waiting > 0 ? waitingFor(telling, waiting) : sentenceOf(telling, told),
    details: {
      facts: [told.operator, typeFact(telling), told.ported, routingNumberFact(telling), told.reachable],
      fraudLists: told.lists,
      sources: sourceLines(telling),
      disagreements: disagreementsIn(answered),
    },
  };
}

/** Where no service said anything: the reason, if all give the same. */
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

type Told = { carriers: Carriers; operator: Fact; ported: PortedFact; reachable: Fact & { reach: Reach }; lists: readonly ListFact[] };

/** "A mobile number in the United Kingdom, ported from A to B on 2026-11-08; reachable now; on none of 4 fraud lists." */
function sentenceOf(telling: Telling, told: Told): string {
  const { words } = telling;
  const { nt, cc } = typeAndCountryOf(telling.answers);
  const what = `${words.sentence.what(nt ?? 'unknown', cc)}${whoServesIt(telling, told)}`;
  return `${[what, reachInWords(words, told), listsInWords(words, told)].filter(Boolean).join('; ')}.`;
}

function whoServesIt(telling: Telling, told: Told): string {
  const { words } = telling;
  const { carriers, operator, ported } = told;
  const { server, holder } = carriers;
  if (server === null) return whetherItMoved(telling, told);
  const now = carriers.inWords(server).text;
  if (ported.move === 'ported') {
    const from = holder && carriers.inWords(holder).text;
    return `${words.sentence.ported(from, now, dayInWords(telling))}${madeUpInWords(words, ported.madeUp, operator.madeUp)}`;
  }
  const isNo = ported.move === 'none';
  return `${words.sentence.served(now, isNo)}${madeUpInWords(words, operator.madeUp, isNo ? ported.madeUp : undefined)}`;
}

/** Where nobody names who serves it, a move or that there was none may be known all the same. */
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
  return `${sentence.inRangeOf(holder)}${made}${ported.move === 'none' ? no : ported.state === 'not asked' ? notAsked : untold}`;
}

/** " on 2026-11-08", ", observed 2026-11-08". */
function dayInWords({ answers, words: { sentence } }: Telling): string {
  const move = lastMove(answers);
  if (move === null) return '';
  return move.isObserved ? sentence.observed(move.day) : sentence.on(move.day);
}

function reachInWords(words: VerdictWords, { reachable: { reach, madeUp } }: Told): string {
  return reach === null ? '' : `${words.sentence.reach[reach]}${madeUpInWords(words, madeUp)}`;
}

function listsInWords(words: VerdictWords, { lists }: Told): string {
  const { sentence } = words;
  const against = lists.filter(({ state }) => state === 'warning');
  const clear = lists.filter(({ isClear }) => isClear);
  const asked = lists.filter(({ state }) => state !== 'not asked').length;
  if (against.length > 0) return words.listed(against.map(({ warning, madeUp }) => warning + madeUpInWords(words, madeUp)));
  if (asked === 0) return '';
  if (clear.length === 0) return sentence.listsUntold;
  const made = clear.filter(({ madeUp }) => madeUp !== undefined);
  const mark =
    made.length === clear.length ? madeUpInWords(words, made[0]?.madeUp) : made.length === 0 ? '' : sentence.demoAmong(made.length);
  return clear.length < asked ? sentence.notOnSome(clear.length, asked, mark) : sentence.onNone(clear.length, mark);
}
