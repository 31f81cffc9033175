/** The columns of the audit log, and the columns that can be searched. */
import type { AuditEntry } from '../../shared/audit/audit.ts';
import { auditLogText } from './audit-log.text.ts';
import type { Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';

const { columns: text, action, detail } = auditLogText;

export const auditFilters = [
  { column: 'actor', label: text.who },
  { column: 'subject', label: text.whom },
  { column: 'action', label: text.what },
  { column: 'detail', label: text.detail },
  { column: 'address', label: text.address },
] as const;

/** Staff read the log of every organisation, so each line says of which. */
export function auditColumns(isStaff: boolean): Column<AuditEntry>[] {
  const organisation: Column<AuditEntry> = { id: 'organisation', title: text.organisation };
  return [
    {
      id: 'at',
      title: text.time,
      value: (row) => shownTime(row.at, { seconds: true }),
      content: (row) => <time dateTime={row.at}>{shownTime(row.at, { seconds: true })}</time>,
      order: 'digits',
      isMono: true,
    },
    { id: 'actor', title: text.who },
    { id: 'subject', title: text.whom },
    ...(isStaff ? [organisation] : []),
    { id: 'action', title: text.what, value: (row) => action(row.action) },
    { id: 'detail', title: text.detail, value: (row) => detail(row.detail, row.action) },
    { id: 'address', title: text.address, isMono: true },
  ];
}
