import { useMemo } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { listUsersByAccount } from '../../shared/users/users.ts';
import { adminUserPageSize } from '../../shared/base/limits.ts';
import { useConfig } from '../api/public-config.ts';
import { whyFixedForStaff } from './fixed-permissions.ts';
import { useRemoveUser } from './RemoveUser.tsx';
import { deleteAction, userColumns } from './user-columns.tsx';
import { useSession } from '../session/session.ts';
import { leadTo } from '../ui/table/row-actions.tsx';
import { tableText } from '../ui/table/table.text.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useFilterChoice } from '../ui/table/use-filter-choice.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { adminText } from './users.text.tsx';
import { impersonate } from '../support-view/impersonate.ts';
import { whyNotImpersonate } from '../support-view/impersonation.ts';

type AdminUserRow = ReplyOf<typeof listUsersByAccount>['message'][number];

const tableName = 'users';

interface AdminUserTableProps {
  account: number;
  rows: readonly AdminUserRow[];
  emptyText: string;
  /** Nobody of a closed organisation signs in, so nobody sees the portal as them. */
  closedText?: string | undefined;
}

/** The users of the chosen organisation, each to be edited, to be seen the portal as, and to be deleted. */
export function AdminUserTable({ account, rows, emptyText, closedText }: AdminUserTableProps) {
  const { isSupportView, userInfo } = useSession();
  const portalId = userInfo?.portalId ?? '';
  const { platformAccountId } = useConfig();
  const { ask, dialog } = useRemoveUser();
  const columns = useMemo(() => {
    const isStaff = account === platformAccountId;
    return userColumns<AdminUserRow>((row) => [
      impersonate(row.emailAddress, closedText ?? whyNotImpersonate({ isSupportView, isStaff, isActive: row.active })),
      // The form finds the person by their organisation.
      leadTo(tableText.cell.edit, { to: '/admin/edit/$id', params: { id: row.portalId }, search: { account: String(account) } }),
      deleteAction(whyFixedForStaff({ portalId, isSupportView }, row), () => ask(row)),
    ]);
  }, [account, isSupportView, platformAccountId, portalId, ask, closedText]);
  const filter = useFilterChoice(tableName, columns);
  const table = useSavedTable({ name: tableName, pageSize: adminUserPageSize, savedAs: 'admin-users' });
  return (
    <>
      <DataTable
        {...table}
        contents={['users', account]}
        name={adminText.tabs.users}
        columns={columns}
        rows={rows}
        rowId={(row) => row.portalId}
        filter={filter}
        empty={{ title: emptyText }}
      />
      {dialog}
    </>
  );
}
