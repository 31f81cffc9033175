import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { isUnderWay } from './batch-progress.ts';
import { Icon } from '../ui/Icon.tsx';
import type { MenuGroup } from '../ui/MenuButton.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { waiting } from '../ui/state-drawings.ts';
import { CellText } from '../ui/table/cells.tsx';
import { actionsColumn, leadTo } from '../ui/table/row-actions.tsx';
import { columnsOf, type Column, type ShownCell } from '../ui/table/columns.ts';
import { tableText } from '../ui/table/table.text.ts';
import { shownTime } from '../ui/shown-time.ts';
import type { DownloadForm } from './batch-download.ts';
import { fileOf, type BatchTableRow } from './batch-rows.ts';
import { BatchStateText, stateText } from './batch-states.tsx';
import { batchResultsText } from './batch-results.text.ts';

const text = batchResultsText;
const { columns: titles } = text;

interface BatchColumnsOptions {
  /** True if the user may cancel and rerun batches. */
  maySend: boolean;
  onDownload: (row: BatchResultRow, form: DownloadForm) => void;
  onAsk: (to: 'cancel' | 'rerun', row: BatchTableRow) => void;
  filesOf: (row: BatchTableRow) => readonly MenuGroup[];
}

const column = columnsOf<BatchTableRow>();
const link = 'link block w-fit max-w-full min-w-6 truncate text-start leading-6';

/** Columns of the batch table: Date, Service, Records, Filename and email as specified; between them the progress of each batch and service. */
export function batchColumns({ maySend, onDownload, onAsk, filesOf }: BatchColumnsOptions): readonly Column<BatchTableRow>[] {
  return [
    column.accessor(({ Date: date }) => shownTime(date), { id: 'Date', header: () => titles.date, meta: { isMono: true, isTime: true } }),
    column.accessor('Service', { header: () => titles.service, meta: { isMono: true, shrinks: true } }),
    column.accessor(stateText, {
      id: 'status',
      header: () => titles.state,
      cell: ({ row }) => <BatchStateText {...row.original} />,
      meta: { shrinks: true },
    }),
    column.accessor('Records', { header: () => titles.records }),
    column.accessor('answered', { header: () => titles.answered }),
    column.accessor('Filename', {
      header: () => titles.filename,
      cell: (cell) => {
        const { original } = cell.row;
        const name = <CellText of={cell} />;
        const file = fileOf(original);
        if (file === null)
          return original.result === null ? (
            <ScreenLink to="/testing/batch/$id" params={{ id: original.id }} className={link}>
              {name}
            </ScreenLink>
          ) : (
            name
          );
        return (
          <button type="button" className={link} onClick={() => onDownload(file, {})}>
            <span className="sr-only">{tableText.cell.download} </span>
            {name}
          </button>
        );
      },
      meta: { shrinks: true },
    }),
    column.accessor('email', {
      header: () => titles.email,
      cell: (cell) => <Address of={cell} mailWaits={cell.row.original.mailWaits} />,
      meta: { shrinks: true },
    }),
    actionsColumn((row) => {
      const to = maySend ? offeredAction(row) : 'none';
      const files = filesOf(row);
      return {
        of: row.result ? row.Filename : row.batch.name,
        actions: [
          to !== 'none' && { label: text[to].short, onPress: () => onAsk(to, row) },
          row.result === null && fileOf(row) !== null && leadTo(text.details, { to: '/testing/batch/$id', params: { id: row.id } }),
          files.length > 0 && { label: text.menu.label, groups: files },
        ],
      };
    }),
  ];
}

/** Returns the action for a batch. It is cancelled and rerun as a whole, the latter only once all services have ended; a failed batch has no known rows. */
export function offeredAction({ status, result }: BatchTableRow): 'cancel' | 'rerun' | 'none' {
  if (result !== null) return 'none';
  if (isUnderWay(status)) return 'cancel';
  return status === 'partly' ? 'rerun' : 'none';
}

/** Shows an address. One outside the organisation gets mail once its reader agrees. */
function Address({ of, mailWaits }: { of: ShownCell; mailWaits: boolean }) {
  const address = <CellText of={of} />;
  if (!mailWaits) return address;
  return (
    <>
      {address}{' '}
      <span className="text-text-2">
        <span className="me-1 inline-block align-text-bottom">
          <Icon drawing={waiting} />
        </span>
        {text.mailWaits}
      </span>
    </>
  );
}
