import { useMemo } from 'react';
import { listUsers, type UserRow } from '../../shared/users/users.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { Loaded } from '../api/Loaded.tsx';
import { whyFixedForOrganisation } from './fixed-permissions.ts';
import { useRemoveUser } from './RemoveUser.tsx';
import { deleteAction, userColumns } from './user-columns.tsx';
import { useReply } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { leadTo } from '../ui/table/row-actions.tsx';
import { tableText } from '../ui/table/table.text.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { usersPageText as text } from './users.text.tsx';
import { useFilterChoice } from '../ui/table/use-filter-choice.tsx';
import { Part } from '../ui/Part.tsx';

const tableName = 'users';

/** The portal users of one's own organisation. */
export function UserListTab() {
  const { userInfo, isSupportView } = useSession();
  const portalId = userInfo?.portalId ?? '';
  const { ask, dialog } = useRemoveUser();
  const columns = useMemo(
    () =>
      userColumns<UserRow>((row) => [
        leadTo(tableText.cell.edit, { to: '/users/edit/$id', params: { id: row.portalId } }),
        deleteAction(
          whyFixedForOrganisation(
            { portalId, isSupportView },
            { portalId: row.portalId, isAdministrator: holds(row.permissions, bits.user_management) },
          ),
          () => ask(row),
        ),
      ]),
    [ask, portalId, isSupportView],
  );
  const reply = useReply(listUsers, {});
  const filter = useFilterChoice(tableName, columns);
  const table = useSavedTable({ name: tableName, pageSize: tablePageSize });
  return (
    <Part title={text.of(userInfo?.organisation ?? '')} action={<ButtonLink to="/users/add">{text.addUser}</ButtonLink>}>
      <Loaded reply={reply} room="table">
        {(data) => (
          <DataTable
            {...table}
            name={text.title}
            contents={['users', userInfo?.organisation]}
            columns={columns}
            rows={data.message}
            rowId={(row) => row.portalId}
            filter={filter}
          />
        )}
      </Loaded>
      {dialog}
    </Part>
  );
}
