import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { exportWatchChanges, watchChanges, type WatchChange } from '../../shared/watch/watch.ts';
import { watchChangesPageSize } from '../../shared/base/limits.ts';
import { call } from '../api/call.ts';
import { fetchFile } from '../api/download.ts';
import { queryClient } from '../api/queries.ts';
import { reportFailure } from '../api/report-failure.ts';
import { saveFile } from '../browser/save-file.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { changeColumns } from './change-columns.tsx';
import { watchText } from './watch.text.ts';

const text = watchText.changes;

/** What changed, the newest first; older changes on request. */
export function WatchChangesTab() {
  const { data, error, refetch, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useChanges();
  const rows = useMemo(() => data?.pages.flatMap(({ message }) => message), [data]);
  const table = useSavedTable({ name: 'changes', pageSize: watchChangesPageSize, savedAs: 'watch-changes' });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{text.tab}</h2>
      <p className="max-w-prose wrap-anywhere text-text-2">{text.lead}</p>
      <Loaded reply={{ data: rows, error, refetch }}>
        {(changes) => (
          <>
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button variant="secondary" size="small" isLoading={isFetching && !isFetchingNextPage} onClick={() => void refetch()}>
                {text.refresh}
              </Button>
              {changes.length > 0 && <ExportButton />}
            </div>
            <DataTable
              {...table}
              name={text.table}
              columns={changeColumns}
              rows={changes}
              rowId={rowId}
              mayDownload={false}
              emptyText={text.empty}
            />
          </>
        )}
      </Loaded>
      {hasNextPage && (
        <div>
          <Button variant="secondary" isLoading={isFetchingNextPage} onClick={() => isFetchingNextPage || void fetchNextPage()}>
            {text.older}
          </Button>
        </div>
      )}
    </div>
  );
}

function useChanges() {
  return useInfiniteQuery(
    {
      queryKey: [watchChanges.path, 'pages'],
      queryFn: ({ pageParam, signal }) => call(watchChanges, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ older }) => older,
      meta: { operation: watchChanges.operation },
    },
    queryClient,
  );
}

function rowId({ id }: WatchChange): string {
  return id;
}

/** The table holds what is loaded; the file holds everything. */
function ExportButton() {
  const [isLoading, setLoading] = useState(false);
  const save = () => {
    setLoading(true);
    fetchFile(exportWatchChanges, { query: {} })
      .then(saveFile, (failure: unknown) => reportFailure('Download', failure))
      .finally(() => setLoading(false));
  };
  return (
    <Button variant="secondary" size="small" isLoading={isLoading} onClick={() => isLoading || save()}>
      {text.download}
    </Button>
  );
}
