import type { ReactNode } from 'react';
import type { BatchResultRow, BatchState } from '../../../../shared/api/batches.ts';
import { isUnderWay, type BatchSummary } from '../../../features/batches/batch-progress.ts';
import type { BatchFileForm, Column } from '../../../ui/table/columns.ts';
import { utcTime } from '../../../../shared/utc-time.ts';
import type { DownloadForm } from './batch-download.ts';

interface BatchColumnsOptions {
  summaries: ReadonlyMap<string, BatchSummary>;
  /** Whether batches may be cancelled and run again. */
  maySend: boolean;
  onDownload: (row: BatchResultRow, form: DownloadForm) => void;
  onAsk: (to: 'cancel' | 'rerun', row: BatchResultRow) => void;
}

/** Date, Service, Records, Filename and email as specified; between them how far each service is. */
export function batchColumns({ summaries, maySend, onDownload, onAsk }: BatchColumnsOptions): readonly Column<BatchResultRow>[] {
  const offered = (row: BatchResultRow) => offeredAction(row, summaries.get(row.id)?.isUnderWay ?? false);
  const action: Column<BatchResultRow> = {
    id: 'action',
    title: 'Action',
    type: 'action',
    label: (row) => ({ cancel: 'Cancel', rerun: 'Run again with failed rows', none: null })[offered(row)],
    detail: ({ Filename }) => Filename,
    onAction: (row) => {
      const to = offered(row);
      if (to !== 'none') onAsk(to, row);
    },
  };
  return [
    { id: 'Date', title: 'Date', value: ({ Date: date }) => utcTime(date), isMono: true },
    { id: 'Service', title: 'Service', isMono: true },
    { id: 'status', title: 'State', value: stateText, content: (row) => <State row={row} /> },
    { id: 'Records', title: 'Records' },
    {
      id: 'Filename',
      title: 'Filename',
      type: 'batchfile',
      value: ({ Filename }) => Filename,
      forms: (row) => fileForms(row, onDownload),
    },
    { id: 'email', title: 'Email', content: ({ mailWaits }, text) => <Address text={text} mailWaits={mailWaits} /> },
    ...(maySend ? [action] : []),
  ];
}

/** One batch is cancelled as a whole and runs again as a whole, and only when all its services have ended. Of a failed one no row is known. */
function offeredAction({ status }: BatchResultRow, isBatchUnderWay: boolean): 'cancel' | 'rerun' | 'none' {
  if (isUnderWay(status)) return 'cancel';
  return status === 'partly' && !isBatchUnderWay ? 'rerun' : 'none';
}

function fileForms(row: BatchResultRow, onDownload: BatchColumnsOptions['onDownload']): readonly BatchFileForm[] {
  if (row.status !== 'done' && row.status !== 'partly') return [];
  const form = (label: string, spoken: string, asked: DownloadForm) => ({ label, spoken, onDownload: () => onDownload(row, asked) });
  return [
    form('CSV ;', 'CSV with semicolons', {}),
    form('CSV ,', 'CSV with commas', { separator: ',' }),
    form('XLSX', 'XLSX', { format: 'xlsx' }),
    ...(row.failed > 0 ? [form('Failed rows', 'CSV of the failed rows', { rows: 'failed' })] : []),
  ];
}

const states: Record<BatchState, { sign: string; word: string; textClass: string }> = {
  queued: { sign: '○', word: 'Queued', textClass: 'text-text-2' },
  running: { sign: '◐', word: 'Running', textClass: 'text-link' },
  done: { sign: '✓', word: 'Done', textClass: 'text-success' },
  partly: { sign: '◑', word: 'Partly done', textClass: 'text-warning' },
  failed: { sign: '✕', word: 'Failed', textClass: 'text-danger' },
  cancelled: { sign: '–', word: 'Cancelled', textClass: 'text-text-2' },
};

function stateText({ status, progress, failed }: BatchResultRow): string {
  const { word } = states[status];
  const text = isUnderWay(status) ? `${word} ${progress} %` : word;
  return failed > 0 ? `${text}, ${failed.toLocaleString('en')} failed` : text;
}

/** A stranger's address gets its mail once they have agreed. */
function Address({ text, mailWaits }: { text: ReactNode; mailWaits: boolean }) {
  if (!mailWaits) return text;
  return (
    <span className="flex flex-col">
      <span>{text}</span>
      <span className="text-small text-text-2">○ Mail waits for confirmation</span>
    </span>
  );
}

function State({ row }: { row: BatchResultRow }) {
  const { sign, textClass } = states[row.status];
  return (
    <span className={`inline-flex gap-1.5 ${textClass}`}>
      <span aria-hidden="true">{sign}</span>
      <span className="tabular-nums">{stateText(row)}</span>
    </span>
  );
}
