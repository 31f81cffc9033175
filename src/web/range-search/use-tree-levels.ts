import { useQueries } from '@tanstack/react-query';
import { rangeTree, type RangeBranch } from '../../shared/range-search/range-tree.ts';
import { queryClient, replyOf } from '../api/queries.ts';

const freshMs = 5 * 60_000;

/** Returns the loaded levels below these prefixes, and the first failure. */
export function useTreeLevels(prefixes: readonly string[]) {
  const replies = useQueries(
    {
      queries: prefixes.map((prefix) => replyOf(rangeTree, { query: { prefix } }, { staleTime: freshMs })),
    },
    queryClient,
  );
  const levels = new Map<string, readonly RangeBranch[]>();
  for (const { data } of replies) if (data) levels.set(data.response.prefix, data.response.branches);
  const failed = replies.find(({ error }) => error !== null);
  return {
    levels,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
