/** The answers of one query as they come: a result for each service, in the specification's order. */
import type { QueryAnswer } from '../../shared/services/legend.ts';
import type { Receipt } from '../api/call.ts';
import { reasonCode, type ReasonClass } from '../../shared/services/reason-codes.ts';
import { serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { shownTime } from '../ui/shown-time.ts';
import { answeredOf, type Answered, type Answers } from '../../shared/single-query/answers.ts';
import { singleQueryText } from './single-query.text.ts';
import { verdictWords } from './verdict.text.ts';

export type Outcome = Receipt & { ms: number } & (
    | { state: 'answered'; answer: QueryAnswer }
    | { state: 'failed' | 'timed-out'; message: string; status: number; rc: number | null }
  );

/** Result of a service. `attempt` is the attempt that it belongs to, so that a late answer never overwrites a newer one. */
export type ServiceResult = { service: ServiceCode; attempt: number } & ({ state: 'pending' } | Outcome);

/** Results of a query. `origin`: Search was pressed, or the address names the query; then `askedAnew` lists the repeated services. */
export type QueryResults = {
  number: string;
  results: readonly ServiceResult[];
  origin: 'search' | 'address';
  askedAnew: readonly ServiceCode[];
};

export type QueryEvent =
  | { kind: 'start'; attempt: number; number: string; services: readonly ServiceCode[]; kept?: ReadonlyMap<ServiceCode, Outcome> }
  | { kind: 'retry'; attempt: number; services: readonly ServiceCode[] }
  | { kind: 'settled'; attempt: number; service: ServiceCode; outcome: Outcome };

export function nextQueryResults(query: QueryResults | null, event: QueryEvent): QueryResults | null {
  if (event.kind === 'start') return started(event);
  if (!query) return query;
  if (event.kind === 'retry') {
    const askedAnew = query.origin === 'address' ? inOrder([...query.askedAnew, ...event.services]) : query.askedAnew;
    return { ...query, results: again(query.results, event), askedAnew };
  }
  const results = query.results.map((result): ServiceResult => {
    const { service, attempt } = result;
    return service === event.service && attempt === event.attempt ? { service, attempt, ...event.outcome } : result;
  });
  return { ...query, results };
}

/** Returns the results with these services pending, which may be new. */
function again(results: readonly ServiceResult[], { services, attempt }: Extract<QueryEvent, { kind: 'retry' }>): ServiceResult[] {
  return inOrder([...results.map(({ service }) => service), ...services]).map(
    (service) => results.find((result) => result.service === service && !services.includes(service)) ?? pending(service, attempt),
  );
}

function started({ number, services, attempt, kept }: Extract<QueryEvent, { kind: 'start' }>): QueryResults {
  const results = inOrder(services).map((service): ServiceResult => {
    const outcome = kept?.get(service);
    return outcome ? { service, attempt, ...outcome } : pending(service, attempt);
  });
  return { number, results, origin: kept ? 'address' : 'search', askedAnew: kept ? services.filter((service) => !kept.has(service)) : [] };
}

/** Returns the services that answered, with their answers. */
export function answeredIn(results: readonly ServiceResult[]): Answered[] {
  return results.flatMap((result) => (result.state === 'answered' ? [{ service: result.service, answer: result.answer }] : []));
}

/** Returns the answers behind the verdict. */
export function answersOf(results: readonly ServiceResult[]): Answers {
  return Object.fromEntries(
    results.map((result) => {
      if (result.state === 'answered') return [result.service, result.answer];
      return [result.service, result.state === 'pending' ? 'waiting' : 'failed'];
    }),
  );
}

/** Returns the time of the query, and why it was repeated or not. Empty until the last answer, and if nothing reached the server. */
export function askedText({ results, origin, askedAnew }: QueryResults): string {
  if (results.some(({ state }) => state === 'pending')) return '';
  const times = results.flatMap((result) => (result.state === 'pending' || isUnsent(result) ? [] : [result.at])).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return '';
  const { asked } = singleQueryText;
  if (origin === 'search') return asked.at(shownTime(first));
  if (askedAnew.length === 0) return asked.notAgain(shownTime(first));
  return askedAnew.length === results.length
    ? asked.again(shownTime(last))
    : asked.someAgain(verdictWords.listed(askedAnew), shownTime(last));
}

/** Returns each service once, in the specification's order. */
export function inOrder(services: readonly ServiceCode[]): ServiceCode[] {
  return serviceCodes.filter((service) => services.includes(service));
}

function pending(service: ServiceCode, attempt: number): ServiceResult {
  return { service, attempt, state: 'pending' };
}

const slowMs = 3_000;

export type Tone = 'waiting' | 'ok' | 'partly' | 'bad';

/** Returns word and tone of a result. */
export function statusOf(result: ServiceResult): { word: string; tone: Tone } {
  const { states } = singleQueryText;
  if (result.state === 'pending') return { word: states.waiting, tone: 'waiting' };
  if (result.state === 'timed-out') return { word: states.timedOut, tone: 'bad' };
  if (result.state !== 'answered') return { word: states.failed, tone: 'bad' };
  if (!isAnswer(result.answer.rc)) return { word: states.noAnswer, tone: 'partly' };
  if (result.answer.rc === partlyChecked) return { word: states.inPart, tone: 'partly' };
  return result.ms > slowMs ? { word: states.slow, tone: 'partly' } : { word: states.ok, tone: 'ok' };
}

/** Reason code for stored data instead of a network, or ranges instead of a list: no all-clear. */
const partlyChecked = 3;

const answerClasses: readonly ReasonClass[] = ['success', 'verdict', 'negative'];

/** True for an answer. "No" is one; unknown, not allowed and not possible are none. */
function isAnswer(rc: number): boolean {
  const line = reasonCode(rc);
  return line !== undefined && answerClasses.includes(line.class);
}

export type FailureText = { services: ServiceCode[]; lead: string; detail: string };

type FailedResult = Extract<ServiceResult, { state: 'failed' | 'timed-out' }>;

/** Returns the specification's sentence on failed services: their names if others answered, otherwise the causes. Null without a failure. */
export function failureText(results: readonly ServiceResult[]): FailureText | null {
  const failed = results.filter(isFailed);
  if (failed.length === 0) return null;
  const services = failed.map(({ service }) => service);
  if (failed.length < results.length) return { services, lead: singleQueryText.failures.services, detail: services.join(', ') };
  const causes = [...new Set(failed.map(({ message }) => message))].join(' ');
  return { services, lead: singleQueryText.failures.because, detail: causes };
}

function isFailed(result: ServiceResult): result is FailedResult {
  return result.state === 'failed' || result.state === 'timed-out';
}

/** True if no answer came back, as without a connection. */
export function isUnsent(result: ServiceResult): boolean {
  return isFailed(result) && result.status === 0;
}

/** Returns "11 of 12 services answered", once none is pending. A service that was refused for the account did not answer. */
export function progressText(results: readonly ServiceResult[]): string {
  if (results.some(({ state }) => state === 'pending')) return '';
  return singleQueryText.progress(answeredOf(answersOf(results)).length, results.length);
}
