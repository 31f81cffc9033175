import { useId, useState } from 'react';
import { listViews, type SavedView } from '../../../shared/api/saved-views.ts';
import { useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { goTo, here, useQueryParameter } from '../../browser/history.ts';
import { Button } from '../../ui/Button.tsx';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useChosenColumns, type ColumnChoice } from '../../ui/table/shown-columns.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { savedOf, searchOfSaved } from './saved-view.ts';
import { SavedViewList } from './SavedViewList.tsx';
import { SaveViewForm } from './SaveViewForm.tsx';

interface SavedViewsProps {
  /** As the address calls the table. */
  table: string;
  /** What is shown now. */
  view: TableView;
  pageSize: number;
  columnChoice?: ColumnChoice;
}

/** Opens the saved views of a table, its own and the organisation's: to show one, to save the present one, to remove one. */
export function SavedViews({ table, view, pageSize, columnChoice }: SavedViewsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [filterBy] = useQueryParameter(`${table}-by`);
  const [columns, chooseColumns, isChosen] = useChosenColumns(columnChoice);
  const list = useReply(listViews, {}, { enabled: isOpen, staleTime: Number.POSITIVE_INFINITY });
  const show = ({ view: saved }: SavedView) => {
    // A view that was saved without a choice of columns leaves everybody theirs.
    if (saved.columns) chooseColumns(saved.columns);
    const { pathname, search, hash } = here();
    goTo(pathname + searchOfSaved(search, saved, { name: table, size: pageSize }) + hash);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Views
      </Button>
      {isOpen && (
        <section
          id={id}
          aria-label="Saved views"
          className="flex w-full flex-col gap-4 rounded-card border border-border bg-surface px-4 py-3"
        >
          {list.error && <LoadFailure errors={failureContent(list.error)} onRetry={() => void list.refetch()} />}
          {list.isPending && <DelayedSpinner />}
          {list.data && <SavedViewList views={list.data.message.filter((one) => one.table === table)} onShow={show} />}
          <SaveViewForm table={table} view={savedOf({ view, columns: isChosen ? columns : undefined, filterBy, size: pageSize })} />
        </section>
      )}
    </>
  );
}
