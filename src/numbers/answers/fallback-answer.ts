import type { Answer, QueryAnswer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { NumberData } from '../number-data.ts';
import { addProvenance, answerFromData } from './answer.ts';
import { answerNpq } from './npq.ts';
import { numberSubjectOf, type Asked, type Question } from './number-subject.ts';

/**
 * What the data can say when the upstream of a service failed.
 * - `own answer`: what the data answers is true or says that it is not known; it also says who serves or holds the number.
 * - `stored routing`: where the number was routed to when the data was loaded.
 * - `nothing`: no stored data tells whether a subscriber is reachable now, and "not on our list" is no all-clear where another list of
 *   fraud or of do-not-originate numbers was to be asked.
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

/** The answer from the data (rc 3) when an upstream failed; undefined where it has none. */
export function fallbackAnswer(data: NumberData, question: Question, asked: Asked): QueryAnswer | undefined {
  const { service, number } = question;
  const subject = numberSubjectOf(data.ranges, number);
  const fallback = fallbacks[service];
  if (!subject.range || fallback === 'nothing') return undefined;
  if (fallback === 'stored routing') {
    return addProvenance(routingFrom(answerNpq(data, subject), 'unknown', 3), data, { service: 'npq', subject, asked });
  }
  const answer = answerFromData(data, question, asked);
  // Codes 0 to 2 are answers; all others say that there is none.
  return answer.rc <= 2 ? addProvenance({ ...answer, rc: 3 }, data, { service, subject, asked }) : undefined;
}

/** A portability answer in the shape of live routing, which has no carrier of record and always names the network's codes. */
export function routingFrom({ cor: _cor, ...npq }: Answer, nv: NonNullable<Answer['nv']>, rc: number): Answer {
  return { ...npq, mcc: npq.mcc ?? null, mnc: npq.mnc ?? null, nv, rc };
}
