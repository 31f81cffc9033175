/** The columns of every list of portal users. */
import type { UserRow } from '../../shared/users/users.ts';
import { everyPermission, permissionsIn } from '../../shared/base/permissions.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { RowButton } from '../ui/table/cells.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';
import { InvitationState } from './InvitationState.tsx';
import { removeUserText, usersText } from './users.text.tsx';

const { columns: text } = usersText;

/** The columns of users; `actions` come early, before the columns that a narrower window has to scroll to. */
export function userColumns<Row extends UserRow>(actions: readonly Column<Row>[]): Column<Row>[] {
  const column = columnsOf<Row>();
  return [
    column.accessor(({ display }) => display, { id: 'display', header: text.name, enableColumnFilter: true, meta: { wraps: true } }),
    column.accessor(({ emailAddress }) => emailAddress, {
      id: 'emailAddress',
      header: text.email,
      enableColumnFilter: true,
      meta: { wraps: true },
    }),
    column.accessor(({ title }) => text.titles[title], { id: 'title', header: text.title }),
    ...actions,
    column.accessor(({ permissions }) => labelsOf(permissions).join(', '), {
      id: 'permissions',
      header: text.permissions,
      cell: ({ row }) => <Permissions mask={row.original.permissions} />,
    }),
    column.accessor(({ lastSignIn }) => (lastSignIn === null ? '' : shownTime(lastSignIn)), {
      id: 'lastSignIn',
      header: text.lastSignIn,
      cell: ({ row: { original } }) =>
        original.lastSignIn === null ? (
          text.never
        ) : (
          <time dateTime={original.lastSignIn} className="inline-block min-w-36 whitespace-normal">
            {shownTime(original.lastSignIn)}
          </time>
        ),
      meta: { order: 'digits', isMono: true },
    }),
    column.accessor(({ active }) => (active ? text.active : text.invited), {
      id: 'state',
      header: text.state,
      cell: ({ row: { original } }) =>
        original.active ? text.active : <InvitationState portalId={original.portalId} person={original.display} />,
    }),
  ];
}

/** Deletes from the list. A user whom the editor cannot delete has no button; the user's page says why. */
export function deleteColumn<Row extends UserRow>(ask: (row: Row) => void, whyFixed: (row: Row) => string | null): Column<Row> {
  return columnsOf<Row>().display({
    id: 'delete',
    header: removeUserText.column,
    cell: ({ row: { original } }) =>
      whyFixed(original) === null && <RowButton label={removeUserText.column} of={original.display} onPress={() => ask(original)} />,
  });
}

/** All ten would fill three lines of every administrator's row. */
function Permissions({ mask }: { mask: number }) {
  const labels = labelsOf(mask);
  if (mask === everyPermission) return text.all(labels.length);
  return labels.length === 0 ? (
    text.none
  ) : (
    <span className="inline-block min-w-32 max-w-80 py-1 whitespace-normal">{labels.join(', ')}</span>
  );
}

function labelsOf(mask: number): string[] {
  return permissionLabels(permissionsIn(mask));
}
