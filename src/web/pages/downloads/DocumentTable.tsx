import { useMemo } from 'react';
import { listFiles, type DocumentRow } from '../../../shared/api/downloads.ts';
import { tablePageSize } from '../../../shared/limits.ts';
import type { Matter } from '../../../shared/matters.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useSavedTable } from '../../features/views/use-saved-table.tsx';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { documentColumns } from './document-columns.tsx';

interface DocumentTableProps {
  matter: Matter;
  /** Heads the table, and keeps its view apart from others in the address. */
  name: string;
  /** What stands in place of the rows where nothing was published yet. */
  emptyText: string;
  seenAt: string | null;
}

/** The documents of one matter. */
export function DocumentTable({ matter, name, emptyText, seenAt }: DocumentTableProps) {
  const {
    data: documents,
    error,
    refetch,
    dataUpdatedAt,
  } = useReply(listFiles, { query: { matter } }, { select: ({ message }) => message });
  const columns = useMemo(() => documentColumns(matter, { seenAt, now: new Date(dataUpdatedAt) }), [matter, seenAt, dataUpdatedAt]);
  const table = useSavedTable({
    name: name.toLowerCase().replaceAll(' ', '-'),
    pageSize: tablePageSize,
    savedAs: matter.replaceAll('/', '-'),
  });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {documents === undefined && error === null && <DelayedSpinner />}
      {documents && (
        <DataTable
          {...table}
          contents={[matter]}
          name={name}
          columns={columns}
          rows={documents}
          rowId={rowId}
          filter={{ column: 'title', label: `Search ${name} by document name` }}
          emptyText={documents.length === 0 ? emptyText : 'No matches found'}
        />
      )}
    </div>
  );
}

function rowId({ filecode }: DocumentRow): string {
  return filecode;
}
