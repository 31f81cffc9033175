import { useMemo } from 'react';
import { listFiles, type DocumentRow } from '../../shared/documents/documents.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useReply } from '../api/queries.ts';
import type { TableName } from '../ui/search.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { documentTitle } from '../ui/document-titles.text.ts';
import { downloadsText } from './documents.text.ts';
import { documentColumns } from './document-columns.tsx';

interface DocumentTableProps {
  matter: Matter;
  /** Separates the table's view from others in the address. */
  id: TableName;
  /** The table's heading. */
  name: string;
  /** The text in place of rows until a document is published. */
  emptyText: string;
  seenAt: string | null;
}

/** The documents of one matter. */
export function DocumentTable({ matter, id, name, emptyText, seenAt }: DocumentTableProps) {
  const reply = useReply(listFiles, { query: { matter } }, { select: titled });
  const { dataUpdatedAt } = reply;
  const columns = useMemo(() => documentColumns(matter, { seenAt, now: new Date(dataUpdatedAt) }), [matter, seenAt, dataUpdatedAt]);
  const table = useSavedTable({
    name: id,
    pageSize: tablePageSize,
    savedAs: matter.replaceAll('/', '-'),
  });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Loaded reply={reply} room="table">
        {(documents) => (
          <DataTable
            {...table}
            contents={[matter]}
            name={name}
            columns={columns}
            rows={documents}
            rowId={rowId}
            filter={{ column: 'title', label: downloadsText.table.filter(name) }}
            empty={{ title: emptyText }}
          />
        )}
      </Loaded>
    </div>
  );
}

function titled({ message }: { message: DocumentRow[] }): DocumentRow[] {
  return message.map((row) => ({ ...row, title: documentTitle(row.title) }));
}

function rowId({ filecode }: DocumentRow): string {
  return filecode;
}
