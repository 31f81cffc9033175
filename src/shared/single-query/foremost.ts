/** The worst facts about the number, which come first in the sentence. */
import { daysBetween } from '../base/utc-day.ts';
import type { QueryAnswer } from '../services/legend.ts';
import { liveServices } from '../services/services.ts';
import { answerOf, type Answers, type Telling } from './answers.ts';
import { marksOf, notTold, type Fact } from './facts.ts';
import type { ListFact } from './fraud-lists.ts';
import { madeUpInWords, madeUpOf } from './made-up.ts';

/** Thresholds for a warning: moves in 30 days, and days since the last one. Fraudsters port numbers to take over accounts. */
const manyMoves = 2;
const lateDays = 7;

/** Returns "Listed: a revenue-share risk", "the network does not know this number", "ported 3 times in 30 days, last on 2026-11-08". */
export function foremostInWords(telling: Telling, lists: readonly ListFact[]): string[] {
  const { answers, words } = telling;
  const listed = lists
    .filter(({ isListed, isSaid }) => isListed && isSaid)
    .map(({ warning, madeUp }) => warning + madeUpInWords(words, madeUp));
  const unknown = unknownToNetwork(answers);
  const moves = answerOf(answers, 'ports&days');
  const said: string[] = [];
  if (listed.length > 0) said.push(words.sentence.listedAs(words.listed(listed)));
  if (unknown) said.push(words.sentence.unknownToNetwork + madeUpInWords(words, madeUpOf(unknown)));
  if (moves && isSuspicious(moves))
    said.push(words.sentence.movedOften(moves.ports ?? 0, dayOf(moves)) + madeUpInWords(words, madeUpOf(moves)));
  return said;
}

/** Returns the live answer that the number is not assigned, which is more than that nobody answers there now. */
export function unknownToNetwork(answers: Answers): QueryAnswer | undefined {
  return liveServices.flatMap((service) => answerOf(answers, service) ?? []).find(({ nv, rc }) => nv === 'invalid' || rc === 201);
}

/** Returns the fact "Moves in 30 days". */
export function movesFact(telling: Telling): Fact {
  const { labels, moves: words } = telling.words;
  const answer = answerOf(telling.answers, 'ports&days');
  if (typeof answer?.ports !== 'number') return notTold(telling, labels.moves, ['ports&days']);
  const text = answer.ports === 0 ? words.none : words.times(answer.ports, dayOf(answer));
  return { label: labels.moves, state: isSuspicious(answer) ? 'warning' : 'known', text, ...marksOf(answer) };
}

/** Returns true for moves that are many, or late by the date of the data. */
export function isSuspicious(answer: QueryAnswer): boolean {
  const [day, asOf] = [dayOf(answer), answer.asOf?.slice(0, 'YYYY-MM-DD'.length)];
  const isLate = day !== null && asOf !== undefined && daysBetween(day, asOf) <= lateDays;
  return (answer.ports ?? 0) >= manyMoves || ((answer.ports ?? 0) > 0 && isLate);
}

function dayOf({ changeSeen }: QueryAnswer): string | null {
  return changeSeen?.slice(0, 'YYYY-MM-DD'.length) ?? null;
}
