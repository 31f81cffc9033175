import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { e164Pattern, readPhoneNumber } from '../../shared/base/phone-number.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { call, CallError, isOffline, receiptOf } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { here, history, loadedAt } from '../browser/history.ts';
import { refreshEntitlements } from '../entitlements/use-entitlements.ts';
import { noteNumber } from '../command-box/recent-numbers.ts';
import { useChangeSearch } from '../ui/search.ts';
import { hideErrors, showToast } from '../ui/toast/Toasts.tsx';
import { useWhenLeft } from '../ui/Places.tsx';
import { chosenServices, firstServices } from './chosen-services.ts';
import { queryFragment, readListFragment, readQueryFragment, type LinkedQuery } from './query-link.ts';
import { failureText, inOrder, isUnsent, nextQueryResults, type Outcome, type ServiceResult } from './query-results.ts';

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
  const begin = ({ number, services }: Begun, kept?: ReadonlyMap<ServiceCode, Outcome>) => {
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
    address.current.hash = fragment;
    const isResult = readQueryFragment(hash)?.isShown === true || readListFragment(hash) !== null;
    if (hash !== fragment) change((now) => now, { hash: fragment.slice(1), push: isResult });
  };

  /** Rereads the same answers for the other direction of the call. */
  const tellAs = (next: AskedAs) => {
    setAs(next);
    if (!query || readListFragment(here().hash)) return;
    const services = query.results.map(({ service }) => service);
    change((now) => now, { hash: queryFragment({ number: query.number, services, as: next }).slice(1) });
  };

  /** Queries services again, or too. */
  const retry = (services: readonly ServiceCode[]) => {
    if (!query) return;
    const { number, results } = query;
    current.current.attempt += 1;
    const { attempt } = current.current;
    const all = inOrder([...results.map(({ service }) => service), ...services]);
    if (all.length > results.length) {
      address.current.shown = queryFragment({ number, services: all });
      change((now) => now, { hash: queryFragment({ number, services: all, as }).slice(1) });
    }
    dispatch({ kind: 'retry', attempt, services });
    void ask(number, services, attempt);
  };

  /** Starts the query of a link that names no services, before any were chosen. */
  const beginFirst = async (number: string, hash: string) => {
    const services = await firstServices();
    if (here().hash === hash) begin({ number, services }, keptOutcomes({ number, services }, hash));
  };

  const follow = useEffectEvent(() => {
    const { hash } = here();
    const next = hash === address.current.hash ? null : linkedQuery();
    if (next === null) return;
    const isBack = readListFragment(address.current.hash) !== null;
    address.current.hash = hash;
    setAs(next.as ?? 'called');
    const { number, services, isShown } = next;
    if (isShown && services && !isBack && queryFragment({ number, services }) === address.current.shown) return;
    setLinked(next);
    if (isShown && services) begin({ number, services }, keptOutcomes({ number, services }, hash));
    else if (isShown) void beginFirst(number, hash);
  });
  useEffect(() => {
    follow();
    return history.subscribe(() => follow());
  }, []);

  return { query, queryCount, linked, as, tellAs, start, retry };
}

/** A query of named services. */
type Begun = { number: string; services: readonly ServiceCode[] };

/** Reads the query of the address, or the numbers of a list for the form alone. If it names no services, takes the last chosen ones. */
function linkedQuery(): (LinkedQuery & { isShown: boolean }) | null {
  const { hash } = here();
  const list = readListFragment(hash);
  if (list !== null) return { number: list.numbers.join(' | '), services: [...list.services], isShown: false };
  const found = readQueryFragment(hash);
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
function keptOutcomes({ number, services }: Begun, hash: string): ReadonlyMap<ServiceCode, Outcome> | undefined {
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

/** Shows one toast per submit, however many services failed. An ended session reports itself; without a connection the result says so. */
function reportFailures(results: readonly ServiceResult[]) {
  if (results.some((result) => 'status' in result && (result.status === 401 || result.status === 418))) return;
  if (isOffline() && results.every(isUnsent)) return;
  const failure = failureText(results);
  if (failure) showToast({ content: failure.lead + failure.detail, type: 'error', operationType: singleQuery.operation });
}
