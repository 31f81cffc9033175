import type { Answer, QueryAnswer } from '../../shared/legend.ts';
import type { NumberData } from '../number-data.ts';
import { provenanceOf, type LiveService } from './answer.ts';
import { answerNpq } from './npq.ts';
import { subjectOf } from './subject.ts';

/**
 * What the data can say when a live network failed (rc 3): for live routing the stored routing of a number in a known range.
 * Nothing for live status, because no stored data tells whether a subscriber is reachable now.
 */
export function storedInstead(data: NumberData, service: LiveService, tel: string): QueryAnswer | undefined {
  const subject = subjectOf(data.ranges, tel);
  if (service !== 'liveRouting' || !subject.range) return undefined;
  return { ...routingFrom(answerNpq(data, subject), 'unknown', 3), ...provenanceOf(data, 'npq', tel) };
}

/** A portability answer in the shape of live routing, which has no carrier of record and always names the network's codes. */
export function routingFrom({ cor: _cor, ...npq }: Answer, nv: NonNullable<Answer['nv']>, rc: number): Answer {
  return { ...npq, mcc: npq.mcc ?? null, mnc: npq.mnc ?? null, nv, rc };
}
