import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { listUsersByAccount } from '../../shared/users/users.ts';
import { adminUserPageSize } from '../../shared/base/limits.ts';
import { useConfig } from '../api/public-config.ts';
import { whyFixedForStaff } from './fixed-permissions.ts';
import { useRemoveUser } from './RemoveUser.tsx';
import { DeleteAction, userColumns } from './user-columns.tsx';
import { useSession } from '../session/session.ts';
import { EditWords, rowAction } from '../ui/table/row-actions.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useFilterChoice } from '../ui/table/use-filter-choice.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { adminText } from './users.text.tsx';
import { Impersonate } from '../support-view/Impersonate.tsx';
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
    return userColumns<AdminUserRow>((row) => (
      <>
        <Impersonate
          person={row.display}
          emailAddress={row.emailAddress}
          whyNot={closedText ?? whyNotImpersonate({ isSupportView, isStaff, isActive: row.active })}
        />
        {/* The form finds the person by their organisation. */}
        <Link to="/admin/edit/$id" params={{ id: row.portalId }} search={{ account: String(account) }} className={rowAction}>
          <EditWords person={row.display} />
        </Link>
        <DeleteAction person={row.display} whyFixed={whyFixedForStaff({ portalId, isSupportView }, row)} onAsk={() => ask(row)} />
      </>
    ));
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
