/** A table with saved views: the user's own, and those of the organisation. */
import { Suspense } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTableViewInAddress } from '../../ui/table/use-table-view.ts';
import type { SavedTable } from './saved-view.ts';

/** Loaded on demand, since few open it. */
const savedViews = codeChunk(() => import('./SavedViews.tsx').then(({ SavedViews }) => SavedViews));

/** Answers the props of a `DataTable` whose view is in the address and can be saved. */
export function useSavedTable(table: SavedTable) {
  const { name, pageSize, columnChoice } = table;
  const state = useTableViewInAddress(name, pageSize);
  const views = (
    <Suspense fallback={<Skeleton room="part" />}>
      <savedViews.Component table={table} view={state.view} />
    </Suspense>
  );
  return { ...state, pageSize, ...(columnChoice && { columnChoice }), views };
}
