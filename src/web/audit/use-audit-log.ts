/** The audit log, newest first, and more of it on request. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { auditLog } from '../../shared/audit/audit.ts';
import { auditLogPageSize } from '../../shared/base/limits.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';

export function useAuditLog() {
  const { data, error, refetch, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: [auditLog.path],
      queryFn: ({ pageParam, signal }) => call(auditLog, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
      initialPageParam: null as string | null,
      // Fewer than a call answers at most mean that nothing older is left.
      getNextPageParam: ({ message }) => (message.length < auditLogPageSize ? null : message.at(-1)?.id),
      meta: { operation: auditLog.operation },
    },
    queryClient,
  );
  const entries = useMemo(() => data?.pages.flatMap(({ message }) => message), [data]);
  return { entries, error, refetch, isLoadingOlder: isFetchingNextPage, hasOlder: hasNextPage, loadOlder: fetchNextPage };
}
