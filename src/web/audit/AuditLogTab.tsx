import { useMemo } from 'react';
import { type AuditEntry, auditLog } from '../../shared/audit/audit.ts';
import { auditLogPageSize, tablePageSizes } from '../../shared/base/limits.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useFilterChoice } from '../ui/table/use-filter-choice.tsx';
import { auditColumns } from './audit-columns.tsx';
import { auditLogText as text } from './audit-log.text.ts';
import { Part } from '../ui/Part.tsx';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { usePages } from '../api/use-pages.ts';

const tableName = 'audit';

/** The audit log: actor, action and target. Staff see every organisation's. */
export function AuditLogTab() {
  const { isStaff, userInfo } = useSession();
  const columns = useMemo(() => auditColumns(isStaff), [isStaff]);
  const { rows: entries, older, ...reply } = useAuditLog();
  const filter = useFilterChoice(tableName, columns, 'actor');
  const table = useSavedTable({ name: tableName, pageSize: tablePageSizes[0] });
  return (
    <Part title={text.title} lead={text.lead(isStaff ? text.everyOrganisation : (userInfo?.organisation ?? ''))}>
      <Loaded reply={{ ...reply, data: entries }}>
        {(rows) => (
          <DataTable
            {...table}
            contents={['audit-log', isStaff ? null : userInfo?.organisation, dayOf(rows.at(-1)), dayOf(rows[0])]}
            name={text.title}
            columns={columns}
            rows={rows}
            rowId={rowId}
            filter={filter}
            empty={{ title: text.empty, about: text.emptyAbout }}
          />
        )}
      </Loaded>
      {older && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" isLoading={older.isLoading} onClick={older.load}>
            {text.loadOlder}
          </Button>
          <span className="text-text-2">{text.loaded(entries?.length ?? 0)}</span>
        </div>
      )}
    </Part>
  );
}

function dayOf(entry: AuditEntry | undefined): string | undefined {
  return entry?.at.slice(0, 10);
}

function rowId({ id }: AuditEntry): string {
  return id;
}

/** The audit log, newest first, and more of it on request. */
type Page = ReplyOf<typeof auditLog>;

function useAuditLog() {
  return usePages(auditLog, { inputOf, rowsOf, olderOf });
}

const inputOf = (before: string | null) => ({ query: before === null ? {} : { before } });
const rowsOf = ({ message }: Page) => message;
/** Fewer than a call answers at most mean that nothing older is left. */
const olderOf = ({ message }: Page) => (message.length < auditLogPageSize ? null : message.at(-1)?.id);
