/** The columns of the audit log, and the columns that can be searched. */
import type { AuditEntry } from '../../shared/audit/audit.ts';
import { auditLogText } from './audit-log.text.ts';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';

const { columns: text } = auditLogText;

const column = columnsOf<AuditEntry>();

/** Columns of the audit log. Staff read every organisation's, so each line names its own. */
export function auditColumns(isStaff: boolean): Column<AuditEntry>[] {
  return [
    column.accessor(({ at }) => shownTime(at, { seconds: true }), {
      id: 'at',
      header: () => text.time,
      meta: { order: 'digits', isMono: true, isTime: true },
    }),
    column.accessor((row) => auditLogText.action(row.action), { id: 'action', header: () => text.what, enableColumnFilter: true }),
    column.accessor('actor', { header: () => text.who, enableColumnFilter: true }),
    column.accessor('subject', { header: () => text.whom, enableColumnFilter: true }),
    ...(isStaff ? [column.accessor('organisation', { header: () => text.organisation })] : []),
    column.accessor((row) => auditLogText.detail(row.detail, row.action), {
      id: 'detail',
      header: () => text.detail,
      enableColumnFilter: true,
      meta: { shrinks: true },
    }),
    column.accessor('address', { header: () => text.address, enableColumnFilter: true, meta: { isMono: true } }),
  ];
}
