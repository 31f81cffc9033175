/** The columns of the list of organisations. */
import type { OrganisationRow } from '../../shared/organisations/organisations.ts';
import { impersonate } from '../support-view/impersonate.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { CellText } from '../ui/table/cells.tsx';
import { actionsColumn } from '../ui/table/row-actions.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { organisationListText as texts } from './organisations.text.tsx';

const column = columnsOf<OrganisationRow>();

export function organisationColumns(whyNot: (row: OrganisationRow) => string | null): Column<OrganisationRow>[] {
  return [
    column.accessor('name', {
      header: () => texts.name,
      cell: (cell) => (
        <ScreenLink
          to="/admin/organisation/$id"
          params={{ id: String(cell.row.original.userId) }}
          className="link block w-fit max-w-full min-w-6 truncate leading-6"
        >
          <CellText of={cell} />
        </ScreenLink>
      ),
      enableColumnFilter: true,
      meta: { filterLabel: texts.filterName },
    }),
    column.accessor('userId', {
      header: () => texts.account,
      enableColumnFilter: true,
      meta: { isMono: true, filterLabel: texts.filterAccount },
    }),
    column.accessor('users', {
      header: () => texts.users,
      cell: (cell) => {
        const { users, invited } = cell.row.original;
        return invited === 0 ? <CellText of={cell} /> : texts.usersAndInvited(users, invited);
      },
    }),
    column.accessor('lastActivity', {
      header: () => texts.lastActivity,
      cell: (cell) => {
        const { lastActivity } = cell.row.original;
        return lastActivity === null ? (
          texts.noActivity
        ) : (
          <time dateTime={lastActivity}>
            <CellText of={cell} />
          </time>
        );
      },
      meta: { order: 'digits', isMono: true },
    }),
    column.accessor('queries', { header: () => texts.queries }),
    column.accessor('openTickets', {
      header: () => texts.openTickets,
      cell: (cell) => {
        const { openTickets, userId, name } = cell.row.original;
        const count = <CellText of={cell} />;
        return openTickets === 0 ? (
          count
        ) : (
          <ScreenLink to="/admin" search={ticketsSearch(userId)} className="link inline-block min-h-6 min-w-6 leading-6">
            {count}
            <span className="sr-only"> {texts.ticketsOf(name)}</span>
          </ScreenLink>
        );
      },
    }),
    column.accessor(formatState, { id: 'closedAt', header: () => texts.state }),
    actionsColumn((row) => ({
      of: row.firstUser === null ? row.name : texts.asUser(row.firstUser.display, row.name),
      actions: [impersonate(row.firstUser?.emailAddress ?? '', whyNot(row))],
    })),
  ];
}

export function formatState({ closedAt }: Pick<OrganisationRow, 'closedAt'>): string {
  return closedAt === null ? texts.active : texts.closedSince(closedAt.slice(0, 'YYYY-MM-DD'.length));
}

/** Leads to the tickets of an organisation, on the admin screen. */
export function ticketsSearch(userId: number) {
  return { tab: 'tickets', 'tickets-account': String(userId) } as const;
}
