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
import { DataTable } from '../ui/table/DataTable.tsx';
import { useFilterChoice } from '../ui/table/use-filter-choice.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { AddEntries } from './AddEntries.tsx';
import { RemoveEntries } from './RemoveEntries.tsx';
import { filterChoices, firstShown, rowsOf, shownDigits, watchedColumns, type WatchedRow } from './watched-rows.tsx';
import { watchText } from './watch.text.ts';

const text = watchText.list;
const [pageSize] = tablePageSizes;
const columnChoice = { name: 'watched', first: firstShown };

/** Nothing else holds what a hidden tab was drawn from. Once it is forgotten, the tab comes back with an empty form and nothing chosen. */
const keptMs = Number.POSITIVE_INFINITY;

/** What the organisation watches. A support view only looks. */
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const table = useSavedTable({ name: 'watched', pageSize, columnChoice });
  const filter = useFilterChoice('watched', filterChoices);
  const columns = useMemo(
    () => watchedColumns(mayRemove ? { chosen, onToggle: (row) => setChosen(toggled(chosen, shownDigits(row))) } : null),
    [chosen, mayRemove],
  );
  const matching = useMemo(
    () => rowsMatching(rows, { column: filter.column, text: table.view.filter }),
    [rows, filter.column, table.view.filter],
  );
  const marked = rows.filter((row) => chosen.has(shownDigits(row)));
  return (
    <>
      <DataTable
        {...table}
        name={text.table}
        columns={columns}
        rows={rows}
        rowId={shownDigits}
        filter={filter}
        emptyText={text.empty}
        tools={
          mayRemove &&
          rows.length > 0 && (
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                disabled={matching.length === 0}
                onClick={() => setChosen(new Set([...chosen, ...matching.map(shownDigits)]))}
              >
                {text.selectAll(matching.length)}
              </Button>
              {marked.length > 0 && (
                <>
                  <Button variant="secondary" size="small" onClick={() => setChosen(new Set())}>
                    {text.selectNone}
                  </Button>
                  <Button variant="danger" size="small" onClick={() => setAsked(true)}>
                    {text.remove(marked.length)}
                  </Button>
                </>
              )}
            </span>
          )
        }
      />
      {isAsked && (
        <RemoveEntries rows={marked} onClose={() => setAsked(false)} onRemoved={() => setChosen(new Set())} onSettled={onSettled} />
      )}
    </>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);
}

/** As the table's filter has it. */
function rowsMatching(
  rows: readonly WatchedRow[],
  { column, text: sought }: { column: 'digits' | 'operator'; text: string },
): readonly WatchedRow[] {
  const valueOf = (row: WatchedRow) => (column === 'digits' ? shownDigits(row) : row.operator);
  const wanted = sought.toLowerCase();
  return sought === '' ? rows : rows.filter((row) => valueOf(row).toLowerCase().includes(wanted));
}
