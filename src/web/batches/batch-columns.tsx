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
  /** Whether batches may be cancelled and run again. */
  maySend: boolean;
  onDownload: (row: BatchResultRow, form: DownloadForm) => void;
  onAsk: (to: 'cancel' | 'rerun', row: BatchTableRow) => void;
  /** What leads to the page of a batch, and the menu of its files. */
  pageLink: (id: string, name: string) => ReactNode;
  files: (row: BatchTableRow) => ReactNode;
}

const column = columnsOf<BatchTableRow>();

/** Date, Service, Records, Filename and email as specified; between them how far each batch and service is. */
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

/** One batch is cancelled as a whole and runs again as a whole, and only when all its services have ended. Of a failed one no row is known. */
export function offeredAction({ status, result }: BatchTableRow): 'cancel' | 'rerun' | 'none' {
  if (result !== null) return 'none';
  if (isUnderWay(status)) return 'cancel';
  return status === 'partly' ? 'rerun' : 'none';
}

/** One form of a result file: what the button says, in words where that is a sign, and what it fetches. */
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

/** A button for each form in which the file can be fetched. */
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

/** A stranger's address gets its mail once they have agreed. */
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
