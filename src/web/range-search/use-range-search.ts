import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { rangeSearch } from '../../shared/range-search/range-search.ts';
import { rangeSearchPageSize } from '../../shared/base/limits.ts';
import { useSend } from '../api/queries.ts';
import { here, history } from '../browser/history.ts';
import { useChangeSearch } from '../ui/search.ts';
import { firstView, searchWithView } from '../ui/table/table-view.ts';
import { gnrFragment, nothingAsked, queryOf, RangeQuery, readGnrFragment, type RangesAsked } from './range-query.ts';

/** Prefix of this table's page, order and filter in the address, apart from other tables. */
export const tableName = 'ranges';

/** A result with its query. `isPressed` is true if the user pressed Search: then a notice opens. */
export type Found = ReplyOf<typeof rangeSearch>['response'] & { asked: RangesAsked; isPressed: boolean };

/** Searches, and keeps the query in the address: a reload, a link or Back searches again, without the notice. `onAddress` receives the query of the address. */
export function useRangeSearch(onAddress: (asked: RangesAsked) => void) {
  const [found, setFound] = useState<Found | null>(null);
  const latest = useRef({ text: '', isPressed: false });
  const send = useSend(rangeSearch, {
    onSuccess: ({ response }, { query }) => {
      const { range = '', operator = '', country = '', type = '' } = query ?? {};
      const asked = { range, operator, country, type };
      // Of two searches on their way, the first may finish last.
      if (gnrFragment(asked) === latest.current.text) setFound({ ...response, asked, isPressed: latest.current.isPressed });
    },
  });
  const { mutate } = send;
  const change = useChangeSearch();

  useEffect(() => {
    const follow = () => {
      const { number: _, ...fragment } = readGnrFragment(here().hash);
      const { data: asked } = RangeQuery.safeParse({ ...nothingAsked, ...fragment });
      if (asked === undefined || gnrFragment(asked) === latest.current.text) return;
      latest.current = { text: gnrFragment(asked), isPressed: false };
      onAddress(asked);
      mutate({ query: queryOf(asked) });
    };
    follow();
    return history.subscribe(follow);
  }, [mutate, onAddress]);

  const search = (asked: RangesAsked) => {
    const text = gnrFragment(asked);
    latest.current = { text, isPressed: true };
    const size = rangeSearchPageSize;
    change((now) => searchWithView(now, firstView(size), { name: tableName, size }), { push: here().hash !== '', hash: text.slice(1) });
    mutate({ query: queryOf(asked) });
  };
  return { found, search, isPending: send.isPending, failure: send.error };
}
