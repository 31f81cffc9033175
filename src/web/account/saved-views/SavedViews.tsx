import { useId } from 'react';
import { listViews, type SavedTableView, type SavedView, saveView } from '../../../shared/account/saved-views.ts';
import { useReply } from '../../api/queries.ts';
import { Loaded } from '../../api/Loaded.tsx';
import { useChangeSearch, useScreenSearch } from '../../ui/search.ts';
import { useChosenColumns } from '../../ui/table/shown-columns.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { savedOf, type SavedTable, searchOfSaved } from './saved-view.ts';
import { SavedViewList } from './SavedViewList.tsx';
import { viewsText } from '../account.text.ts';
import { bodyResolver } from '../../api/contract-resolver.ts';
import { useCallForm } from '../../api/use-call-form.ts';
import { inOne, useField } from '../../api/use-contract-form.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The views of a table: to show one, to save the present one, to remove one. */
export function SavedViews({ table, view }: { table: SavedTable; view: TableView }) {
  const { name, pageSize: size, columnChoice, savedAs = name } = table;
  const id = useId();
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
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {viewsText.title}
      </h3>
      <Loaded reply={list} room="part">
        {({ message }) => <SavedViewList views={message.filter((one) => one.table === savedAs)} onShow={show} />}
      </Loaded>
      <SaveViewForm table={savedAs} view={savedOf({ view, columns: isChosen ? columns : undefined, search }, { name, size })} />
    </section>
  );
}

const { save: text } = viewsText;

const defaultValues = { name: '', isShared: false };

/** Saves the table's present view. A view of the user's own with the same name is replaced. */
function SaveViewForm({ table, view }: { table: string; view: SavedTableView }) {
  const { isSupportView, userInfo } = useSession();
  const resolver = bodyResolver(saveView.body, (typed: typeof defaultValues) => ({ table, view, ...typed }));
  const form = useCallForm(saveView, {
    resolver,
    defaultValues,
    input: (body) => ({ body }),
    refreshes: [listViews],
    onDone: () => {
      form.reset();
    },
  });
  const name = useField(form.control, 'name');
  const isShared = useField(form.control, 'isShared');
  if (isSupportView) return null;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="w-full max-w-80 sm:w-64">
        <TextField {...name} label={text.name} error={inOne(form.errors)} autoComplete="off" />
      </div>
      <div className="beside-field">
        <Checkbox
          label={text.shared(userInfo?.organisation ?? text.theOrganisation)}
          checked={isShared.value}
          onChange={isShared.onChange}
        />
      </div>
      <div className="beside-field">
        <Button type="submit" variant="secondary" isLoading={form.isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
