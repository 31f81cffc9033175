/** All answers about one number in one sentence and six labelled facts. */
import { reasonCode } from '../services/reason-codes.ts';
import { serviceCodes } from '../services/services.ts';
import { answeredOf, listed, type Answers } from './answers.ts';
import { Carriers } from './carriers.ts';
import { countryInSentence } from './country-words.ts';
import type { Fact } from './facts.ts';
import { madeUpInWords, madeUpOf } from './made-up.ts';
import { fraudLists, type ListFact } from './fraud-lists.ts';
import { noNumberSentence } from './no-number.ts';
import { reachableFact, routingNumberFact, typeAndCountryOf, typeFact, typeInSentence } from './number-facts.ts';
import { lastMove, portedFact } from './porting.ts';
import { disagreementsIn, type Disagreement } from './same-question.ts';
import { sourceLines } from './sources.ts';

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
export function verdict(answers: Answers): Verdict {
  const answered = answeredOf(answers);
  const waiting = serviceCodes.filter((service) => answers[service] === 'waiting').length;
  const nothing = waiting > 0 ? null : (noNumberSentence(answers) ?? (answered.length === 0 ? nothingKnown(answers) : null));
  if (nothing !== null) return { sentence: nothing, details: null };
  const carriers = new Carriers(answers);
  const facts = [
    carriers.operator(answers),
    typeFact(answers),
    portedFact(answers, carriers),
    routingNumberFact(answers),
    reachableFact(answers),
  ];
  const lists = fraudLists(answers);
  const sentence = waiting > 0 ? waitingFor(answers, waiting) : sentenceOf(answers, { carriers, facts, lists });
  return {
    sentence,
    details: {
      facts,
      fraudLists: lists,
      sources: sourceLines(answers),
      disagreements: disagreementsIn(answered),
    },
  };
}

/** Where no service said anything: the reason, if all give the same. */
function nothingKnown(answers: Answers): string {
  const asked = serviceCodes.flatMap((service) => answers[service] ?? []);
  const codes = new Set(asked.map((answer) => (typeof answer === 'object' ? answer.rc : null)));
  const [rc] = codes;
  const reason = codes.size === 1 && typeof rc === 'number' ? reasonCode(rc)?.description : undefined;
  if (reason === undefined) return 'Nothing is known: no service answered.';
  const made = asked.map((answer) => (typeof answer === 'object' ? madeUpOf(answer) : undefined));
  return `Nothing is known${made.includes(undefined) ? '' : madeUpInWords(...made)}. ${reason}`;
}

function waitingFor(answers: Answers, waiting: number): string {
  const asked = serviceCodes.filter((service) => answers[service] !== undefined).length;
  return `${asked - waiting} of ${asked} ${asked === 1 ? 'service has' : 'services have'} answered.`;
}

type Told = { carriers: Carriers; facts: readonly Fact[]; lists: readonly ListFact[] };

/** "A mobile number in the United Kingdom, ported from A to B on 2026-11-08; reachable now; on none of 4 fraud lists." */
function sentenceOf(answers: Answers, told: Told): string {
  const parts = [`${whatItIs(answers)}${whoServesIt(answers, told)}`, reachInWords(told.facts), listsInWords(told.lists)];
  return `${parts.filter(Boolean).join('; ')}.`;
}

function whatItIs(answers: Answers): string {
  const { nt, cc } = typeAndCountryOf(answers);
  return `A ${nt === null ? 'number' : typeInSentence[nt]}${cc === null ? '' : ` in ${countryInSentence(cc)}`}`;
}

function whoServesIt(answers: Answers, told: Told): string {
  const { carriers, facts } = told;
  const { server, holder } = carriers;
  if (server === null) return whetherItMoved(answers, told);
  const [operator, , ported] = facts;
  const now = carriers.inWords(server).text;
  if (!ported?.text.startsWith('Yes')) {
    const isNo = ported?.text.startsWith('No') === true && ported.state === 'known';
    return `, served by ${now}${isNo ? ' and not ported' : ''}${madeUpInWords(operator?.madeUp, isNo ? ported.madeUp : undefined)}`;
  }
  const from = holder === null ? '' : ` from ${carriers.inWords(holder).text}`;
  return `, ported${from} to ${now}${dayInWords(answers)}${madeUpInWords(ported.madeUp, operator?.madeUp)}`;
}

/** Where nobody names who serves it, a move or that there was none may be known all the same. */
function whetherItMoved(answers: Answers, { carriers, facts }: Told): string {
  const ported = facts[2];
  const holder = carriers.holder && carriers.inWords(carriers.holder).text;
  const made = madeUpInWords(
    ported?.state === 'known' ? ported.madeUp : undefined,
    carriers.holder ? madeUpOf(carriers.holder.from.answer) : undefined,
  );
  if (ported?.state === 'known' && !ported.text.startsWith('No')) {
    const day = dayInWords(answers);
    const from = holder === null ? '' : ` from ${holder}`;
    return `, ${ported.text.startsWith('Yes') ? 'ported' : 'moved'}${from}${day}${day.startsWith(',') ? ',' : ''} to a carrier that is not named${made}`;
  }
  if (holder === null) return ported?.state === 'known' ? `, not ported${made}` : '';
  const untold = ported?.state === 'not asked' ? 'whether it was ported was not asked' : 'whether it was ported cannot be told';
  return `, in a range of ${holder}${made}; ${ported?.state === 'known' ? 'not ported' : untold}`;
}

/** " on 2026-11-08", ", observed 2026-11-08". */
function dayInWords(answers: Answers): string {
  const move = lastMove(answers);
  if (move === null) return '';
  return move.isObserved ? `, observed ${move.day}` : ` on ${move.day}`;
}

function reachInWords(facts: readonly Fact[]): string {
  const reachable = facts[4];
  if (reachable === undefined || (reachable.state !== 'known' && reachable.state !== 'warning')) return '';
  const mark = madeUpInWords(reachable.madeUp);
  if (reachable.text === 'Yes') return `reachable now${mark}`;
  return `${reachable.text.startsWith('Not now') ? 'not reachable now' : 'not reachable'}${mark}`;
}

function listsInWords(lists: readonly ListFact[]): string {
  const against = lists.filter(({ state }) => state === 'warning');
  const clear = lists.filter(({ isClear }) => isClear);
  const asked = lists.filter(({ state }) => state !== 'not asked').length;
  if (against.length > 0) return listed(against.map(({ warning, madeUp }) => warning + madeUpInWords(madeUp)));
  if (asked === 0) return '';
  if (clear.length === 0) return 'whether it is on a fraud list cannot be told';
  const made = clear.filter(({ madeUp }) => madeUp !== undefined);
  const mark =
    made.length === clear.length ? madeUpInWords(made[0]?.madeUp) : made.length === 0 ? '' : ` (${made.length} of them demo data)`;
  if (clear.length < asked) return `not on ${clear.length} of ${asked} fraud lists${mark}, the others cannot be told`;
  return `${clear.length === 1 ? 'not on the fraud list that was asked' : `on none of ${clear.length} fraud lists`}${mark}`;
}
