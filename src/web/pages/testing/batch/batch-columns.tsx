import type { ReactNode } from 'react';
import type { BatchResultRow } from '../../../../shared/api/batches.ts';
import { isUnderWay } from '../../../features/batches/batch-progress.ts';
import type { BatchFileForm, Column } from '../../../ui/table/columns.ts';
import { utcTime } from '../../../../shared/utc-time.ts';
import type { DownloadForm } from './batch-download.ts';
import type { BatchTableRow } from './batch-rows.ts';
import { BatchStateText, stateText } from './batch-states.tsx';

interface BatchColumnsOptions {
  /** Whether batches may be cancelled and run again. */
  maySend: boolean;
  onDownload: (row: BatchResultRow, form: DownloadForm) => void;
  onAsk: (to: 'cancel' | 'rerun', row: BatchTableRow) => void;
  /** What leads to the page of a batch, and the menu of its files. */
  pageLink: (id: string, name: string) => ReactNode;
  files: (row: BatchTableRow) => ReactNode;
}

/** Date, Service, Records, Filename and email as specified; between them how far each batch and service is. */
export function batchColumns({ maySend, onDownload, onAsk, pageLink, files }: BatchColumnsOptions): readonly Column<BatchTableRow>[] {
  const action: Column<BatchTableRow> = {
    id: 'action',
    title: 'Action',
    type: 'action',
    label: (row) => ({ cancel: 'Cancel', rerun: 'Run again with failed rows', none: null })[offeredAction(row)],
    detail: ({ Filename }) => Filename,
    onAction: (row) => {
      const to = offeredAction(row);
      if (to !== 'none') onAsk(to, row);
    },
  };
  return [
    { id: 'Date', title: 'Date', value: ({ Date: date }) => utcTime(date), isMono: true },
    {
      id: 'Service',
      title: 'Service',
      isMono: true,
      content: (_, text) => <span className="block max-w-60 whitespace-normal">{text}</span>,
    },
    { id: 'status', title: 'State', value: stateText, content: (row) => <BatchStateText {...row} /> },
    { id: 'Records', title: 'Records' },
    { id: 'answered', title: 'Answered' },
    { id: 'files', title: 'Files', type: 'controls', content: files },
    {
      id: 'Filename',
      title: 'Filename',
      type: 'batchfile',
      value: ({ Filename }) => Filename,
      link: ({ id, result, Filename }) => result === null && pageLink(id, Filename),
      forms: ({ result }) => (result ? fileForms(result, onDownload) : []),
    },
    { id: 'email', title: 'Email', content: ({ mailWaits }, text) => <Address text={text} mailWaits={mailWaits} /> },
    ...(maySend ? [action] : []),
  ];
}

/** One batch is cancelled as a whole and runs again as a whole, and only when all its services have ended. Of a failed one no row is known. */
function offeredAction({ status, result }: BatchTableRow): 'cancel' | 'rerun' | 'none' {
  if (result !== null) return 'none';
  if (isUnderWay(status)) return 'cancel';
  return status === 'partly' ? 'rerun' : 'none';
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
