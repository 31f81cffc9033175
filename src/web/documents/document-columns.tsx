/** The columns of a document list. */
import { downloadFile, type DocumentRow } from '../../shared/documents/documents.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { fetchFile } from '../api/download.ts';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import type { Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';
import { fileSize } from '../ui/file-size.ts';
import { downloadsText } from './downloads.text.ts';
import { fileFormat, howLongAgo } from './file-facts.ts';
import { startDownload } from './running-downloads.ts';

const { table: text } = downloadsText;

/** `seenAt` is the end of the last visit; what changed after it is new. */
export function documentColumns(matter: Matter, { seenAt, now }: { seenAt: string | null; now: Date }): Column<DocumentRow>[] {
  const isNew = ({ lastModificationDate }: DocumentRow) => seenAt !== null && Date.parse(lastModificationDate) > Date.parse(seenAt);
  return [
    {
      id: 'title',
      title: text.name,
      // The column stays in place on a narrow screen, so it must leave room for the others.
      content: (row, words) => (
        <span className="flex items-center gap-2 max-md:w-36 max-md:flex-wrap max-md:py-1 max-md:whitespace-normal">
          <span>{words}</span>
          {isNew(row) && <span className="rounded-control bg-selected px-2 py-0.5 text-text">{text.isNew}</span>}
        </span>
      ),
    },
    {
      id: 'download',
      title: text.download,
      type: 'download',
      isDerived: true,
      value: ({ filename }) => filename,
      label: nameOf,
      onDownload: (row) =>
        startDownload(row.filecode, nameOf(row), (options) => fetchFile(downloadFile, { query: { matter, file: row.filecode } }, options)),
    },
    { id: 'format', title: text.type, isDerived: true, value: ({ filename }) => fileFormat(filename) },
    { id: 'size', title: text.size, content: ({ size }) => fileSize(size) },
    {
      id: 'lastModificationDate',
      title: text.modified,
      content: ({ lastModificationDate }) => (
        <span className="inline-block py-1 whitespace-normal">
          <time dateTime={lastModificationDate} title={lastModificationDate} className="mono whitespace-nowrap">
            {shownTime(lastModificationDate)}
          </time>{' '}
          <span className="whitespace-nowrap text-text-2">{text.ago(howLongAgo(lastModificationDate, now))}</span>
        </span>
      ),
      order: 'digits',
    },
    {
      id: 'sha256',
      title: text.hash,
      content: (row) => (
        <span className="inline-flex items-center gap-1">
          <span title={row.sha256}>
            <Code>{row.sha256.slice(0, 8)}…</Code>
          </span>
          <CopyButton text={row.sha256} label={text.copyHash(nameOf(row))} />
        </span>
      ),
      isSortable: false,
    },
  ];
}

/** A report comes as PDF and as CSV under one title. */
function nameOf({ title, filename }: DocumentRow): string {
  return `${title} (${fileFormat(filename)})`;
}
