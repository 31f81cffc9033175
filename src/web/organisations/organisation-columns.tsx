/** The columns of the list of organisations. */
import type { OrganisationRow } from '../../shared/organisations/organisations.ts';
import { startSupportView } from '../session/support-view.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import type { Column } from '../ui/table/columns.ts';
import { organisationListText as texts } from './organisation-list.text.ts';

export const organisationFilters = [
  { column: 'name', label: texts.filterName },
  { column: 'userId', label: texts.filterAccount },
] as const;

export function organisationColumns(whyNot: (row: OrganisationRow) => string | null): Column<OrganisationRow>[] {
  return [
    {
      id: 'name',
      title: texts.name,
      content: ({ userId }, name) => (
        <ScreenLink
          to="/admin/organisation/$id"
          params={{ id: String(userId) }}
          className="link inline-block min-h-6 min-w-6 leading-6 wrap-anywhere"
        >
          {name}
        </ScreenLink>
      ),
    },
    { id: 'userId', title: texts.account, isMono: true },
    {
      id: 'users',
      title: texts.users,
      content: ({ users, invited }, count) => (invited === 0 ? count : texts.usersAndInvited(users, invited)),
    },
    {
      id: 'lastActivity',
      title: texts.lastActivity,
      content: ({ lastActivity }, day) => (lastActivity === null ? texts.noActivity : <time dateTime={lastActivity}>{day}</time>),
      order: 'digits',
      isMono: true,
    },
    { id: 'queries', title: texts.queries },
    {
      id: 'openTickets',
      title: texts.openTickets,
      content: ({ openTickets, userId, name }, count) =>
        openTickets === 0 ? (
          count
        ) : (
          <ScreenLink to="/admin" search={ticketsSearch(userId)} className="link inline-block min-h-6 min-w-6 leading-6">
            {count}
            <span className="sr-only"> {texts.ticketsOf(name)}</span>
          </ScreenLink>
        ),
    },
    {
      id: 'support',
      title: texts.supportView,
      type: 'support',
      label: ({ firstUser, name }) => (firstUser === null ? name : texts.asUser(firstUser.display, name)),
      whyNot,
      onImpersonate: ({ firstUser }) => firstUser && void startSupportView(firstUser.emailAddress),
    },
    { id: 'closedAt', title: texts.state, value: formatState },
  ];
}

export function formatState({ closedAt }: Pick<OrganisationRow, 'closedAt'>): string {
  return closedAt === null ? texts.active : texts.closedSince(closedAt.slice(0, 'YYYY-MM-DD'.length));
}

/** Leads to the tickets of an organisation, on the admin screen. */
export function ticketsSearch(userId: number) {
  return { tab: 'tickets', 'tickets-account': String(userId) } as const;
}
