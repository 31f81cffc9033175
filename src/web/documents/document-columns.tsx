/** The columns of a document list. */
import { downloadFile, type DocumentRow } from '../../shared/documents/documents.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { fetchFile } from '../api/download.ts';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { CellText } from '../ui/table/cells.tsx';
import { RowActions } from '../ui/table/row-actions.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { tableText } from '../ui/table/table.text.ts';
import { shownTime, withoutZone } from '../ui/shown-time.ts';
import { fileSize } from '../ui/file-size.ts';
import { downloadsText } from './documents.text.ts';
import { fileFormat, howLongAgo } from './file-facts.ts';
import { startDownload } from './running-downloads.ts';

const { table: text } = downloadsText;

const column = columnsOf<DocumentRow>();

/** `seenAt` is the end of the last visit; what changed after it is new. */
export function documentColumns(matter: Matter, { seenAt, now }: { seenAt: string | null; now: Date }): Column<DocumentRow>[] {
  const isNew = ({ lastModificationDate }: DocumentRow) => seenAt !== null && Date.parse(lastModificationDate) > Date.parse(seenAt);
  const download = (row: DocumentRow) =>
    startDownload(row.filecode, nameOf(row), (options) => fetchFile(downloadFile, { query: { matter, file: row.filecode } }, options));
  return [
    column.accessor('title', {
      header: () => text.name,
      cell: (cell) => (
        <>
          {isNew(cell.row.original) && <span className="me-2 rounded-control bg-selected px-2 py-0.5 text-text">{text.isNew}</span>}
          <CellText of={cell} />
        </>
      ),
      meta: { shrinks: true },
    }),
    column.accessor(({ filename }) => fileFormat(filename), { id: 'format', header: () => text.type }),
    column.accessor('size', { header: () => text.size, cell: ({ row }) => fileSize(row.original.size) }),
    column.accessor('lastModificationDate', {
      header: () => text.modified,
      cell: ({ row: { original } }) => (
        <>
          <time dateTime={original.lastModificationDate} className="mono">
            {withoutZone(shownTime(original.lastModificationDate))}
          </time>{' '}
          <span className="text-text-2">{text.ago(howLongAgo(original.lastModificationDate, now))}</span>
        </>
      ),
      meta: { order: 'digits', isTime: true },
    }),
    column.accessor('sha256', {
      header: () => text.hash,
      cell: ({ row: { original } }) => (
        <span className="-my-1 inline-flex items-center gap-1">
          <Code>{original.sha256.slice(0, 8)}…</Code>
          <CopyButton text={original.sha256} label={text.copyHash(nameOf(original))} />
        </span>
      ),
      enableSorting: false,
    }),
    column.accessor(({ filename }) => filename, {
      id: 'download',
      header: () => text.download,
      cell: ({ row: { original } }) => (
        <RowActions of={nameOf(original)} actions={[{ label: tableText.cell.download, onPress: () => download(original) }]} />
      ),
      enableSorting: false,
      meta: { isAction: true },
    }),
  ];
}

/** A report comes as PDF and as CSV under one title. */
function nameOf({ title, filename }: DocumentRow): string {
  return `${title} (${fileFormat(filename)})`;
}
