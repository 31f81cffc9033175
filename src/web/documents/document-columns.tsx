/** The columns of a document list. */
import { downloadFile, type DocumentRow } from '../../shared/documents/documents.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { fetchFile } from '../api/download.ts';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Button } from '../ui/Button.tsx';
import { CellText } from '../ui/table/cells.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { tableText } from '../ui/table/table.text.ts';
import { shownTime } from '../ui/shown-time.ts';
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
      header: text.name,
      // The column stays in place on a narrow screen, so it must leave room for the others.
      cell: (cell) => (
        <span className="flex items-center gap-2 max-md:w-36 max-md:flex-wrap max-md:py-1 max-md:whitespace-normal">
          <span>
            <CellText of={cell} />
          </span>
          {isNew(cell.row.original) && <span className="rounded-control bg-selected px-2 py-0.5 text-text">{text.isNew}</span>}
        </span>
      ),
    }),
    column.accessor(({ filename }) => filename, {
      id: 'download',
      header: text.download,
      cell: ({ row: { original } }) => (
        <Button variant="secondary" size="small" onClick={() => download(original)}>
          {tableText.cell.download}
          <span className="sr-only"> {nameOf(original)}</span>
        </Button>
      ),
      enableSorting: false,
    }),
    column.accessor(({ filename }) => fileFormat(filename), { id: 'format', header: text.type }),
    column.accessor('size', { header: text.size, cell: ({ row }) => fileSize(row.original.size) }),
    column.accessor('lastModificationDate', {
      header: text.modified,
      cell: ({ row: { original } }) => (
        <span className="inline-block py-1 whitespace-normal">
          <time dateTime={original.lastModificationDate} title={original.lastModificationDate} className="mono whitespace-nowrap">
            {shownTime(original.lastModificationDate)}
          </time>{' '}
          <span className="whitespace-nowrap text-text-2">{text.ago(howLongAgo(original.lastModificationDate, now))}</span>
        </span>
      ),
      meta: { order: 'digits' },
    }),
    column.accessor('sha256', {
      header: text.hash,
      cell: ({ row: { original } }) => (
        <span className="inline-flex items-center gap-1">
          <span title={original.sha256}>
            <Code>{original.sha256.slice(0, 8)}…</Code>
          </span>
          <CopyButton text={original.sha256} label={text.copyHash(nameOf(original))} />
        </span>
      ),
      enableSorting: false,
    }),
  ];
}

/** A report comes as PDF and as CSV under one title. */
function nameOf({ title, filename }: DocumentRow): string {
  return `${title} (${fileFormat(filename)})`;
}
