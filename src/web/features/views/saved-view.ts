/** A table's view as it is saved, and back. */
import type { SavedTableView } from '../../../shared/api/saved-views.ts';
import { firstView, searchWithView, type TableAddress, type TableView } from '../../ui/table/table-view.ts';

interface Shown {
  view: TableView;
  /** Those that were chosen; undefined where the table shows its own choice. */
  columns: readonly string[] | undefined;
  filterBy: string | null;
  /** The table's own page size. */
  size: number;
}

/** What differs from the table at first. The page is left out: which rows it holds changes from day to day. */
export function savedOf({ view, columns, filterBy, size }: Shown): SavedTableView {
  return {
    ...(columns && { columns: [...columns] }),
    ...(view.filter !== '' && { filter: view.filter }),
    ...(filterBy !== null && { filterBy }),
    ...(view.sort && { sort: view.sort }),
    ...(view.size !== size && { size: view.size }),
  };
}

export function viewOfSaved({ filter = '', sort, size }: SavedTableView, ownSize: number): TableView {
  return { ...firstView(size ?? ownSize), filter, sort: sort ?? null };
}

/** The query string with all of a saved view but its columns in it, with its "?". */
export function searchOfSaved(search: string, saved: SavedTableView, table: TableAddress): string {
  const parameters = new URLSearchParams(search);
  if (saved.filterBy === undefined) parameters.delete(`${table.name}-by`);
  else parameters.set(`${table.name}-by`, saved.filterBy);
  return searchWithView(parameters.toString(), viewOfSaved(saved, table.size), table);
}
