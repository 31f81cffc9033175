/** The columns of the audit log, and the columns that can be searched. */
import type { AuditEntry } from '../../../shared/api/audit.ts';
import type { Column } from '../../ui/table/columns.ts';
import { utcTime } from '../../../shared/utc-time.ts';

export const auditFilters = [
  { column: 'actor', label: 'Who' },
  { column: 'subject', label: 'Whom' },
  { column: 'action', label: 'What' },
  { column: 'detail', label: 'Detail' },
  { column: 'address', label: 'Address' },
] as const;

/** Staff read the log of every organisation, so each line says of which. */
export function auditColumns(isStaff: boolean): Column<AuditEntry>[] {
  const organisation: Column<AuditEntry> = { id: 'organisation', title: 'Organisation' };
  return [
    {
      id: 'at',
      title: 'Time',
      value: (row) => utcTime(row.at, { seconds: true }),
      content: (row) => <time dateTime={row.at}>{utcTime(row.at, { seconds: true })}</time>,
      order: 'digits',
      isMono: true,
    },
    { id: 'actor', title: 'Who' },
    { id: 'subject', title: 'Whom' },
    ...(isStaff ? [organisation] : []),
    { id: 'action', title: 'What' },
    { id: 'detail', title: 'Detail' },
    { id: 'address', title: 'Address', isMono: true },
  ];
}
