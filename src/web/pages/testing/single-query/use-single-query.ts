import { useEffect, useReducer, useRef } from 'react';
import { singleQuery } from '../../../../shared/api/test-diagnostics.ts';
import type { ServiceCode } from '../../../../shared/services/services.ts';
import { call, CallError, receiptOf } from '../../../api/call.ts';
import { hideErrors, showToast } from '../../../ui/toast/Toasts.tsx';
import { failureTexts, nextQueryResults, type Outcome, type ServiceResult } from './query-results.ts';

/** Asks every chosen service at once and keeps each answer as it comes. A new query gives up the one before. */
export function useSingleQuery() {
  const [query, dispatch] = useReducer(nextQueryResults, null);
  const current = useRef({ attempt: 0, abort: new AbortController() });
  useEffect(() => () => current.current.abort.abort(), []);

  const ask = async (number: string, services: readonly ServiceCode[], attempt: number) => {
    hideErrors(singleQuery.operation);
    const { signal } = current.current.abort;
    const results = await Promise.all(
      services.map(async (service): Promise<ServiceResult> => {
        const outcome = await askOne(number, service, signal);
        if (!signal.aborted) dispatch({ kind: 'settled', attempt, service, outcome });
        return { service, attempt, ...outcome };
      }),
    );
    if (!signal.aborted) reportFailures(results);
  };

  const start = (number: string, services: readonly ServiceCode[]) => {
    current.current.abort.abort();
    current.current = { attempt: current.current.attempt + 1, abort: new AbortController() };
    const { attempt } = current.current;
    dispatch({ kind: 'start', attempt, number, services });
    void ask(number, services, attempt);
  };

  const retry = (services: readonly ServiceCode[]) => {
    if (!query) return;
    current.current.attempt += 1;
    const { attempt } = current.current;
    dispatch({ kind: 'retry', attempt, services });
    void ask(query.number, services, attempt);
  };

  return { query, start, retry };
}

async function askOne(phonenumber: string, service: ServiceCode, signal: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  try {
    const reply = await call(singleQuery, { query: { phonenumber, service } }, { signal });
    return { state: 'answered', answer: reply.response, ...receiptOf(reply), ms: ms() };
  } catch (error) {
    const failure = error instanceof CallError ? error : new CallError(String(error));
    return {
      state: failure.status === 504 ? 'timed-out' : 'failed',
      message: typeof failure.content === 'string' ? failure.content : Object.values(failure.content).join(' '),
      status: failure.status,
      rc: failure.response?.rc ?? null,
      at: new Date().toISOString(),
      requestId: failure.requestId,
      ms: ms(),
    };
  }
}

/** One toast a submit, however many services failed. A session that ended says so itself. */
function reportFailures(results: readonly ServiceResult[]) {
  if (results.some((result) => 'status' in result && (result.status === 401 || result.status === 418))) return;
  const content = failureTexts(results)
    .map(({ lead, detail }) => lead + detail)
    .join('. ');
  if (content !== '') showToast({ content, type: 'error', operationType: singleQuery.operation });
}
