/** The facts "Type and country", "Routing number" and "Reachable". */
import type { NumberType, QueryAnswer } from '../services/legend.ts';
import { answeredOf, answerOf, type Answers, type Telling } from './answers.ts';
import { marksOf, notTold, type Fact } from './facts.ts';
import { unknownToNetwork } from './foremost.ts';
import { sideOf } from './same-question.ts';
import { tellersOf } from './tellers.ts';

const [tellingType, routing] = [tellersOf('type and country'), tellersOf('routing number')];

type TypeAndCountry = { nt: NumberType | null; cc: string | null; loc: string | null; from: QueryAnswer | undefined };

/** Returns type and country. A ported number may have another type than its range, so the current carrier takes precedence. */
export function typeAndCountryOf(answers: Answers): TypeAndCountry {
  const answered = answeredOf(answers);
  const serving = answered.filter((one) => sideOf(one) === 'server');
  const typing = [...serving, ...answered].find(({ answer: { nt } }) => nt && nt !== 'unknown')?.answer;
  const placing = answered.find(({ answer }) => answer.cc)?.answer;
  const range = answerOf(answers, 'gnr');
  // A number that moved to a mobile network belongs to no place.
  const loc = typing?.nt === range?.nt ? (range?.loc ?? null) : null;
  return { nt: typing?.nt ?? null, cc: placing?.cc ?? null, loc, from: typing ?? placing };
}

export function typeFact(telling: Telling): Fact {
  const { type: words, labels } = telling.words;
  const { nt, cc, loc, from } = typeAndCountryOf(telling.answers);
  if (from === undefined) return notTold(telling, labels.type, tellingType);
  const type = nt === null ? words.notKnown : words.of(nt);
  const country = cc === null ? words.countryNotKnown : words.in(cc, loc);
  return { label: labels.type, state: 'known', text: `${type}, ${country}`, ...marksOf(from) };
}

export function routingNumberFact(telling: Telling): Fact {
  const { answers, words } = telling;
  const label = words.labels.routing;
  const answered = routing.flatMap((service) => answerOf(answers, service) ?? []);
  const routed = answered.find(({ rn }) => rn);
  if (routed?.rn) return { label, state: 'known', text: routed.rn, ...marksOf(routed) };
  const notMoved = answered.find(({ npi, rn }) => npi === 'no' && rn === null);
  if (notMoved) return { label, state: 'known', text: words.routing.none, ...marksOf(notMoved) };
  const moved = answered.find(({ npi }) => npi === 'yes');
  if (moved) return { label, state: 'unknown', text: words.routing.notOnRecord, ...marksOf(moved) };
  return notTold(telling, label, routing);
}

/** Reachability; null if unknown. */
export type Reach = 'yes' | 'not now' | 'no' | 'unknown to the network' | null;

const reachability: Record<NonNullable<QueryAnswer['ns']>, Reach> = { active: 'yes', absent: 'not now', unavailable: 'no', unknown: null };

/** Returns the fact "Reachable", from live answers only: stored data cannot know it. */
export function reachableFact(telling: Telling): Fact & { reach: Reach } {
  const { answers, words } = telling;
  const label = words.labels.reachable;
  const answer = answerOf(answers, 'liveStatus');
  const reach = reachability[answer?.ns ?? 'unknown'];
  const unassigned = unknownToNetwork(answers);
  if (unassigned && reach !== 'yes') {
    const text = words.reachable['unknown to the network'];
    return { label, state: 'warning', text, ...marksOf(unassigned), reach: 'unknown to the network' };
  }
  if (answer === undefined) return { ...notTold(telling, label, ['liveStatus']), reach: null };
  if (reach === null) return { ...notTold(telling, label, ['liveStatus']), ...marksOf(answer), reach };
  const marks = marksOf(answer);
  return { label, state: reach === 'yes' ? 'known' : 'warning', text: words.reachable[reach], ...marks, reach };
}
