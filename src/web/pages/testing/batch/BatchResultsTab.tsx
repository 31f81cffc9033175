import { useEffect, useMemo, useRef, useState } from 'react';
import { batchResults, type BatchResultRow } from '../../../../shared/api/batches.ts';
import { batchResultDays, tablePageSize } from '../../../../shared/limits.ts';
import { bits } from '../../../../shared/permissions.ts';
import { announce } from '../../../ui/Announcer.tsx';
import { isUnderWay, progressNews, summariseBatches, type BatchSummary } from '../../../features/batches/batch-progress.ts';
import { useReply } from '../../../api/queries.ts';
import { failureContent } from '../../../api/report-failure.ts';
import { usePermission, useSession } from '../../../session/session.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useTableViewInAddress } from '../../../ui/table/use-table-view.ts';
import { DelayedSpinner } from '../../../ui/DelayedSpinner.tsx';
import { batchColumns } from './batch-columns.tsx';
import { downloadResult } from './batch-download.ts';
import { BatchLimits } from './BatchLimits.tsx';
import { CancelBatch } from './CancelBatch.tsx';
import { RerunBatch } from './RerunBatch.tsx';

const tableName = 'batches';
const pollIntervalMs = { underWay: 2_000, idle: 30_000 };

/** The batches of the organisation, a row a service. The list follows the server by itself and leaves focus, selection and scroll alone. */
export function BatchResultsTab() {
  const { data: rows, error, refetch } = useBatchResults();
  const maySend = usePermission(bits.batch_query) && !useSession().isSupportView;
  const [asked, setAsked] = useState<{ to: 'cancel' | 'rerun'; batch: BatchSummary } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const summaries = useMemo(() => summariseBatches(rows ?? []), [rows]);
  const columns = useMemo(() => {
    const ask = (to: 'cancel' | 'rerun', { id }: BatchResultRow) => {
      const batch = summaries.get(id);
      if (!batch) return;
      setAsked({ to, batch });
      setAsking(true);
    };
    return batchColumns({ summaries, maySend, onDownload: downloadResult, onAsk: ask });
  }, [summaries, maySend]);
  const tableView = useTableViewInAddress(tableName, tablePageSize);
  const region = useFocusKept(rows);
  useProgressNews(summaries, rows !== undefined);
  const dialog = { isOpen: isAsking, onClose: () => setAsking(false) };
  return (
    <div ref={region} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-h2 font-semibold">Batch Results</h2>
        <p className="text-text-2">The last {batchResultDays} days, newest first. Times are UTC.</p>
        {maySend && <BatchLimits />}
        {rows?.some(({ mailWaits }) => mailWaits) && <WaitingMails />}
      </div>
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {rows === undefined && error === null && <DelayedSpinner />}
      {rows && (
        <DataTable
          {...tableView}
          name="Batch results"
          columns={columns}
          rows={rows}
          rowId={rowId}
          pageSize={tablePageSize}
          filter={{ column: 'Filename', label: 'Search Filename' }}
          emptyText={rows.length === 0 ? 'No results to show' : 'No matches found'}
        />
      )}
      {asked?.to === 'cancel' && <CancelBatch {...dialog} batch={asked.batch} />}
      {asked?.to === 'rerun' && <RerunBatch {...dialog} batch={asked.batch} />}
    </div>
  );
}

function WaitingMails() {
  return (
    <p className="text-text-2">
      A mail to an address outside your organisation waits until it is confirmed there, by a link that was sent to it. The results are here
      meanwhile.
    </p>
  );
}

function useBatchResults() {
  return useReply(
    batchResults,
    {},
    {
      background: true,
      select: ({ message }) => message,
      refetchInterval: ({ state: { data, status } }) =>
        status === 'success' && data?.message.some((row) => isUnderWay(row.status)) ? pollIntervalMs.underWay : pollIntervalMs.idle,
    },
  );
}

function useProgressNews(summaries: ReadonlyMap<string, BatchSummary>, isLoaded: boolean) {
  const before = useRef<ReadonlyMap<string, BatchSummary>>(null);
  useEffect(() => {
    if (!isLoaded) return;
    // What stood there at first is read with the table.
    const news = before.current ? progressNews(before.current, summaries) : [];
    before.current = summaries;
    if (news.length > 0) announce(news.join('. '));
  }, [summaries, isLoaded]);
}

/** A button that goes with its batch's end, while it has the focus, leaves it to the table's heading instead of to nothing. */
function useFocusKept(rows: unknown) {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const element = region.current;
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    region.current?.querySelector('caption')?.focus({ preventScroll: true });
  }, [rows]);
  return region;
}

function rowId({ id, Service }: BatchResultRow): string {
  return `${id} ${Service}`;
}
