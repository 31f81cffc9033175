/** Where a table's view is kept: in the component, or in the query string so that Back undoes and a link shows the same rows. */
import { useCallback, useState } from 'react';
import { useChangeSearch, useScreenSearch, useSearchNow, useSearchTextNow, type TableName } from '../search.ts';
import { firstView, searchWithView, viewFromSearch, type TableView } from './table-view.ts';

export type ViewState = {
  view: TableView;
  /** What stands in the filter's field, where that is ahead of what the table shows. */
  typed?: string;
  /** Takes what changed. */
  onViewChange: (part: Partial<TableView>) => void;
};

export function useTableView(size: number): ViewState {
  const [view, setView] = useState(() => firstView(size));
  const onViewChange = useCallback((part: Partial<TableView>) => setView((now) => ({ ...now, ...part })), []);
  return { view, onViewChange };
}

/** The view under `name-page`, `name-size`, `name-sort` and `name-filter`. Typing on in a filter replaces the entry of the history. */
export function useTableViewInAddress(name: TableName, size: number): ViewState {
  const address = { name, size };
  const view = useScreenSearch((search) => viewFromSearch(search, address));
  const typed = useSearchTextNow(`${name}-filter`) ?? '';
  const searchNow = useSearchNow();
  const change = useChangeSearch();
  const onViewChange = (part: Partial<TableView>) => {
    const isTypingOn = Boolean(part.filter) && viewFromSearch(searchNow(), address).filter !== '';
    change((now) => searchWithView(now, part, address), { push: !isTypingOn });
  };
  return { view, typed, onViewChange };
}
