/** Query records, the newest first, and more of them on request. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryRecords, queryTotals } from '../../shared/query-records/query-records.ts';
import { call } from '../api/call.ts';
import { queryClient, useReply } from '../api/queries.ts';
import type { RecordsQuery } from './query-filters.ts';

export function useQueryRecords(query: RecordsQuery) {
  const options = { staleTime: Number.POSITIVE_INFINITY };
  const { data, error, refetch, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      ...options,
      queryKey: [queryRecords.path, query],
      queryFn: ({ pageParam, signal }) =>
        call(queryRecords, { query: { ...query, ...(pageParam === null ? {} : { before: pageParam }) } }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ response }) => response.older,
      meta: { operation: queryRecords.operation },
    },
    queryClient,
  );
  const totals = useReply(queryTotals, { query }, options);
  const rows = useMemo(() => data?.pages.flatMap(({ response }) => response.rows), [data]);
  return {
    rows,
    error,
    totals: totals.data?.response,
    totalsError: totals.error,
    isFetching,
    isLoadingOlder: isFetchingNextPage,
    hasOlder: hasNextPage,
    loadOlder: () => void fetchNextPage(),
    reload: () => {
      void refetch();
      void totals.refetch();
    },
  };
}
