import type { Evidence } from '../../../features/tickets/evidence.ts';
import type { Rung } from './query-results.ts';
import { queryFragment } from './query-link.ts';

/** What a ticket says of one service's answer, or of its failure. `origin` is the portal's own. */
export function rungEvidence(number: string, rung: Exclude<Rung, { state: 'pending' }>, origin: string): Evidence {
  const { service, at, requestId } = rung;
  const link = `${origin}/testing?tab=single-live-query${queryFragment({ number, services: [service] })}`;
  const about = { number, service, at, requestId, link };
  if (rung.state === 'answered') return { ...about, answer: rung.answer, rc: rung.answer.rc, dataVersion: rung.answer.dataVersion };
  return { ...about, answer: { status: rung.status, message: rung.message }, rc: rung.rc };
}
