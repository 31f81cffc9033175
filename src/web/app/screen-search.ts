/**
 * The query parameters of each screen. Links to the screen take no others; an address keeps unknown ones, unread. Values are texts; their reader handles
 * invalid ones, as a table does with a missing page.
 */
import * as z from 'zod/mini';
import type { ScreenPath, SignInPath } from '../../shared/base/routes.ts';
import { searchParameter } from '../ui/search-parameter.ts';
import { tableSearch } from '../ui/table/table-search.ts';
import { AccountSearch, AdminSearch } from '../users/admin-search.ts';

const text = searchParameter(z.string());
const nothing = z.object({});
const tab = <const Id extends string>(...ids: readonly Id[]) => searchParameter(z.enum(ids));

export const screenSearch = {
  '/home': nothing,
  '/gnr-search': z.object({
    tab: tab('range-search', 'number-lookup', 'what-changed', 'range-tree'),
    ...tableSearch('ranges', 'changes'),
    from: text,
    to: text,
    range: text,
    change: text,
    at: text,
    open: text,
  }),
  '/testing': z.object({ tab: tab('single-live-query', 'batch-query', 'batch-results', 'decoder'), ...tableSearch('batches') }),
  '/testing/batch/$id': z.object({ found: text }),
  '/watch': z.object({ tab: tab('watched', 'changes'), ...tableSearch('watched', 'changes') }),
  '/support': z.object(tableSearch('tickets')),
  '/support/ticket/$id': nothing,
  '/reports': z.object({
    tab: tab('historical-data', 'previous-day', 'tailored-search', 'query-records'),
    ...tableSearch('historical', 'previous', 'tailored', 'queries'),
    'historical-service': text,
    'historical-period': text,
    'historical-failed': text,
    'historical-countries': text,
    'previous-service': text,
    'previous-period': text,
    'previous-failed': text,
    'previous-countries': text,
    date: text,
    to: text,
    countries: text,
    failed: text,
    'queries-period': text,
    'queries-service': text,
    'queries-country': text,
    'queries-loc': text,
    'queries-class': text,
    'queries-code': text,
    'queries-user': text,
    'queries-key': text,
  }),
  '/downloads': z.object({
    tab: tab('cic-list', 'product-documentation', 'gnr-files', 'my-documents'),
    ...tableSearch('delta', 'snapshot', 'product-documents', 'range-files', 'weekly', 'monthly'),
  }),
  '/users': z.object({
    tab: tab('users', 'audit-log', 'api-keys', 'webhooks', 'batch-addresses'),
    ...tableSearch('users', 'audit', 'batch-addresses'),
  }),
  '/users/add': nothing,
  '/users/edit/$id': nothing,
  '/admin': z.object({ ...AdminSearch.shape, ...tableSearch('organisations', 'users', 'tickets') }),
  '/admin/add': AccountSearch,
  '/admin/edit/$id': AccountSearch,
  '/admin/ticket/$id': nothing,
  '/admin/organisation/add': nothing,
  '/admin/organisation/$id': nothing,
  '/account': z.object({ tab: tab('sign-in', 'profile', 'preferences', 'api-keys') }),
  '/status': nothing,
  '/developers': nothing,
  '/serviceLegend': nothing,
} satisfies Record<Exclude<ScreenPath, SignInPath>, z.ZodMiniType>;
