import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

export const organisationListText = catalogue('organisations/organisation-list', {
  title: 'Organisations',
  lead: 'Days are UTC. Queries are the answered and failed ones of the seven complete days before today.',
  add: 'Add organisation',
  filterName: 'Name',
  filterAccount: 'Account number',
  name: 'Name',
  account: 'Account',
  users: 'Users',
  usersAndInvited: (users: number, invited: number) => `${formatCount(users)} (${formatCount(invited)} invited)`,
  lastActivity: 'Last activity',
  noActivity: 'none known',
  queries: 'Queries, 7 days',
  openTickets: 'Open tickets',
  ticketsOf: (name: string) => `open tickets of ${name}`,
  state: 'State',
  active: 'Active',
  closedSince: (day: string) => `Closed since ${day}`,
  supportView: 'Support view',
  asUser: (user: string, organisation: string) => `${user} of ${organisation}`,
  closed: 'Closed',
  nobodyYet: 'No active user',
});
