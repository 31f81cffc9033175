/** Storage of a table's view: in the component, or in the query string so that Back undoes and a link shows the same rows. */
import { useCallback, useState } from 'react';
import { useChangeSearch, useScreenSearch, useSearchNow, useSearchTextNow, type TableName } from '../search.ts';
import { firstView, searchWithView, viewFromSearch, type TableView } from './table-view.ts';

export type ViewState = {
  view: TableView;
  /** Text of the filter's field, if it is ahead of the table. */
  typed?: string;
  /** Receives the changed part. */
  onViewChange: (part: Partial<TableView>) => void;
};

export function useTableView(size: number): ViewState {
  const [view, setView] = useState(() => firstView(size));
  const onViewChange = useCallback((part: Partial<TableView>) => setView((now) => ({ ...now, ...part })), []);
  return { view, onViewChange };
}

/** Keeps the view under `name-page`, `name-size`, `name-sort` and `name-filter`. Further typing in a filter replaces the entry of the history. */
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
