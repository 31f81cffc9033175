import { useId, useState } from 'react';
import { listViews, type SavedView } from '../../../shared/api/saved-views.ts';
import { useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useQueryParameter } from '../../browser/history.ts';
import { Button } from '../../ui/Button.tsx';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useChosenColumns, type ColumnChoice } from '../../ui/table/shown-columns.ts';
import type { ViewState } from '../../ui/table/use-table-view.ts';
import { savedOf, viewOfSaved } from './saved-view.ts';
import { SavedViewList } from './SavedViewList.tsx';
import { SaveViewForm } from './SaveViewForm.tsx';

interface SavedViewsProps extends ViewState {
  /** As the address calls the table. */
  table: string;
  pageSize: number;
  columnChoice?: ColumnChoice;
}

/** Opens the saved views of a table, its own and the organisation's: to show one, to save the present one, to remove one. */
export function SavedViews({ table, view, onViewChange, pageSize, columnChoice }: SavedViewsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [filterBy, setFilterBy] = useQueryParameter(`${table}-by`);
  const [columns, chooseColumns, isChosen] = useChosenColumns(columnChoice);
  const list = useReply(listViews, {}, { enabled: isOpen, staleTime: Number.POSITIVE_INFINITY });
  const show = ({ view: saved }: SavedView) => {
    if (columnChoice) chooseColumns(saved.columns ?? null);
    setFilterBy(saved.filterBy ?? null);
    onViewChange(viewOfSaved(saved, pageSize));
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
