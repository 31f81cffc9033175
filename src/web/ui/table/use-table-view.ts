/** Where a table's view is kept: in the component, or in the query string so that Back undoes and a link shows the same rows. */
import { useMemo, useState } from 'react';
import { goTo, here, replaceWith, useSearchString } from '../../browser/history.ts';
import { firstView, searchWithView, viewFromSearch, type TableView } from './table-view.ts';

export type ViewState = { view: TableView; onViewChange: (view: TableView) => void };

export function useTableView(size: number): ViewState {
  const [view, onViewChange] = useState(() => firstView(size));
  return { view, onViewChange };
}

/** The view under `name-page`, `name-size`, `name-sort` and `name-filter`. Typing on in a filter replaces the entry of the history. */
export function useTableViewInAddress(name: string, size: number): ViewState {
  const searchString = useSearchString();
  const view = useMemo(() => viewFromSearch(new URLSearchParams(searchString), { name, size }), [searchString, name, size]);
  const onViewChange = (next: TableView) => {
    const { pathname, search, hash } = here();
    const isTypingOn = next.filter !== view.filter && next.filter !== '' && view.filter !== '';
    (isTypingOn ? replaceWith : goTo)(pathname + searchWithView(search, next, { name, size }) + hash);
  };
  return { view, onViewChange };
}
