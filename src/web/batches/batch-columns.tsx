import type { ReactNode } from 'react';
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { isUnderWay } from './batch-progress.ts';
import type { BatchFileForm, Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';
import type { DownloadForm } from './batch-download.ts';
import type { BatchTableRow } from './batch-rows.ts';
import { BatchStateText, stateText } from './batch-states.tsx';
import { batchResultsText } from './batch-results.text.ts';

const text = batchResultsText;
const { columns: titles } = text;

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
    title: titles.action,
    type: 'action',
    wraps: true,
    label: (row) => ({ cancel: text.cancel.short, rerun: text.rerun.short, none: null })[offeredAction(row)],
    detail: ({ Filename }) => Filename,
    onAction: (row) => {
      const to = offeredAction(row);
      if (to !== 'none') onAsk(to, row);
    },
  };
  return [
    { id: 'Date', title: titles.date, value: ({ Date: date }) => shownTime(date), isMono: true, wraps: true },
    {
      id: 'Service',
      title: titles.service,
      isMono: true,
      content: (_, service) => <span className="block max-w-60 whitespace-normal">{service}</span>,
    },
    {
      id: 'status',
      title: titles.state,
      value: stateText,
      content: (row) => (
        <span className="inline-block min-w-22 py-1 whitespace-normal">
          <BatchStateText {...row} />
        </span>
      ),
    },
    { id: 'Records', title: titles.records },
    { id: 'answered', title: titles.answered },
    { id: 'files', title: titles.files, type: 'controls', content: files },
    {
      id: 'Filename',
      title: titles.filename,
      type: 'batchfile',
      value: ({ Filename }) => Filename,
      link: ({ id, result, Filename }) => result === null && pageLink(id, Filename),
      forms: ({ result }) => (result ? fileForms(result, onDownload) : []),
    },
    { id: 'email', title: titles.email, content: ({ mailWaits }, address) => <Address text={address} mailWaits={mailWaits} /> },
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
  const form = ({ label, spoken }: { label: string; spoken: string }, asked: DownloadForm) => ({
    label,
    spoken,
    onDownload: () => onDownload(row, asked),
  });
  return [
    form(text.forms.semicolons, {}),
    form(text.forms.commas, { separator: ',' }),
    form({ label: 'XLSX', spoken: 'XLSX' }, { format: 'xlsx' }),
    ...(row.failed > 0 ? [form(text.forms.failedRows, { rows: 'failed' })] : []),
  ];
}

/** A stranger's address gets its mail once they have agreed. */
function Address({ text: address, mailWaits }: { text: ReactNode; mailWaits: boolean }) {
  if (!mailWaits) return address;
  return (
    <span className="flex flex-col">
      <span>{address}</span>
      <span className="text-small text-text-2">{`○ ${text.mailWaits}`}</span>
    </span>
  );
}
