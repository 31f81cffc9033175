import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { rangeSearch } from '../../shared/range-search/range-search.ts';
import { rangeSearchPageSize } from '../../shared/base/limits.ts';
import { useSend } from '../api/queries.ts';
import { here, history } from '../browser/history.ts';
import { useChangeSearch } from '../ui/search.ts';
import { firstView, searchWithView } from '../ui/table/table-view.ts';
import { gnrFragment, nothingAsked, queryOf, RangeQuery, readGnrFragment, type RangesAsked } from './range-query.ts';

/** Keeps this table's page, order and filter apart from others in the address. */
export const tableName = 'ranges';

/** What a search answered, what was asked, and whether somebody pressed Search for it: then a notice comes with it. */
export type Found = ReplyOf<typeof rangeSearch>['response'] & { asked: RangesAsked; isPressed: boolean };

/**
 * Searches, and keeps what was searched in the address: a reload, a link that is opened and Back to a search before search again,
 * without the notice. `onAddress` learns what the address asks for.
 */
export function useRangeSearch(onAddress: (asked: RangesAsked) => void) {
  const [found, setFound] = useState<Found | null>(null);
  const latest = useRef({ text: '', isPressed: false });
  const send = useSend(rangeSearch, {
    onSuccess: ({ response }, { query }) => {
      const { range = '', operator = '', country = '', type = '' } = query ?? {};
      const asked = { range, operator, country, type };
      // Of two searches under way the first may be answered last.
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
