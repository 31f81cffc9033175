/** A table's view as it is saved, and back. */
import type { SavedTableView } from '../../../shared/api/saved-views.ts';
import { firstView, type TableView } from '../../ui/table/table-view.ts';

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
