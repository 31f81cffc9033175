import { rowSelectionFeature } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { watchList } from '../../shared/watch/watch.ts';
import { tablePageSizes } from '../../shared/base/limits.ts';
import { useReply } from '../api/queries.ts';
import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { ReadOnlyNotice, supportViewReason } from '../ui/ReadOnlyNotice.tsx';
import type { TableOf } from '../ui/table/columns.ts';
import { Cards } from '../ui/table/Cards.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useFilterChoice } from '../ui/table/use-filter-choice.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { AddEntries } from './AddEntries.tsx';
import { RemoveEntries } from './RemoveEntries.tsx';
import { firstShown, rowsOf, shownDigits, watchedColumns, type WatchedRow } from './watched-rows.tsx';
import { watchText } from './watch.text.ts';

const text = watchText.list;
const [pageSize] = tablePageSizes;
const columnChoice = { name: 'watched', first: firstShown };

/** Keeps the reply, since nothing else holds a hidden tab's data. Without it, the tab comes back with an empty form and nothing selected. */
const keptMs = Number.POSITIVE_INFINITY;

/** The watch list of the organisation. A support view only reads it. */
export function WatchListTab() {
  const { isSupportView } = useSession();
  const reply = useReply(watchList, {}, { gcTime: keptMs });
  const { data } = reply;
  const rows = useMemo(() => data && rowsOf(data.message), [data]);
  const reload = () => void reply.refetch();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{text.tab}</h2>
      <p className="max-w-prose wrap-anywhere text-text-2">{text.lead}</p>
      {isSupportView && <ReadOnlyNotice id="watch-read-only" reason={supportViewReason} />}
      <Loaded reply={{ ...reply, data: data && rows && { most: data.most, rows } }}>
        {({ most, rows: watched }) => (
          <>
            {!isSupportView && <AddEntries rows={watched} most={most} onAdded={reload} />}
            {watched.length >= most && <Alert tone="warning">{text.full(most)}</Alert>}
            <p>{text.count(watched.length, most)}</p>
            {!isSupportView && (
              <div className="print:hidden">
                <MailChoice />
              </div>
            )}
            <WatchedTable rows={watched} mayRemove={!isSupportView} onSettled={reload} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function MailChoice() {
  const { watchMails = 'daily' } = usePreferences();
  return (
    <Checkbox
      label={text.mails}
      checked={watchMails === 'daily'}
      onChange={(isWanted) => choosePreferences({ watchMails: isWanted ? 'daily' : 'none' })}
    />
  );
}

interface WatchedTableProps {
  rows: readonly WatchedRow[];
  mayRemove: boolean;
  onSettled: () => void;
}

function WatchedTable({ rows, mayRemove, onSettled }: WatchedTableProps) {
  const [asked, setAsked] = useState<{ rows: readonly WatchedRow[]; onRemoved: () => void } | null>(null);
  const table = useSavedTable({ name: 'watched', pageSize, columnChoice });
  const columns = useMemo(() => watchedColumns(mayRemove), [mayRemove]);
  const filter = useFilterChoice('watched', columns);
  return (
    <>
      <DataTable
        {...table}
        contents={['watched-numbers']}
        name={text.table}
        columns={columns}
        rows={rows}
        rowId={shownDigits}
        filter={filter}
        empty={{ title: text.empty, about: text.emptyAbout }}
        cards={Cards}
        selection={rowSelectionFeature}
        tools={(selecting) => mayRemove && rows.length > 0 && <Selecting table={selecting} onRemove={setAsked} />}
      />
      {asked && <RemoveEntries {...asked} onClose={() => setAsked(null)} onSettled={onSettled} />}
    </>
  );
}

interface SelectingProps {
  table: TableOf<WatchedRow>;
  onRemove: (asked: { rows: readonly WatchedRow[]; onRemoved: () => void }) => void;
}

/** Selects the rows that match the filter, and removes the selected ones, whatever the filter. */
function Selecting({ table, onRemove }: SelectingProps) {
  const matching = table.getFilteredRowModel().rows.length;
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  const clear = () => table.resetRowSelection(true);
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" disabled={matching === 0} onClick={() => table.toggleAllRowsSelected(true)}>
        {text.selectAll(matching)}
      </Button>
      {selected.length > 0 && (
        <>
          <Button variant="secondary" size="small" onClick={clear}>
            {text.selectNone}
          </Button>
          <Button variant="danger" size="small" onClick={() => onRemove({ rows: selected, onRemoved: clear })}>
            {text.remove(selected.length)}
          </Button>
        </>
      )}
    </span>
  );
}
