/** The columns of every list of portal users. */
import type { UserRow } from '../../shared/users/users.ts';
import { everyPermission, permissionsIn } from '../../shared/base/permissions.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { TextCell } from '../ui/table/cells.tsx';
import { actionsColumn, type RowAction } from '../ui/table/row-actions.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';
import { InvitationState } from './InvitationState.tsx';
import { removeUserText, usersText } from './users.text.tsx';

const { columns: text } = usersText;

/** The columns of users, and the actions of each row at its end. */
export function userColumns<Row extends UserRow>(actionsOf: (row: Row) => readonly RowAction[]): Column<Row>[] {
  const column = columnsOf<Row>();
  return [
    column.accessor(({ display }) => display, {
      id: 'display',
      header: () => text.name,
      enableColumnFilter: true,
      meta: { shrinks: true },
    }),
    column.accessor(({ emailAddress }) => emailAddress, {
      id: 'emailAddress',
      header: () => text.email,
      enableColumnFilter: true,
      meta: { shrinks: true },
    }),
    column.accessor(({ title }) => text.titles[title], { id: 'title', header: () => text.title }),
    column.accessor(({ permissions }) => labelsOf(permissions).join(', '), {
      id: 'permissions',
      header: () => text.permissions,
      cell: ({ row }) => permissionsShown(row.original.permissions),
      meta: { shrinks: true },
    }),
    column.accessor(({ lastSignIn }) => (lastSignIn === null ? '' : shownTime(lastSignIn)), {
      id: 'lastSignIn',
      header: () => text.lastSignIn,
      cell: (cell) => (cell.row.original.lastSignIn === null ? text.never : <TextCell {...cell} />),
      meta: { order: 'digits', isMono: true, isTime: true },
    }),
    column.accessor(({ active }) => (active ? text.active : text.invited), {
      id: 'state',
      header: () => text.state,
      cell: ({ row: { original } }) =>
        original.active ? text.active : <InvitationState portalId={original.portalId} person={original.display} />,
    }),
    actionsColumn((row) => ({ of: row.display, actions: actionsOf(row) })),
  ];
}

/** Makes the action that deletes from the list. A user whom the editor cannot delete has none; the user's page says why. */
export function deleteAction(whyFixed: string | null, onPress: () => void): RowAction {
  return whyFixed === null && { label: removeUserText.action, onPress };
}

/** All ten would be the same long list in every administrator's row. */
function permissionsShown(mask: number): string {
  const labels = labelsOf(mask);
  if (mask === everyPermission) return text.all(labels.length);
  return labels.length === 0 ? text.none : labels.join(', ');
}

function labelsOf(mask: number): string[] {
  return permissionLabels(permissionsIn(mask));
}
