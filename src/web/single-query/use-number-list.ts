/** Several numbers in the address, whose verdicts are a table. */
import { useEffect, useMemo } from 'react';
import { here, useHash } from '../browser/history.ts';
import { queryClient } from '../api/queries.ts';
import { useChangeSearch } from '../ui/search.ts';
import { chosenServices, firstServices } from './chosen-services.ts';
import { listFragment, readListFragment, readNumbersAlone, readQueryFragment, type LinkedList } from './query-link.ts';

/** Name of the rows in the cache: they stay for a later return until the session ends. */
export const listCache = 'number list';
queryClient.setQueryDefaults([listCache], { gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY });

export function useNumberList() {
  const hash = useHash();
  const change = useChangeSearch();
  const list = useMemo(() => readListFragment(hash), [hash]);
  useEffect(() => {
    const numbers = readNumbersAlone(hash);
    if (numbers.length === 0) return;
    const addServices = async () => {
      const services = chosenServices() ?? (await firstServices());
      if (here().hash === hash) change((search) => search, { hash: listFragment({ numbers, services }).slice(1) });
    };
    void addServices();
  }, [hash, change]);
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
