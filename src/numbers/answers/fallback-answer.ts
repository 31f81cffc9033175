import type { Answer, QueryAnswer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { NumberData } from '../number-data.ts';
import { addProvenance, answerFromData } from './answer.ts';
import { answerNpq } from './npq.ts';
import { numberSubjectOf, type Asked, type Question } from './number-subject.ts';

/**
 * Stored data to answer from if the upstream of a service failed.
 * - `own answer`: the answer from the data is true or says unknown; it also names who serves or holds the number.
 * - `stored routing`: the routing of the number when the data was loaded.
 * - `nothing`: no stored data shows if a subscriber is reachable now, and "not on our list" is no all-clear if another fraud or do-not-originate list was to be
 *   checked.
 */
const fallbacks: Record<ServiceCode, 'own answer' | 'stored routing' | 'nothing'> = {
  npq: 'own answer',
  gnr: 'own answer',
  liveStatus: 'nothing',
  liveRouting: 'stored routing',
  ported: 'own answer',
  'ports&days': 'own answer',
  ukported: 'own answer',
  usmrq: 'own answer',
  dno: 'nothing',
  irsfCheck: 'nothing',
  dnoText: 'nothing',
  AITCheck: 'nothing',
};

/** Returns the answer from the data (rc 3) after an upstream failed; undefined if there is none. */
export function fallbackAnswer(data: NumberData, question: Question, asked: Asked): QueryAnswer | undefined {
  const { service, number } = question;
  const subject = numberSubjectOf(data.ranges, number);
  const fallback = fallbacks[service];
  if (!subject.range || fallback === 'nothing') return undefined;
  if (fallback === 'stored routing') {
    return addProvenance(routingFrom(answerNpq(data, subject), 'unknown', 3), data, { service: 'npq', subject, asked });
  }
  const answer = answerFromData(data, question, asked);
  // Codes 0 to 2 are answers; all others mean that there is none.
  return answer.rc <= 2 ? addProvenance({ ...answer, rc: 3 }, data, { service, subject, asked }) : undefined;
}

/** Turns a portability answer into the shape of live routing, which has no carrier of record and always names the network's codes. */
export function routingFrom({ cor: _cor, ...npq }: Answer, nv: NonNullable<Answer['nv']>, rc: number): Answer {
  return { ...npq, mcc: npq.mcc ?? null, mnc: npq.mnc ?? null, nv, rc };
}
