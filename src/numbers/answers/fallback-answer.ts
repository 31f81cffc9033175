import type { Answer, QueryAnswer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { NumberData } from '../number-data.ts';
import { answerFromData, provenanceOf } from './answer.ts';
import { answerNpq } from './npq.ts';
import { numberSubjectOf, type Asked } from './number-subject.ts';

/** What the data may answer for these is true or says that it is not known; each also says who serves or holds the number. */
const answeredFromData: ReadonlySet<ServiceCode> = new Set(['npq', 'gnr', 'ported', 'ports&days', 'ukported', 'usmrq']);

/**
 * What the data can say when an upstream failed (rc 3): for live routing the stored routing of a number in a known range, for services
 * about carriers and moves their own answer. Nothing for live status, because no stored data tells whether a subscriber is reachable now,
 * and nothing for the lists of fraud and do-not-originate: "not on our list" is no all-clear where another list was to be asked.
 */
export function fallbackAnswer(data: NumberData, service: ServiceCode, tel: string, asked: Asked): QueryAnswer | undefined {
  const subject = numberSubjectOf(data.ranges, tel);
  if (!subject.range) return undefined;
  if (service === 'liveRouting') return { ...routingFrom(answerNpq(data, subject), 'unknown', 3), ...provenanceOf(data, 'npq', tel) };
  if (!answeredFromData.has(service)) return undefined;
  const answer = answerFromData(data, service, tel, asked);
  // Codes 0 to 2 are answers; all others say that there is none.
  return answer.rc <= 2 ? { ...answer, rc: 3, ...provenanceOf(data, service, tel) } : undefined;
}

/** A portability answer in the shape of live routing, which has no carrier of record and always names the network's codes. */
export function routingFrom({ cor: _cor, ...npq }: Answer, nv: NonNullable<Answer['nv']>, rc: number): Answer {
  return { ...npq, mcc: npq.mcc ?? null, mnc: npq.mnc ?? null, nv, rc };
}
