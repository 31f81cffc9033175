/** The cache of server data. A read is a value, `replyOf`, for routes and screens alike; an action is `useSend`. A failure is a toast. */
import {
  type FetchQueryOptions,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import type { Operation } from '../../shared/base/operation.ts';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { call, CallError, isOffline, newIdempotencyKey } from './call.ts';
import { hideErrors } from '../ui/toast/Toasts.tsx';
import { reportFailure } from './report-failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { operation?: Operation; isBackground?: boolean };
  }
}

/** Shows one toast per failed query, however many screens wait for it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.getObserversCount() > 0) tellFailure(error, query.meta);
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      // Once the connection is back, failed reads are retried.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerAdded' && query.getObserversCount() === 1 && hasFailedAhead(query)) tellFailure(query.state.error, query.meta);
  if (type === 'observerRemoved') noteShown(query);
});

function tellFailure(error: unknown, { operation, isBackground = false }: { operation?: Operation; isBackground?: boolean } = {}): void {
  // Background calls fail silently while the portal shows "Offline".
  if (operation && !(isBackground && isOffline())) reportFailure(operation, error);
}

export interface How {
  /** True for a background call: it does not keep an idle session alive. */
  background?: boolean;
  /** True if only the result shows a failure: for optional help such as suggestions. */
  isHelp?: boolean;
  /** Milliseconds for which the reply stays fresh; default: until its screen is left. */
  staleTime?: number;
}

/** Returns the reply of a reading endpoint as a value, cached under its path and query. */
export function replyOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, { background = false, isHelp = false, staleTime }: How = {}) {
  return queryOptions({
    queryKey: [endpoint.path, input.query ?? {}] as readonly unknown[],
    queryFn: ({ signal, queryKey }): Promise<ReplyOf<E>> => {
      const hasFailed = (queryClient.getQueryState(queryKey)?.errorUpdateCount ?? 0) > 0;
      if (hasFailed) hideErrors(endpoint.operation);
      return call(endpoint, input, { signal, background });
    },
    meta: isHelp ? {} : { operation: endpoint.operation, isBackground: background },
    staleTime: staleTime ?? freshAhead,
    retryOnMount: (query) => !hasFailedAhead(query),
  });
}

/** Prefetches the first read of a screen whose link was hovered or followed. Does not wait: the screen shows the result. */
export function askAhead(read: FetchQueryOptions, how: { isFollowed: boolean }): void {
  void queryClient.prefetchQuery(read);
  const query = queryClient.getQueryCache().find({ queryKey: read.queryKey });
  if (query && query.getObserversCount() === 0) noteAskedAhead(query, how);
}

type ReplyOptions<E extends Endpoint, Data> = Omit<UseQueryOptions<ReplyOf<E>, Error, Data>, 'queryKey' | 'queryFn' | 'meta'> & How;

/** Returns the reply of a reading endpoint for a screen. Forms need fresh data each time they open: `refetchOnMount: 'always'`. */
export function useReply<E extends Endpoint, Data = ReplyOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  { background = false, isHelp = false, ...options }: ReplyOptions<E, Data> = {},
): UseQueryResult<Data> {
  const reply = replyOf(endpoint, input, { background, isHelp });
  return useQuery({ ...reply, ...options } as UseQueryOptions<ReplyOf<E>, Error, Data>, queryClient);
}

/**
 * Refetches the shown replies of these endpoints after a change, whatever their query, and marks the other cached ones stale. A first reply still on its way
 * may predate the change: it is cancelled, which an invalidation alone does not do.
 */
export function readAnew(...endpoints: readonly Pick<Endpoint, 'path'>[]): void {
  for (const { path } of endpoints) {
    const queryKey = [path];
    void queryClient
      .cancelQueries({ queryKey, predicate: (query) => query.isActive() || isAskedAhead(query) })
      .then(() => queryClient.invalidateQueries({ queryKey }));
  }
}

/** An acting endpoint whose reply has a message for the user. */
export type Telling = Endpoint & { reply: z.core.$ZodType<{ message: string }> };

