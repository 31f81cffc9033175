import { useMemo } from 'react';
import type { ReplyOf } from '../../../shared/api/endpoint.ts';
import type { listUsersByAccount } from '../../../shared/api/users.ts';
import { adminUserPageSize } from '../../../shared/limits.ts';
import { useConfig } from '../../api/public-config.ts';
import { userColumns, userFilters } from '../../features/users/user-columns.tsx';
import { useSession } from '../../session/session.ts';
import { startSupportView } from '../../session/support-view.ts';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useFilterChoice } from '../../ui/table/use-filter-choice.tsx';
import { useTableViewInAddress } from '../../ui/table/use-table-view.ts';
import { whyNotImpersonate } from './impersonation.ts';

type AdminUserRow = ReplyOf<typeof listUsersByAccount>['message'][number];

const tableName = 'users';

interface AdminUserTableProps {
  account: number;
  rows: readonly AdminUserRow[];
  emptyText: string | undefined;
}

/** The users of the chosen organisation, each to be edited, and to be seen the portal as. */
export function AdminUserTable({ account, rows, emptyText }: AdminUserTableProps) {
  const { isSupportView } = useSession();
  const { platformAccountId } = useConfig();
  const columns = useMemo(
    () =>
      adminColumns(account, (row) => whyNotImpersonate({ isSupportView, isStaff: account === platformAccountId, isActive: row.active })),
    [account, isSupportView, platformAccountId],
  );
  const filter = useFilterChoice(tableName, userFilters);
  const tableView = useTableViewInAddress(tableName, adminUserPageSize);
  return (
    <DataTable
      {...tableView}
      name="Users"
      columns={columns}
      rows={rows}
      rowId={(row) => row.portalId}
      pageSize={adminUserPageSize}
      filter={filter}
      {...(emptyText === undefined ? {} : { emptyText })}
    />
  );
}

function adminColumns(account: number, whyNot: (row: AdminUserRow) => string | null): Column<AdminUserRow>[] {
  const label = (row: AdminUserRow) => row.display;
  return userColumns<AdminUserRow>([
    {
      id: 'support',
      title: 'Support view',
      type: 'support',
      label,
      whyNot,
      onImpersonate: (row) => void startSupportView(row.emailAddress),
    },
    { id: 'edit', title: 'Edit', type: 'edit-user-admin', label, portalId: (row) => row.portalId, account },
  ]);
}
