/** The first call of each screen, which its route makes before the screen's code is loaded. */
import { historicalDays } from '../../shared/base/limits.ts';
import type { ScreenPath, SignInPath } from '../../shared/base/routes.ts';
import { textOf, type Search } from '../ui/search.ts';
import type { allServices } from '../../shared/reports/reports.ts';
import { reads, type Read } from '../api/reads.ts';

/** Place of a screen: the last part of its path (`$id` if the path has one), its query string and fragment, and true in a support view. */
interface Place {
  readonly id: string;
  readonly search: Search;
  readonly hash: string;
  readonly isSupportView: boolean;
}

/** A call, or the API's public description, which is no endpoint. */
type FirstRead = 'API document' | Read;
export type FirstReadOf = (place: Place) => FirstRead | undefined;

/** A screen or tab that needs no call, or whose call only its own code knows. */
const nothing = () => undefined;
const all: typeof allServices = 'All Services';

export const firstReads: Record<Exclude<ScreenPath, SignInPath>, FirstReadOf> = {
  '/home': () => reads.home({ query: { part: 'news' } }),
  '/gnr-search': inTab('range-search', { 'range-search': () => reads.countryList({}) }),
  '/testing': inTab('single-live-query', { 'single-live-query': () => reads.entitlements({}) }),
  '/testing/batch/$id': ({ id }) => reads.batchSummary({ query: { id } }),
  '/watch': inTab('watched', { watched: () => reads.watchList({}) }),
  '/support': () => reads.listTickets({}),
  '/support/ticket/$id': ({ id }) => reads.readTicket({ query: { ticketId: id } }),
  '/reports': inTab('historical-data', {
    'historical-data': ({ search }) =>
      ['service', 'period', 'failed'].some((choice) => `historical-${choice}` in search)
        ? undefined
        : reads.qdrGraph({ query: { daysAgo: String(historicalDays), currentCompany: all } }),
  }),
  '/downloads': inTab('cic-list', {
    'cic-list': () => reads.listFiles({ query: { matter: 'cic-list/delta' } }),
    'product-documentation': () => reads.listFiles({ query: { matter: 'product-documentation' } }),
  }),
  '/users': inTab('users', {
    users: () => reads.listUsers({}),
    'api-keys': () => reads.listKeys({}),
    webhooks: () => reads.listWebhooks({}),
    'batch-addresses': () => reads.batchAddresses({}),
  }),
  '/users/add': nothing,
  '/users/edit/$id': () => reads.listUsers({}),
  '/admin': (place) => {
    const account = textOf(place.search['account']) ?? undefined;
    return inTab('users', {
      users: () => (account === undefined ? reads.listOrganisations({}) : reads.listUsersByAccount({ query: { account } })),
      organisations: () => reads.organisationList({}),
      tickets: ({ search }) => {
        const of = textOf(search['tickets-account']);
        return reads.listTicketsByAccount({ query: of === null ? {} : { account: of } });
      },
    })(place);
  },
  '/admin/add': () => reads.listOrganisations({}),
  '/admin/edit/$id': ({ id }) => reads.listUsersByAccount({ query: { portalId: id } }),
  '/admin/ticket/$id': ({ id }) => reads.readTicket({ query: { ticketId: id } }),
  '/admin/organisation/add': () => reads.organisationList({}),
  '/admin/organisation/$id': ({ id }) => reads.organisationDetail({ query: { account: id } }),
  '/account': (place) => {
    // A section in the fragment may be in any tab.
    if (place.isSupportView || place.hash !== '') return undefined;
    return inTab('sign-in', {
      'sign-in': () => reads.listPasskeys({}),
      profile: () => reads.home({ query: { part: 'account' } }),
      'api-keys': () => reads.listKeys({}),
    })(place);
  },
  '/status': () => reads.serviceStatus({}),
  '/developers': () => 'API document',
  '/serviceLegend': nothing,
};

/** Returns the read of the tab in the address; `first` if it names none. */
function inTab(first: string, reads: Readonly<Record<string, FirstReadOf>>): FirstReadOf {
  return (place) => reads[textOf(place.search['tab']) ?? first]?.(place);
}
