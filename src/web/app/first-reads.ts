/**
 * What the route of a screen asks for before the code of the screen is there: reading endpoints by their names alone, since the schemas of their
 * contracts would weigh on every screen. `first-reads.test.ts` holds that the contract has them under these names.
 */
import type { batchAddresses } from '../../shared/batches/batch-addresses.ts';
import type { batchSummary } from '../../shared/batches/batches.ts';
import type { Endpoint, InputOf } from '../../shared/base/endpoint.ts';
import { historicalDays } from '../../shared/base/limits.ts';
import type { ScreenPath, SignInPath } from '../../shared/base/routes.ts';
import type { listFiles } from '../../shared/documents/documents.ts';
import type { entitlements } from '../../shared/entitlements/entitlements.ts';
import type { listPasskeys } from '../../shared/factors/passkeys.ts';
import type { home } from '../../shared/home/home.ts';
import type { listKeys } from '../../shared/keys/keys.ts';
import type { organisationDetail, organisationList } from '../../shared/organisations/organisations.ts';
import type { allServices, qdrGraph } from '../../shared/reports/reports.ts';
import type { countryList } from '../../shared/services/reference-data.ts';
import type { serviceStatus } from '../../shared/status/status.ts';
import type { listTickets, listTicketsByAccount, readTicket } from '../../shared/tickets/tickets.ts';
import type { listOrganisations, listUsers, listUsersByAccount } from '../../shared/users/users.ts';
import type { watchList } from '../../shared/watch/watch.ts';
import type { listWebhooks } from '../../shared/webhooks/webhooks.ts';
import type { How } from '../api/queries.ts';
import { textOf, type Search } from '../ui/search.ts';

/** Its screen asks once. */
const kept = { staleTime: Number.POSITIVE_INFINITY };

/** Each by its path and operation, and how its screen asks. */
export const named = {
  batchAddresses: read<typeof batchAddresses>('/api/batchquery/addresses', 'User Management'),
  batchSummary: read<typeof batchSummary>('/api/batchquery/batch_summary', 'Query', { background: true }),
  countryList: read<typeof countryList>('/api/utils/countryList', 'Country', kept),
  entitlements: read<typeof entitlements>('/api/test-diagnostics/entitlements', 'Query', { background: true, isHelp: true }),
  home: read<typeof home>('/api/utils/home', 'Submit', { background: true, isHelp: true }),
  listFiles: read<typeof listFiles>('/api/downloads/listfiles', 'Download'),
  listKeys: read<typeof listKeys>('/api/keys', 'Submit'),
  listOrganisations: read<typeof listOrganisations>('/api/utils/userNP', 'Organisations'),
  listPasskeys: read<typeof listPasskeys>('/api/account/passkeys', 'Submit'),
  listTickets: read<typeof listTickets>('/api/support/tickets', 'Support'),
  listTicketsByAccount: read<typeof listTicketsByAccount>('/api/support/ticketsByAccount', 'Support'),
  listUsers: read<typeof listUsers>('/api/utils/userManagement', 'User Management'),
  listUsersByAccount: read<typeof listUsersByAccount>('/api/utils/usersByAccount', 'Users'),
  listWebhooks: read<typeof listWebhooks>('/api/webhooks', 'Submit'),
  organisationDetail: read<typeof organisationDetail>('/api/utils/organisation', 'Organisations'),
  organisationList: read<typeof organisationList>('/api/utils/organisations', 'Organisations'),
  qdrGraph: read<typeof qdrGraph>('/api/reports/qdrgraph', 'Report graph', kept),
  readTicket: read<typeof readTicket>('/api/support/ticket', 'Support', { background: true }),
  serviceStatus: read<typeof serviceStatus>('/api/status/services', 'Submit', { background: true }),
  watchList: read<typeof watchList>('/api/watch', 'Submit'),
};

/** Where a screen is opened: the last part of its path, which is `$id` where the path has one, and its query string. */
interface Place {
  readonly id: string;
  readonly search: Search;
}
/** A call by its endpoint and input, or what the portal says of its own API, which is no endpoint. */
type FirstRead = 'API document' | { endpoint: Endpoint; input: { query?: unknown }; how: How };
export type FirstReadOf = (place: Place) => FirstRead | undefined;

/** A screen, or the tab that its address opens, which asks for nothing, or for what only its own code knows. */
const nothing = () => undefined;
const all: typeof allServices = 'All Services';

export const firstReads: Record<Exclude<ScreenPath, SignInPath>, FirstReadOf> = {
  '/home': () => named.home({ query: { part: 'account' } }),
  '/gnr-search': inTab('range-search', { 'range-search': () => named.countryList({}) }),
  '/testing': inTab('single-live-query', { 'single-live-query': () => named.entitlements({}) }),
  '/testing/batch/$id': ({ id }) => named.batchSummary({ query: { id } }),
  '/watch': inTab('watched', { watched: () => named.watchList({}) }),
  '/support': () => named.listTickets({}),
  '/support/ticket/$id': ({ id }) => named.readTicket({ query: { ticketId: id } }),
  '/reports': inTab('historical-data', {
    'historical-data': ({ search }) =>
      ['service', 'period', 'failed'].some((choice) => `historical-${choice}` in search)
        ? undefined
        : named.qdrGraph({ query: { daysAgo: String(historicalDays), currentCompany: all } }),
  }),
  '/downloads': inTab('cic-list', {
    'cic-list': () => named.listFiles({ query: { matter: 'cic-list/delta' } }),
    'product-documentation': () => named.listFiles({ query: { matter: 'product-documentation' } }),
  }),
  '/users': inTab('users', {
    users: () => named.listUsers({}),
    'api-keys': () => named.listKeys({}),
    webhooks: () => named.listWebhooks({}),
    'batch-addresses': () => named.batchAddresses({}),
  }),
  '/users/add': nothing,
  '/users/edit/$id': () => named.listUsers({}),
  '/admin': (place) => {
    const account = textOf(place.search['account']) ?? undefined;
    return inTab(account === undefined ? 'organisations' : 'users', {
      organisations: () => named.organisationList({}),
      users: () => (account === undefined ? named.listOrganisations({}) : named.listUsersByAccount({ query: { account } })),
      tickets: ({ search }) => {
        const of = textOf(search['tickets-account']);
        return named.listTicketsByAccount({ query: of === null ? {} : { account: of } });
      },
    })(place);
  },
  '/admin/add': () => named.listOrganisations({}),
  '/admin/edit/$id': ({ id }) => named.listUsersByAccount({ query: { portalId: id } }),
  '/admin/ticket/$id': ({ id }) => named.readTicket({ query: { ticketId: id } }),
  '/admin/organisation/add': () => named.organisationList({}),
  '/admin/organisation/$id': ({ id }) => named.organisationDetail({ query: { account: id } }),
  '/account': () => named.listPasskeys({}),
  '/status': () => named.serviceStatus({}),
  '/developers': () => 'API document',
  '/serviceLegend': nothing,
};

/** What the tab asks for that the address opens; `first` is opened where it names none. */
function inTab(first: string, reads: Readonly<Record<string, FirstReadOf>>): FirstReadOf {
  return (place) => reads[textOf(place.search['tab']) ?? first]?.(place);
}

function read<E extends Endpoint>(path: E['path'], operation: E['operation'], how: How = {}) {
  // A call that reads needs nothing else of its endpoint.
  const endpoint = { method: 'GET', path, operation } as E;
  return Object.assign((input: InputOf<E>): FirstRead => ({ endpoint, input, how }), { path, operation });
}
