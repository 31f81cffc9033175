import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { e164Pattern, readPhoneNumber } from '../../shared/base/phone-number.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { call, CallError, receiptOf } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { here, history, loadedAt } from '../browser/history.ts';
import { refreshEntitlements } from '../entitlements/use-entitlements.ts';
import { noteNumber } from '../command-box/recent-numbers.ts';
import { useChangeSearch } from '../ui/search.ts';
import { hideErrors, showToast } from '../ui/toast/Toasts.tsx';
import { useWhenLeft } from '../ui/Places.tsx';
import { chosenServices } from './chosen-services.ts';
import { queryFragment, readQueryFragment, type LinkedQuery } from './query-link.ts';
import { failureTexts, nextQueryResults, type Outcome, type ServiceResult } from './query-results.ts';

/**
 * Queries every chosen service in parallel and keeps each answer as it comes; a new query cancels the last one. The address holds the query: going back shows
 * its stored answers, and a page without them queries again. `linked` is the form's input from the address.
 */
export function useSingleQuery() {
  const [query, dispatch] = useReducer(nextQueryResults, null);
  const [linked, setLinked] = useState<LinkedQuery | null>(linkedQuery);
  const [queryCount, setQueryCount] = useState(0);
  const current = useRef({ attempt: 0, abort: new AbortController() });
  const [as, setAs] = useState<AskedAs>(linked?.as ?? 'called');
  const address = useRef({ hash: '', shown: '' });
  const change = useChangeSearch();
  useWhenLeft(() => {
    current.current.abort.abort();
    // A return to the screen follows the address again.
    address.current = { hash: '', shown: '' };
  });

  const ask = async (number: string, services: readonly ServiceCode[], attempt: number) => {
    hideErrors(singleQuery.operation);
    const { signal } = current.current.abort;
    const results = await Promise.all(
      services.map(async (service): Promise<ServiceResult> => {
        const outcome = await askOne(number, service, signal);
        if (!signal.aborted) {
          keep(number, service, outcome);
          dispatch({ kind: 'settled', attempt, service, outcome });
        }
        return { service, attempt, ...outcome };
      }),
    );
    refreshEntitlements();
    if (!signal.aborted) reportFailures(results);
  };

  /** Starts a query. With `kept`, only services without a stored outcome are called. */
  const begin = ({ number, services }: LinkedQuery, kept?: ReadonlyMap<ServiceCode, Outcome>) => {
    current.current.abort.abort();
    const attempt = current.current.attempt + 1;
    current.current = { attempt, abort: new AbortController() };
    address.current.shown = queryFragment({ number, services });
    setQueryCount((count) => count + 1);
    noteNumber(number);
    dispatch({ kind: 'start', attempt, number, services, ...(kept && { kept }) });
    const missing = services.filter((service) => !kept?.has(service));
    if (missing.length > 0) void ask(number, missing, attempt);
  };

  const start = (number: string, services: readonly ServiceCode[]) => {
    const { hash } = here();
    const fragment = queryFragment({ number, services, as });
    begin({ number, services: [...services] });
    if (hash !== fragment) change((now) => now, { hash: fragment.slice(1), push: readQueryFragment(hash)?.isShown === true });
  };

  /** Rereads the same answers for the other direction of the call. */
  const tellAs = (next: AskedAs) => {
    setAs(next);
    if (!query) return;
    const services = query.results.map(({ service }) => service);
    change((now) => now, { hash: queryFragment({ number: query.number, services, as: next }).slice(1) });
  };

  const retry = (services: readonly ServiceCode[]) => {
    if (!query) return;
    current.current.attempt += 1;
    const { attempt } = current.current;
    dispatch({ kind: 'retry', attempt, services });
    void ask(query.number, services, attempt);
  };

  const follow = useEffectEvent(() => {
    const { hash } = here();
    const next = hash === address.current.hash ? null : linkedQuery();
    if (next === null) return;
    address.current.hash = hash;
    setAs(next.as ?? 'called');
    if (next.isShown && queryFragment({ ...next, as: 'called' }) === address.current.shown) return;
    setLinked(next);
    if (next.isShown) begin(next, keptOutcomes(next, hash));
  });
  useEffect(() => {
    follow();
    return history.subscribe(() => follow());
  }, []);

  return { query, queryCount, linked, as, tellAs, start, retry };
}

/** Reads the query of the address. If it names no services, takes the last chosen ones. */
function linkedQuery(): (LinkedQuery & { isShown: boolean }) | null {
  const found = readQueryFragment(here().hash);
  if (found === null) return null;
  const read = readPhoneNumber(found.number);
  const digits = 'digits' in read && e164Pattern.test(read.digits) ? read.digits : null;
  const services = found.services.length > 0 ? found.services : chosenServices();
  if (digits === null || !found.isShown) return { number: found.number, services, isShown: false };
  return { number: digits, services, isShown: true, ...(found.as && { as: found.as }) };
}

const cacheName = 'single query';
// An answer stays for a later return until the session ends, which empties the cache.
queryClient.setQueryDefaults([cacheName], { gcTime: Number.POSITIVE_INFINITY });

function keep(number: string, service: ServiceCode, outcome: Outcome) {
  queryClient.setQueryData([cacheName, number, service], outcome);
}

/** Returns the stored outcomes; undefined if the portal itself led to a number without any: then the query is the first, not a repeat. */
function keptOutcomes({ number, services }: LinkedQuery, hash: string): ReadonlyMap<ServiceCode, Outcome> | undefined {
  const kept = new Map(
    services.flatMap((service) => {
      const outcome = queryClient.getQueryData<Outcome>([cacheName, number, service]);
      return outcome ? [[service, outcome] as const] : [];
    }),
  );
  return kept.size === 0 && hash !== loadedAt.hash ? undefined : kept;
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

/** Shows one toast per submit, however many services failed. An ended session reports itself. */
function reportFailures(results: readonly ServiceResult[]) {
  if (results.some((result) => 'status' in result && (result.status === 401 || result.status === 418))) return;
  const content = failureTexts(results)
    .map(({ lead, detail }) => lead + detail)
    .join('. ');
  if (content !== '') showToast({ content, type: 'error', operationType: singleQuery.operation });
}
