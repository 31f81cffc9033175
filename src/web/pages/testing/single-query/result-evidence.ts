import type { Evidence } from '../../../features/tickets/evidence.ts';
import type { ServiceResult } from './query-results.ts';
import { queryFragment } from './query-link.ts';

/** What a ticket says of one service's answer, or of its failure. `origin` is the portal's own. */
export function resultEvidence(number: string, result: Exclude<ServiceResult, { state: 'pending' }>, origin: string): Evidence {
  const { service, at, requestId } = result;
  const link = `${origin}/testing?tab=single-live-query${queryFragment({ number, services: [service] })}`;
  const about = { number, service, at, requestId, link };
  if (result.state === 'answered') return { ...about, answer: result.answer, rc: result.answer.rc, dataVersion: result.answer.dataVersion };
  return { ...about, answer: { status: result.status, message: result.message }, rc: result.rc };
}
