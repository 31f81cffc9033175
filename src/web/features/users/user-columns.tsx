/** The columns of every list of portal users. */
import type { UserRow } from '../../../shared/api/users.ts';
import { everyPermission, permissionsIn } from '../../../shared/permissions.ts';
import type { Column } from '../../ui/table/columns.ts';
import { utcTime } from '../../../shared/utc-time.ts';
import { InvitationState } from './InvitationState.tsx';
import { removeUserText } from './remove-user.text.tsx';

export const userFilters = [
  { column: 'display', label: 'Full Name' },
  { column: 'emailAddress', label: 'Email Address' },
] as const;

/** `actions` stand where the eye is, before the columns that a narrower window has to scroll to. */
export function userColumns<Row extends UserRow>(actions: readonly Column<Row>[]): Column<Row>[] {
  return [
    { id: 'display', title: 'Full Name', value: (row) => row.display },
    { id: 'emailAddress', title: 'Email Address', value: (row) => row.emailAddress },
    { id: 'title', title: 'Title', value: (row) => row.title },
    ...actions,
    {
      id: 'permissions',
      title: 'Permissions',
      value: (row) => labelsOf(row.permissions).join(', '),
      content: (row) => <Permissions mask={row.permissions} />,
    },
    {
      id: 'lastSignIn',
      title: 'Last sign-in',
      value: (row) => (row.lastSignIn === null ? '' : utcTime(row.lastSignIn)),
      content: (row) => (row.lastSignIn === null ? 'never' : <time dateTime={row.lastSignIn}>{utcTime(row.lastSignIn)}</time>),
      order: 'digits',
      isMono: true,
    },
    {
      id: 'state',
      title: 'State',
      isDerived: true,
      value: (row) => (row.active ? 'Active' : 'Invited'),
      content: (row) => (row.active ? 'Active' : <InvitationState portalId={row.portalId} person={row.display} />),
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
  if (mask === everyPermission) return `All ${labels.length}`;
  return labels.length === 0 ? 'none' : <span className="inline-block min-w-40 max-w-80 py-1 whitespace-normal">{labels.join(', ')}</span>;
}

function labelsOf(mask: number): string[] {
  return permissionsIn(mask).map(({ label }) => label);
}
