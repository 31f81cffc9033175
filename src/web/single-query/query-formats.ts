/** Export formats of a query's result. */
import { csvText } from '../../shared/base/csv.ts';
import { fieldsOf } from '../../shared/services/legend.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { madeUpInWords } from '../../shared/single-query/made-up.ts';
import { verdict } from '../../shared/single-query/verdict.ts';
import { englishVerdict } from '../../shared/single-query/verdict-words.ts';
import { recordedAnswer, type Evidence } from '../tickets/evidence.ts';
import { queryFragment } from './query-link.ts';
import { answersOf, type QueryResults, type ServiceResult } from './query-results.ts';

export function resultsAsJson({ number, results }: QueryResults): string {
  const answers: Record<string, unknown> = {};
  const failures: Record<string, string> = {};
  for (const result of results) {
    if (result.state === 'answered') answers[result.service] = result.answer;
    if (result.state === 'failed' || result.state === 'timed-out') failures[result.service] = result.message;
  }
  return JSON.stringify({ number, results: answers, ...(Object.keys(failures).length > 0 ? { failures } : {}) }, null, 2);
}

/** Returns a header and one row: the number, then each service's fields as `npq.cic`. */
export function resultsAsCsv({ number, results }: QueryResults): string {
  const header = ['tel'];
  const row: (string | number | boolean | null)[] = [number];
  for (const result of results) {
    if (result.state !== 'answered') continue;
    for (const field of fieldsOf(result.service).filter((name) => name !== 'tel')) {
      header.push(`${result.service}.${field}`);
      row.push(result.answer[field] ?? null);
    }
  }
  return csvText([header, row]);
}

/** Returns the query as curl commands, one line per service. The token is a placeholder: a copied text must not carry a session. */
export function resultsAsCurl(number: string, services: readonly ServiceCode[], origin: string): string {
  return services
    .map((service) => {
      const query = new URLSearchParams({ phonenumber: number, service });
      return `curl -H 'Authorization: Bearer YOUR_TOKEN' '${origin}${singleQuery.path}?${query}'`;
    })
    .join('\n');
}

/** Returns the evidence of a whole query for a ticket, in English: the verdict, and the answers behind it. */
export function verdictEvidence({ number, results }: QueryResults, as: AskedAs): Evidence {
  const { sentence, details } = verdict(answersOf(results), englishVerdict, as);
  const facts = [...(details?.facts ?? []), ...(details?.fraudLists ?? [])];
  const said = results.map((result) => [result.service, saidBy(result)]);
  const settled = results.flatMap((result) => (result.state === 'pending' ? [] : [result]));
  return {
    number,
    service: 'Single Live Query',
    answer: recordedAnswer({
      verdict: sentence,
      facts: Object.fromEntries(
        facts.map(({ label, text, cic, madeUp }) => [
          label,
          `${text}${cic === undefined ? '' : ` (${cic})`}${madeUpInWords(englishVerdict, madeUp)}`,
        ]),
      ),
      services: Object.fromEntries(said),
    }),
    at: settled.map(({ at }) => at).toSorted()[0] ?? new Date().toISOString(),
    requestId: settled.flatMap(({ requestId }) => requestId ?? [])[0] ?? null,
    link: `/testing?tab=single-live-query${queryFragment({ number, services: results.map(({ service }) => service), as })}`,
  };
}

/** Returns one line per service with all its fields: twelve raw answers would not fit into a ticket. */
function saidBy(result: ServiceResult): string {
  if (result.state === 'pending') return 'no answer yet';
  const request = result.requestId === null ? '' : `, request ${result.requestId}`;
  if (result.state !== 'answered') return `${result.message}${request}`;
  const { service, answer } = result;
  const names = fieldsOf(service).filter((name) => name !== 'tel' && name !== 'rc' && answer[name] !== undefined);
  const said = (['rc', ...names, 'source', 'dataVersion'] as const).map((name) => `${name} ${String(answer[name])}`);
  return `${said.join(', ')}${request}`;
}

/** Returns the evidence of one service's answer or failure for a ticket. */
export function resultEvidence(number: string, result: Exclude<ServiceResult, { state: 'pending' }>): Evidence {
  const { service, at, requestId } = result;
  const link = `/testing?tab=single-live-query${queryFragment({ number, services: [service] })}`;
  const about = { number, service, at, requestId, link };
  if (result.state !== 'answered')
    return { ...about, answer: recordedAnswer({ status: result.status, message: result.message }), rc: result.rc };
  const { rc, dataVersion } = result.answer;
  return { ...about, answer: recordedAnswer(result.answer), rc, dataVersion };
}
