/** A table with saved views: the user's own, and those of the organisation. */
import { Suspense, useId, useState } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { PanelButton } from '../../ui/table/PanelButton.tsx';
import { useTableViewInAddress } from '../../ui/table/use-table-view.ts';
import { viewsText } from '../account.text.ts';
import type { SavedTable } from './saved-view.ts';

/** Loaded on demand, since few open it. */
const savedViews = codeChunk(() => import('./SavedViews.tsx').then(({ SavedViews }) => SavedViews));

/** Answers the props of a `DataTable` whose view is in the address and can be saved. */
export function useSavedTable(table: SavedTable) {
  const { name, pageSize, columnChoice } = table;
  const state = useTableViewInAddress(name, pageSize);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <PanelButton panelId={id} isOpen={isOpen} onToggle={setOpen}>
      {viewsText.button}
    </PanelButton>
  );
  const panel = isOpen && (
    <Suspense fallback={<DelayedSpinner room="part" />}>
      <savedViews.Component id={id} table={table} view={state.view} />
    </Suspense>
  );
  return { ...state, pageSize, ...(columnChoice && { columnChoice }), views: { button, panel } };
}
