import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { batchResults, type BatchResultRow } from '../../shared/batches/batches.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { isUnderWay } from './batch-progress.ts';

const pollIntervalMs = 2_000;

/**
 * The list of results, and the pages behind it once they were asked for. While something is under way all of them are asked for again, each from where
 * the one before it ends: a batch that is sent meanwhile pushes the last rows of a page to the next one.
 */
export function useBatchResults() {
  const { data, error, refetch, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: [batchResults.path, 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(batchResults, pageParam === null ? {} : { query: { before: pageParam } }, { signal, background: true }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      refetchInterval: ({ state: { data: reply, status } }) =>
        status === 'success' && reply?.pages.some(({ message }) => message.some((row) => isUnderWay(row.status))) ? pollIntervalMs : false,
      meta: { operation: batchResults.operation, isBackground: true },
    },
    queryClient,
  );
  const rows = useMemo(() => data && withoutRepeats(data.pages.flatMap(({ message }) => message)), [data]);
  const older = hasNextPage ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : null;
  return { rows, error, refetch, older };
}

/** Between the replies of two pages a batch may be sent, too. */
function withoutRepeats(rows: readonly BatchResultRow[]): BatchResultRow[] {
  return [...new Map(rows.map((row) => [`${row.id} ${row.Service}`, row])).values()];
}
