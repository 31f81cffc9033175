/** The sentence of a verdict about a number that may exist, behind the worst facts. */
import type { FirstGiven } from '../services/provenance.ts';
import { answerOf, type Telling } from './answers.ts';
import type { Carriers } from './carriers.ts';
import type { Fact } from './facts.ts';
import { successorsInWords } from './first-given.ts';
import type { ListFact } from './fraud-lists.ts';
import { madeUpInWords, madeUpOf } from './made-up.ts';
import { typeAndCountryOf, type Reach } from './number-facts.ts';
import { lastMove, type PortedFact } from './porting.ts';
import type { VerdictWords } from './verdict-words.ts';

/** The facts that a sentence is made of. */
export type Told = {
  carriers: Carriers;
  operator: Fact;
  type: Fact;
  ported: PortedFact;
  reachable: Fact & { reach: Reach };
  lists: readonly ListFact[];
};

/** Returns "A mobile number in the United Kingdom, ported from A to B on 2026-11-08; reachable now; on none of 2 fraud lists, the oldest of 2026-11-01." */
export function sentenceOf(telling: Telling, told: Told): string {
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
