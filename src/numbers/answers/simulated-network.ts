/**
 * The simulated network behind live status and live routing. Its answers are made up but repeatable, because they follow from the number. Every answer is
 * marked `simulated: true` here; a failed query carries no mark, because it claims nothing.
 */
import type { Answer, QueryAnswer } from '../../shared/services/legend.ts';
import type { LiveService } from '../../shared/services/services.ts';
import { hashOfText } from '../../shared/base/text-hash.ts';
import { liveOutcomes } from '../demo/magic-numbers.ts';
import type { NumberData } from '../number-data.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { endedEarly } from './answer.ts';
import { answerNpq } from './npq.ts';
import { servingNetworkOf } from './serving-network.ts';
import { routingFrom, fallbackAnswer } from './fallback-answer.ts';
import { addNetworkCodes, known, mayBeMobile, numberSubjectOf, type NumberSubject, type Question } from './number-subject.ts';

/** Outcome of a query to a network. A failure is data: its answer holds the number and the reason code and nothing else. */
export type LiveOutcome =
  | { outcome: 'answered'; answer: QueryAnswer }
  | { outcome: 'timed-out'; answer: { tel: string; rc: 300 } }
  | { outcome: 'failed'; answer: { tel: string; rc: 301 } };

type SubscriberState = { ns: NonNullable<Answer['ns']>; nv: NonNullable<Answer['nv']>; rc: number };

/** States of a mobile subscriber, by reason code. */
const states: Record<0 | 200 | 201 | 202 | 203, SubscriberState> = {
  0: { ns: 'active', nv: 'valid', rc: 0 },
  200: { ns: 'absent', nv: 'valid', rc: 200 },
  201: { ns: 'unavailable', nv: 'invalid', rc: 201 },
  202: { ns: 'unavailable', nv: 'valid', rc: 202 },
  203: { ns: 'unknown', nv: 'unknown', rc: 203 },
};
const notMobile: SubscriberState = { ns: 'unknown', nv: 'unknown', rc: 104 };

type HeldNumber = NumberSubject & { range: RangeAttributes };

/** Functions that answer about a number that somebody may hold. */
const answers: Record<LiveService, (data: NumberData, subject: HeldNumber, state: SubscriberState) => Answer> = {
  liveStatus: statusOf,
  liveRouting: routingOf,
};

/** Queries the simulated network. Numbers of the demo's table of outcomes end as listed there, all others by their hash. */
export function askSimulatedNetwork(data: NumberData, question: Question<LiveService>, { now }: { now: Date }): LiveOutcome {
  const { service, number } = question;
  const ended = endedEarly(data, number);
  if (ended) return answered(ended, now);
  const rc = liveOutcomes.get(number);
  if (rc === 300 || rc === 301) return failedUpstream(data, question, { rc, now });
  const subject = numberSubjectOf(data.ranges, number);
  if (!subject.range) return answered({ tel: number, rc: subject.reason }, now);
  const state = mayBeMobile(subject.range) ? stateOf(number, rc) : notMobile;
  return answered(answers[service](data, subject, state), now);
}

function failedUpstream(data: NumberData, question: Question<LiveService>, { rc, now }: { rc: 300 | 301; now: Date }): LiveOutcome {
  const stored = fallbackAnswer(data, question, { days: 0, now });
  if (stored) return { outcome: 'answered', answer: { ...stored, simulated: true } };
  const tel = question.number;
  return rc === 300 ? { outcome: 'timed-out', answer: { tel, rc } } : { outcome: 'failed', answer: { tel, rc } };
}

function statusOf(data: NumberData, { tel, range }: HeldNumber, state: SubscriberState): Answer {
  const { carrier, nt } = servingNetworkOf(data, tel, range);
  const answer: Answer = { tel, cc: range.cc, nt, cn: known(carrier.name), cic: known(carrier.cic), ...state };
  return addNetworkCodes(answer, nt, carrier);
}

/** Answers live routing by assignment, not reachability: an absent or barred subscriber is routed like any other. */
function routingOf(data: NumberData, subject: NumberSubject, { nv, rc }: SubscriberState): Answer {
  return routingFrom(answerNpq(data, subject), nv, rc === 200 || rc === 202 ? 0 : rc);
}

function answered(answer: Answer, now: Date): LiveOutcome {
  return { outcome: 'answered', answer: { ...answer, source: 'live', dataVersion: null, asOf: now.toISOString(), simulated: true } };
}

/** Picks a state by hash: out of 100 numbers 75 are reachable, 12 absent, 4 not assigned, 4 barred and 5 in networks that do not answer. */
function stateOf(tel: string, forced: number | undefined): SubscriberState {
  if (forced === 0 || forced === 200 || forced === 201 || forced === 202 || forced === 203) return states[forced];
  const share = hashOfText(tel) % 100;
  if (share < 75) return states[0];
  if (share < 87) return states[200];
  if (share < 91) return states[201];
  return share < 95 ? states[202] : states[203];
}
