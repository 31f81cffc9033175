import { useMemo, useState } from 'react';
import {
  exportQueryRecords,
  type QueryRecordRow,
  queryRecords,
  queryTotals,
  type RecordExportFormat,
} from '../../shared/query-records/query-records.ts';
import { queryRecordsPageSize } from '../../shared/base/limits.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { fetchFile } from '../api/download.ts';
import { reportFailure } from '../api/report-failure.ts';
import { saveFile } from '../browser/save-file.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { useChangeSearch, useScreenSearch } from '../ui/search.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { Download } from '../ui/table/TableToolbar.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { useUtcToday } from '../reports/use-utc-today.ts';
import { formatLoaded, formatTotals } from './format-totals.ts';
import { queryRecordsText as text } from './query-records.text.ts';
import { queryColumns } from './query-columns.tsx';
import { daysOfSearch, type FilterName, isFiltered, queryOfSearch, type RecordsQuery, searchWith } from './query-filters.ts';
import { QueryFilters } from './QueryFilters.tsx';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { useReply } from '../api/queries.ts';
import { usePages } from '../api/use-pages.ts';

const tableName = 'queries';

/** The single queries behind the reports, and those that were imported. */
export function QueryRecordsTab() {
  const today = useUtcToday();
  const search = useScreenSearch((present) => present);
  const isAdministrator = holds(useSession().permissions, bits.user_management);
  const query = useMemo(() => queryOfSearch(search, today), [search, today]);
  const columns = useMemo(() => queryColumns(isAdministrator), [isAdministrator]);
  const table = useSavedTable({ name: tableName, pageSize: queryRecordsPageSize });
  const found = useQueryRecords(query);
  const download = useExport(query);
  const change = useChangeSearch();
  const choose = (name: FilterName | 'period', value: string | null) => change((now) => searchWith(now, name, value), { push: true });
  const refresh = (
    <Button variant="secondary" size="small" isLoading={found.isRefreshing} onClick={found.reload}>
      {text.refresh}
    </Button>
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{text.title}</h2>
      <QueryFilters query={query} days={daysOfSearch(search, today)} today={today} isAdministrator={isAdministrator} onChange={choose} />
      <div className="flex flex-col gap-1">
        <output className="font-semibold">{found.totals ? formatTotals(found.totals) : found.totalsError && text.totals.notLoaded}</output>
        <p className="text-text-2">
          {text.days(query.from, query.to)} {!isAdministrator && text.masked}
        </p>
      </div>
      <Loaded reply={{ data: found.rows, error: found.error, refetch: found.reload }}>
        {(rows) => (
          <DataTable
            {...table}
            name={text.table}
            columns={columns}
            rows={rows}
            rowId={rowId}
            download={download}
            empty={isFiltered(query) ? undefined : { title: text.empty, about: text.emptyAbout, action: refresh }}
            tools={() => refresh}
          />
        )}
      </Loaded>
      {found.older && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" isLoading={found.older.isLoading} onClick={found.older.load}>
            {text.loadOlder}
          </Button>
          <span className="text-text-2">{formatLoaded(found.rows?.length ?? 0, found.totals)}</span>
        </div>
      )}
    </div>
  );
}

function rowId({ id }: QueryRecordRow): string {
  return id;
}

/** Exports all records, since the table holds only the loaded ones. */
function useExport(query: RecordsQuery): Download {
  const [isLoading, setLoading] = useState(false);
  const save = (format: RecordExportFormat) => {
    if (isLoading) return;
    setLoading(true);
    fetchFile(exportQueryRecords, { query: { ...query, format } })
      .then(saveFile, (failure: unknown) => reportFailure('Download', failure))
      .finally(() => setLoading(false));
  };
  return { csv: () => save('csv'), xlsx: () => save('xlsx'), isLoading };
}

/** Query records, the newest first, and more of them on request. */
type Page = ReplyOf<typeof queryRecords>;

function useQueryRecords(query: RecordsQuery) {
  const staleTime = Number.POSITIVE_INFINITY;
  const inputOf = (before: string | null) => ({ query: { ...query, ...(before === null ? {} : { before }) } });
  const { refetch, ...records } = usePages(queryRecords, { inputOf, rowsOf, olderOf, staleTime });
  const totals = useReply(queryTotals, { query }, { staleTime });
  return {
    ...records,
    totals: totals.data?.response,
    totalsError: totals.error,
    reload: () => {
      void refetch();
      void totals.refetch();
    },
  };
}

const rowsOf = ({ response }: Page) => response.rows;
const olderOf = ({ response }: Page) => response.older;
