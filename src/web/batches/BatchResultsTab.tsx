import { currentConfig } from '../api/public-config.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { tablePageSize } from '../../shared/base/limits.ts';
import { bits } from '../../shared/base/permissions.ts';
import { announce } from '../ui/Announcer.tsx';
import { type BatchOverview, isUnderWay, progressNews, summariseBatches } from './batch-progress.ts';
import { usePermission, useSession } from '../session/session.ts';
import { Loaded } from '../api/Loaded.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { Button } from '../ui/Button.tsx';
import { fileGroups } from './batch-files.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { batchColumns } from './batch-columns.tsx';
import { batchRows, type BatchTableRow, rowKey } from './batch-rows.ts';
import { downloadResult } from './batch-download.ts';
import { BatchLimits } from './BatchLimits.tsx';
import { CancelBatch } from './CancelBatch.tsx';
import { RerunBatch } from './RerunBatch.tsx';
import { batchResultsText } from './batch-results.text.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { type BatchResultRow, batchResults } from '../../shared/batches/batches.ts';
import { usePages } from '../api/use-pages.ts';

const tableName = 'batches';
const text = batchResultsText;

/** Lists the organisation's batches, each expandable to its services. The list follows the server and keeps focus, selection and scroll. */
export function BatchResultsTab() {
  const { rows: results, error, refetch, older } = useBatchResults();
  const { isSupportView } = useSession();
  const maySend = usePermission(bits.batch_query) && !isSupportView;
  const [asked, setAsked] = useState<{ to: 'cancel' | 'rerun'; batch: BatchOverview } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const summaries = useMemo(() => summariseBatches(results ?? []), [results]);
  const rows = useMemo(() => results && batchRows(results), [results]);
  const columns = useMemo(() => {
    const ask = (to: 'cancel' | 'rerun', { batch }: BatchTableRow) => {
      setAsked({ to, batch });
      setAsking(true);
    };
    return batchColumns({ maySend, onDownload: downloadResult, onAsk: ask, filesOf });
  }, [maySend]);
  const table = useSavedTable({ name: tableName, pageSize: tablePageSize });
  const region = useFocusKept(rows);
  useProgressNews(summaries, rows !== undefined);
  const dialog = { isOpen: isAsking, onClose: () => setAsking(false) };
  return (
    <div ref={region} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-h2 font-semibold">{text.title}</h2>
        <p className="text-text-2">{text.about(currentConfig().batchesKeptDays)}</p>
        {maySend && <BatchLimits />}
        {results?.some(({ mailWaits }) => mailWaits) && <WaitingMails />}
      </div>
      <Loaded reply={{ data: rows, error, refetch }} room="table">
        {(batches) => (
          <DataTable
            {...table}
            contents={['batch-results']}
            name={text.table.name}
            columns={columns}
            rows={batches}
            rowId={rowKey}
            subRows={subRows}
            filter={{ column: 'Filename', label: text.table.filter }}
            empty={{ title: text.table.nothing, about: text.table.nothingAbout, action: maySend && toBatchQuery }}
          />
        )}
      </Loaded>
      {older && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          {text.older.about}
          <Button variant="secondary" size="small" isLoading={older.isLoading} onClick={older.load}>
            {text.older.show}
          </Button>
        </p>
      )}
      {asked?.to === 'cancel' && <CancelBatch {...dialog} batch={asked.batch} />}
      {asked?.to === 'rerun' && <RerunBatch {...dialog} batch={asked.batch} />}
    </div>
  );
}

const filesOf = (row: BatchTableRow) => fileGroups(row, downloadResult);

const toBatchQuery = (
  <ButtonLink to="/testing" search={{ tab: 'batch-query' }}>
    {text.table.send}
  </ButtonLink>
);

const subRows = {
  of: ({ services }: BatchTableRow) => services,
  label: ({ batch }: BatchTableRow) => text.table.servicesOf(batch.name),
};

function WaitingMails() {
  return <p className="text-text-2">{text.waitingMails}</p>;
}

function useProgressNews(summaries: ReadonlyMap<string, BatchOverview>, isLoaded: boolean) {
  const before = useRef<ReadonlyMap<string, BatchOverview>>(null);
  useEffect(() => {
    if (!isLoaded) return;
    // The first rows are read out with the table.
    const news = before.current ? progressNews(before.current, summaries) : [];
    before.current = summaries;
    if (news.length > 0) announce(news.join('. '));
  }, [summaries, isLoaded]);
}

/** Moves the focus to the table's heading if its button disappears with the end of its batch. */
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

type Page = ReplyOf<typeof batchResults>;

const pollIntervalMs = 2_000;

/**
 * Returns the list of results with the pages loaded so far. While a batch is under way all are refreshed: a new batch pushes the last rows of a page to the
 * next.
 */
function useBatchResults() {
  const { rows: listed, ...pages } = usePages(batchResults, { inputOf, rowsOf, olderOf, askedAgainMs, background: true });
  const rows = useMemo(() => listed && withoutRepeats(listed), [listed]);
  return { ...pages, rows };
}

const inputOf = (before: string | null) => (before === null ? {} : { query: { before } });
const rowsOf = ({ message }: Page) => message;
const olderOf = ({ next }: Page) => next;
const askedAgainMs = (rows: readonly BatchResultRow[]) => (rows.some(({ status }) => isUnderWay(status)) ? pollIntervalMs : false);

/** Removes repeats: a batch may be sent between the replies of two pages. */
function withoutRepeats(rows: readonly BatchResultRow[]): BatchResultRow[] {
  return [...new Map(rows.map((row) => [`${row.id} ${row.Service}`, row])).values()];
}
