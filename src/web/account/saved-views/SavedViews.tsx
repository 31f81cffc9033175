import { listViews, type SavedView } from '../../../shared/account/saved-views.ts';
import { useReply } from '../../api/queries.ts';
import { Loaded } from '../../api/Loaded.tsx';
import { useChangeSearch, useScreenSearch } from '../../ui/search.ts';
import { useChosenColumns } from '../../ui/table/shown-columns.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { savedOf, searchOfSaved, type SavedTable } from './saved-view.ts';
import { SavedViewList } from './SavedViewList.tsx';
import { viewsText } from '../account.text.ts';
import { SaveViewForm } from './SaveViewForm.tsx';

/** The views of a table: to show one, to save the present one, to remove one. */
export function SavedViews({ id, table, view }: { id: string; table: SavedTable; view: TableView }) {
  const { name, pageSize: size, columnChoice, savedAs = name } = table;
  const search = useScreenSearch((present) => present);
  const change = useChangeSearch();
  const [columns, chooseColumns, isChosen] = useChosenColumns(columnChoice);
  const list = useReply(listViews, {}, { staleTime: Number.POSITIVE_INFINITY });
  const show = ({ view: saved }: SavedView) => {
    // A view saved without a choice of columns keeps the reader's own choice.
    if (saved.columns) chooseColumns(saved.columns);
    change((now) => searchOfSaved(now, saved, { name, size }), { push: true });
  };
  return (
    <section
      id={id}
      aria-label={viewsText.title}
      className="flex w-full flex-col gap-4 rounded-card border border-border bg-surface px-4 py-3"
    >
      <Loaded reply={list} room="part">
        {({ message }) => <SavedViewList views={message.filter((one) => one.table === savedAs)} onShow={show} />}
      </Loaded>
      <SaveViewForm table={savedAs} view={savedOf({ view, columns: isChosen ? columns : undefined, search }, { name, size })} />
    </section>
  );
}
