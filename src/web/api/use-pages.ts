/** A list that is read on, a page behind the other. All pages are asked for anew in their order, so that none is left out or there twice. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { call } from './call.ts';
import { queryClient, type How } from './queries.ts';

interface Pages<E extends Endpoint, Row> extends Pick<How, 'background' | 'staleTime'> {
  /** What asks for the page behind `before`; for the first one that is null. */
  inputOf: (before: string | null) => InputOf<E>;
  rowsOf: (reply: ReplyOf<E>) => readonly Row[];
  /** Behind what the next page begins; nothing where none is left. */
  olderOf: (reply: ReplyOf<E>) => string | null | undefined;
  /** How often all are asked for again, in ms, by what came last; false for never. */
  askedAgainMs?: (rows: readonly Row[]) => number | false;
}

/** The pages behind `before` one another, as far as they were asked for. `rowsOf` and `olderOf` stay the same from one drawing to the next. */
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
    /** Whether what is there is asked for anew. */
    isRefreshing: isFetching && !isFetchingNextPage,
    /** Where more is left. */
    older: hasNextPage ? { isLoading: isFetchingNextPage, load: () => void (isFetchingNextPage || fetchNextPage()) } : null,
  };
}
