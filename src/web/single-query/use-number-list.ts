/** Several numbers in the address, whose verdicts are a table. */
import { useMemo } from 'react';
import { here, useHash } from '../browser/history.ts';
import { queryClient } from '../api/queries.ts';
import { useChangeSearch } from '../ui/search.ts';
import { listFragment, readListFragment, readQueryFragment, type LinkedList } from './query-link.ts';

/** Name of the rows in the cache: they stay for a later return until the session ends. */
export const listCache = 'number list';
queryClient.setQueryDefaults([listCache], { gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY });

export function useNumberList() {
  const hash = useHash();
  const change = useChangeSearch();
  const list = useMemo(() => readListFragment(hash), [hash]);
  /** Shows the table of these numbers. A search queries them, even if it did so before. */
  const show = (next: LinkedList, { isSearch }: { isSearch: boolean }) => {
    const now = here().hash;
    const fragment = listFragment(next);
    const isResult = readListFragment(now) !== null || readQueryFragment(now)?.isShown === true;
    if (isSearch) void queryClient.resetQueries({ queryKey: [listCache] });
    if (now !== fragment) change((search) => search, { hash: fragment.slice(1), push: isSearch && isResult });
  };
  return { list, show };
}