interface SendOptions<E extends Endpoint, Input> {
  /** Sends the same form under the same Idempotency-Key until it succeeds: a retry after a cut connection does not act twice. */
  isDoneOnce?: boolean | undefined;
  onSuccess?: (reply: ReplyOf<E>, input: Input) => void;
  onError?: (error: Error, input: Input) => void;
}

/** Sends an acting endpoint. `mutate(input)` starts it, `isPending` and `error` give its state; calls may overlap, so disable by `isPending`. */
export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E, InputOf<E>> = {}) {
  return useSendOf(endpoint, { ...options, toInput: (input: InputOf<E>) => input });
}

/** Works like `useSend`, for values that `toInput` turns into the call's input. */
export function useSendOf<E extends Endpoint, Input>(
  endpoint: E,
  {
    toInput,
    isDoneOnce = false,
    onSuccess,
    onError,
  }: SendOptions<E, Input> & { toInput: (input: Input) => InputOf<E> | Promise<InputOf<E>> },
) {
  const keys = useRef(new Map<string, string>());
  return useAction<ReplyOf<E>, Input>(endpoint.operation, {
    send: async (typed) => {
      const input = await toInput(typed);
      return call(endpoint, input, isDoneOnce ? { idempotencyKey: keyOf(keys.current, input) } : {});
    },
    onSuccess: (reply, input) => {
      keys.current.clear();
      onSuccess?.(reply, input);
    },
    onError,
  });
}

interface ActionOptions<Result, Input> {
  send: (input: Input) => Promise<Result>;
  onSuccess?: (result: Result, input: Input) => void;
  onError?: ((error: Error, input: Input) => void) | undefined;
  /** Called even if only a part succeeded. */
  onSettled?: () => void;
}

/** Works like `useSend`, for actions that take several calls of the operation. */
export function useAction<Result, Input = void>(
  operation: Operation,
  { send, onSuccess, onError, onSettled }: ActionOptions<Result, Input>,
) {
  return useMutation<Result, Error | CallError, Input>(
    {
      mutationFn: (input) => {
        hideErrors(operation);
        return send(input);
      },
      onSuccess: (result, input) => onSuccess?.(result, input),
      onError: (error, input) => {
        reportFailure(operation, error);
        onError?.(error, input);
      },
      onSettled: () => onSettled?.(),
    },
    queryClient,
  );
}

/** Returns the key of this very form, made when it is first sent. */
function keyOf(keys: Map<string, string>, input: unknown): string {
  const form = JSON.stringify(input);
  const key = keys.get(form) ?? newIdempotencyKey();
  keys.set(form, key);
  return key;
}

// Replies that a route requests before its screen is there. Each stays fresh for the screen, once. A failure is shown when the screen comes, if its link
// was followed; after a mere hover it is silent, and following the link calls again.

/** Milliseconds for which a reply stays fresh until its screen comes. */
const freshMs = 5_000;

const unseen = new WeakMap<object, { isFollowed: boolean }>();

interface Asked {
  readonly state: { readonly status: string; readonly errorUpdatedAt: number };
}

/** Notes that a link was hovered or followed. */
function noteAskedAhead(query: object, how: { isFollowed: boolean }): void {
  unseen.set(query, how);
}

/** Notes that the screen is left: opening it again calls again. */
function noteShown(query: object): void {
  unseen.delete(query);
}

/** True if the reply waits for a screen that is not there yet. */
function isAskedAhead(query: object): boolean {
  return unseen.has(query);
}

/** Milliseconds for which a reply needs no new call. */
function freshAhead(query: object): number {
  return isAskedAhead(query) ? freshMs : 0;
}

/** True if the call for a screen failed before the screen came. */
function hasFailedAhead(query: Asked): boolean {
  const { status, errorUpdatedAt } = query.state;
  return unseen.get(query)?.isFollowed === true && status === 'error' && Date.now() - errorUpdatedAt < freshMs;
}
