import type { ReactNode } from 'react';
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { isUnderWay } from './batch-progress.ts';
import { Button } from '../ui/Button.tsx';
import { CellText, RowButton } from '../ui/table/cells.tsx';
import { columnsOf, type Column, type ShownCell } from '../ui/table/columns.ts';
import { tableText } from '../ui/table/table.text.ts';
import { shownTime } from '../ui/shown-time.ts';
import type { DownloadForm } from './batch-download.ts';
import type { BatchTableRow } from './batch-rows.ts';
import { BatchStateText, stateText } from './batch-states.tsx';
import { batchResultsText } from './batch-results.text.ts';

const text = batchResultsText;
const { columns: titles } = text;

interface BatchColumnsOptions {
  /** True if the user may cancel and rerun batches. */
  maySend: boolean;
  onDownload: (row: BatchResultRow, form: DownloadForm) => void;
  onAsk: (to: 'cancel' | 'rerun', row: BatchTableRow) => void;
  /** Renders the link to the page of a batch; `files` the menu of its files. */
  pageLink: (id: string, name: string) => ReactNode;
  files: (row: BatchTableRow) => ReactNode;
}

const column = columnsOf<BatchTableRow>();

/** Columns of the batch table: Date, Service, Records, Filename and email as specified; between them the progress of each batch and service. */
export function batchColumns({ maySend, onDownload, onAsk, pageLink, files }: BatchColumnsOptions): readonly Column<BatchTableRow>[] {
  const action = column.display({
    id: 'action',
    header: titles.action,
    cell: ({ row: { original } }) => {
      const to = offeredAction(original);
      return to !== 'none' && <RowButton label={text[to].short} of={original.Filename} wraps onPress={() => onAsk(to, original)} />;
    },
  });
  return [
    column.accessor(({ Date: date }) => shownTime(date), { id: 'Date', header: titles.date, meta: { isMono: true, wraps: true } }),
    column.accessor('Service', {
      header: titles.service,
      cell: (cell) => (
        <span className="block max-w-60 whitespace-normal">
          <CellText of={cell} />
        </span>
      ),
      meta: { isMono: true },
    }),
    column.accessor(stateText, {
      id: 'status',
      header: titles.state,
      cell: ({ row }) => (
        <span className="inline-block min-w-22 py-1 whitespace-normal">
          <BatchStateText {...row.original} />
        </span>
      ),
    }),
    column.accessor('Records', { header: titles.records }),
    column.accessor('answered', { header: titles.answered }),
    column.display({ id: 'files', header: titles.files, cell: ({ row }) => files(row.original) }),
    column.accessor('Filename', {
      header: titles.filename,
      cell: (cell) => {
        const { id, result, Filename } = cell.row.original;
        return (
          <span className="block py-1.5">
            {result === null ? pageLink(id, Filename) : <CellText of={cell} />}
            {result && <Forms name={Filename} forms={fileForms(result, onDownload)} />}
          </span>
        );
      },
    }),
    column.accessor('email', {
      header: titles.email,
      cell: (cell) => <Address of={cell} mailWaits={cell.row.original.mailWaits} />,
    }),
    ...(maySend ? [action] : []),
  ];
}

/** Returns the action for a batch. It is cancelled and rerun as a whole, the latter only once all services have ended; a failed batch has no known rows. */
export function offeredAction({ status, result }: BatchTableRow): 'cancel' | 'rerun' | 'none' {
  if (result !== null) return 'none';
  if (isUnderWay(status)) return 'cancel';
  return status === 'partly' ? 'rerun' : 'none';
}

/** One form of a result file: its button label, the spoken one if that is a sign, and its download. */
interface FileForm {
  label: string;
  spoken: string;
  onDownload: () => void;
}

function fileForms(row: BatchResultRow, onDownload: BatchColumnsOptions['onDownload']): readonly FileForm[] {
  if (row.status !== 'done' && row.status !== 'partly') return [];
  const form = ({ label, spoken = label }: { label: string; spoken?: string }, asked: DownloadForm) => ({
    label,
    spoken,
    onDownload: () => onDownload(row, asked),
  });
  return [
    form(text.forms.semicolons, {}),
    form(text.forms.commas, { separator: ',' }),
    form({ label: 'XLSX' }, { format: 'xlsx' }),
    ...(row.failed > 0 ? [form(text.forms.failedRows, { rows: 'failed' })] : []),
  ];
}

/** Shows a button for each form of the file. */
function Forms({ name, forms }: { name: string; forms: readonly FileForm[] }) {
  if (forms.length === 0) return null;
  return (
    <span className="mt-1 flex gap-1.5">
      {forms.map(({ label, spoken, onDownload }) => (
        <Button
          key={label}
          variant="secondary"
          size="small"
          className="px-2!"
          aria-label={tableText.cell.downloadFile(name, spoken)}
          onClick={onDownload}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

/** Shows an address. One outside the organisation gets mail once its reader agrees. */
function Address({ of, mailWaits }: { of: ShownCell; mailWaits: boolean }) {
  const address = <CellText of={of} />;
  if (!mailWaits) return address;
  return (
    <span className="flex flex-col">
      <span>{address}</span>
      <span className="text-small text-text-2">{`○ ${text.mailWaits}`}</span>
    </span>
  );
}
