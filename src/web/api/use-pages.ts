/** A list that loads further pages. A refresh reads all pages again in order, so that no row is missing or duplicated. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { call } from './call.ts';
import { queryClient, type How } from './queries.ts';

interface Pages<E extends Endpoint, Row> extends Pick<How, 'background' | 'staleTime'> {
  /** Returns the input for the page after `before`; null for the first page. */
  inputOf: (before: string | null) => InputOf<E>;
  rowsOf: (reply: ReplyOf<E>) => readonly Row[];
  /** Cursor of the next page; null or undefined if there is none. */
  olderOf: (reply: ReplyOf<E>) => string | null | undefined;
  /** Returns the milliseconds until all pages are refreshed, given the latest rows; false for never. */
  askedAgainMs?: (rows: readonly Row[]) => number | false;
}

/** Returns the pages loaded so far, in order. `rowsOf` and `olderOf` must be stable between renders. */
export function usePages<E extends Endpoint, Row>(endpoint: E, { inputOf, rowsOf, olderOf, ...how }: Pages<E, Row>) {
  const { background = false, staleTime = 0, askedAgainMs } = how;
  const { data, error, refetch, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: [endpoint.path, 'pages', inputOf(null).query ?? {}],
      queryFn: ({ pageParam, signal }) => call(endpoint, inputOf(pageParam), { signal, background }),
      initialPageParam: null as string | null,
      getNextPageParam: olderOf,
      staleTime,
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data && askedAgainMs ? askedAgainMs(state.data.pages.flatMap(rowsOf)) : false,
      meta: { operation: endpoint.operation, isBackground: background },
    },
    queryClient,
  );
  const rows = useMemo(() => data?.pages.flatMap(rowsOf), [data, rowsOf]);
  return {
    rows,
    error,
    refetch,
    /** True while the loaded pages are refreshed. */
    isRefreshing: isFetching && !isFetchingNextPage,
    /** Loader of the next page; null after the last. */
    older: hasNextPage ? { isLoading: isFetchingNextPage, load: () => void (isFetchingNextPage || fetchNextPage()) } : null,
  };
}
