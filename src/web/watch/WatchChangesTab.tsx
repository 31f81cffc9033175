import { useState } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { exportWatchChanges, watchChanges, type WatchChange } from '../../shared/watch/watch.ts';
import { watchChangesPageSize } from '../../shared/base/limits.ts';
import { fetchFile } from '../api/download.ts';
import { reportFailure } from '../api/report-failure.ts';
import { usePages } from '../api/use-pages.ts';
import { saveFile } from '../browser/save-file.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { Cards } from '../ui/table/Cards.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { Download } from '../ui/table/TableToolbar.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { changeColumns } from './change-columns.tsx';
import { watchText } from './watch.text.ts';

const text = watchText.changes;

/** The changes of watched answers, newest first; older changes on request. */
export function WatchChangesTab() {
  const { rows, older, isRefreshing, ...reply } = usePages(watchChanges, { inputOf, rowsOf, olderOf });
  const download = useExport();
  const table = useSavedTable({ name: 'changes', pageSize: watchChangesPageSize, savedAs: 'watch-changes' });
  const refresh = (
    <Button variant="secondary" size="small" isLoading={isRefreshing} onClick={() => void reply.refetch()}>
      {text.refresh}
    </Button>
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{text.tab}</h2>
      <p className="max-w-prose wrap-anywhere text-text-2">{text.lead}</p>
      <Loaded reply={{ ...reply, data: rows }}>
        {(changes) => (
          <DataTable
            {...table}
            name={text.table}
            columns={changeColumns}
            rows={changes}
            rowId={rowId}
            download={download}
            cards={Cards}
            empty={{ title: text.empty, about: text.emptyAbout, action: refresh }}
            tools={() => refresh}
          />
        )}
      </Loaded>
      {older && (
        <div>
          <Button variant="secondary" isLoading={older.isLoading} onClick={older.load}>
            {text.older}
          </Button>
        </div>
      )}
    </div>
  );
}

const inputOf = (before: string | null) => ({ query: before === null ? {} : { before } });
const rowsOf = ({ message }: ReplyOf<typeof watchChanges>) => message;
const olderOf = ({ older }: ReplyOf<typeof watchChanges>) => older;

function rowId({ id }: WatchChange): string {
  return id;
}

/** Exports all changes, since the table holds only the loaded ones. */
function useExport(): Download {
  const [isLoading, setLoading] = useState(false);
  const csv = () => {
    if (isLoading) return;
    setLoading(true);
    fetchFile(exportWatchChanges, { query: {} })
      .then(saveFile, (failure: unknown) => reportFailure('Download', failure))
      .finally(() => setLoading(false));
  };
  return { csv, isLoading };
}
