import { useMemo } from 'react';
import { listFiles, type DocumentRow } from '../../shared/documents/documents.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { documentTitle } from '../ui/document-titles.text.ts';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { downloadsText } from './downloads.text.ts';
import { documentColumns } from './document-columns.tsx';

interface DocumentTableProps {
  matter: Matter;
  /** Keeps the table's view apart from others in the address. */
  id: string;
  /** Heads the table. */
  name: string;
  /** What stands in place of the rows where nothing was published yet. */
  emptyText: string;
  seenAt: string | null;
}

/** The documents of one matter. */
export function DocumentTable({ matter, id, name, emptyText, seenAt }: DocumentTableProps) {
  const { data: documents, error, refetch, dataUpdatedAt } = useReply(listFiles, { query: { matter } }, { select: titled });
  const columns = useMemo(() => documentColumns(matter, { seenAt, now: new Date(dataUpdatedAt) }), [matter, seenAt, dataUpdatedAt]);
  const table = useSavedTable({
    name: id,
    pageSize: tablePageSize,
    savedAs: matter.replaceAll('/', '-'),
  });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {documents === undefined && error === null && <DelayedSpinner room="table" />}
      {documents && (
        <DataTable
          {...table}
          contents={[matter]}
          name={name}
          columns={columns}
          rows={documents}
          rowId={rowId}
          filter={{ column: 'title', label: downloadsText.table.filter(name) }}
          emptyText={documents.length === 0 ? emptyText : downloadsText.table.noMatches}
        />
      )}
    </div>
  );
}

function titled({ message }: { message: DocumentRow[] }): DocumentRow[] {
  return message.map((row) => ({ ...row, title: documentTitle(row.title) }));
}

function rowId({ filecode }: DocumentRow): string {
  return filecode;
}
