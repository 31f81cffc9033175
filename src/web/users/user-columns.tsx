/** The columns of every list of portal users. */
import type { UserRow } from '../../shared/users/users.ts';
import { everyPermission, permissionsIn } from '../../shared/base/permissions.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import type { Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';
import { InvitationState } from './InvitationState.tsx';
import { removeUserText } from './remove-user.text.tsx';
import { usersText } from './users.text.tsx';

const { columns: text } = usersText;

export const userFilters = [
  { column: 'display', label: text.name },
  { column: 'emailAddress', label: text.email },
] as const;

/** `actions` stand where the eye is, before the columns that a narrower window has to scroll to. */
export function userColumns<Row extends UserRow>(actions: readonly Column<Row>[]): Column<Row>[] {
  return [
    { id: 'display', title: text.name, value: (row) => row.display, wraps: true },
    { id: 'emailAddress', title: text.email, value: (row) => row.emailAddress, wraps: true },
    { id: 'title', title: text.title, value: (row) => text.titles[row.title] },
    ...actions,
    {
      id: 'permissions',
      title: text.permissions,
      value: (row) => labelsOf(row.permissions).join(', '),
      content: (row) => <Permissions mask={row.permissions} />,
    },
    {
      id: 'lastSignIn',
      title: text.lastSignIn,
      value: (row) => (row.lastSignIn === null ? '' : shownTime(row.lastSignIn)),
      content: (row) =>
        row.lastSignIn === null ? (
          text.never
        ) : (
          <time dateTime={row.lastSignIn} className="inline-block min-w-36 whitespace-normal">
            {shownTime(row.lastSignIn)}
          </time>
        ),
      order: 'digits',
      isMono: true,
    },
    {
      id: 'state',
      title: text.state,
      isDerived: true,
      value: (row) => (row.active ? text.active : text.invited),
      content: (row) => (row.active ? text.active : <InvitationState portalId={row.portalId} person={row.display} />),
    },
  ];
}

/** Deletes from the list. Whom the editor may not delete has no button; why is said on the page of the user. */
export function deleteColumn<Row extends UserRow>(ask: (row: Row) => void, whyFixed: (row: Row) => string | null): Column<Row> {
  return {
    id: 'delete',
    title: removeUserText.column,
    type: 'action',
    label: (row) => (whyFixed(row) === null ? removeUserText.column : null),
    detail: (row) => row.display,
    onAction: ask,
  };
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
