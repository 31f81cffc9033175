import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '../../app/search-string.ts';
import { savedOf, searchOfSaved, viewOfSaved } from './saved-view.ts';

const sort = { column: 'cic', direction: 'descending' } as const;

const ranges = { name: 'ranges', size: 13 } as const;

test('what is as the table has it at first is not saved', () => {
  const view = { page: 3, size: 13, sort: null, filter: '' };
  expect(savedOf({ view, columns: undefined, search: parseSearch('?tab=x&ranges-page=3') }, ranges)).toEqual({});
});

test('columns, filter, order and rows a page come back as they were, on the first page', () => {
  const view = { page: 3, size: 50, sort, filter: 'lyca' };
  const search = parseSearch('?tab=x&ranges-page=3&ranges-size=50&ranges-sort=cic.descending&ranges-filter=lyca&ranges-by=spName');
  const saved = savedOf({ view, columns: ['range', 'cic'], search }, ranges);
  expect(saved).toEqual({ columns: ['range', 'cic'], filter: 'lyca', filterBy: 'spName', sort, size: 50 });
  expect(viewOfSaved(saved, 13)).toEqual({ ...view, page: 1 });
});

test('what a screen lets people choose of its table is saved as well, and of no other table', () => {
  const search = parseSearch(
    '?tab=query-records&queries-service=npq&queries-period=last-week&historical-service=gnr&queriesx-a=1&queries-page=2',
  );
  const queries = { name: 'queries', size: 50 } as const;
  const saved = savedOf({ view: { page: 2, size: 50, sort: null, filter: '' }, columns: undefined, search }, queries);
  expect(saved).toEqual({ choices: { service: 'npq', period: 'last-week' } });
  const shown = searchOfSaved(parseSearch('?tab=query-records&queries-class=failed&queries-page=4&historical-service=gnr'), saved, queries);
  expect(parseSearch(stringifySearch(shown))).toEqual({
    tab: 'query-records',
    'historical-service': 'gnr',
    'queries-service': 'npq',
    'queries-period': 'last-week',
  });
});

const table = { name: 'users', size: 13 } as const;

test.each([
  [
    { filter: 'lyca', filterBy: 'spName', sort, size: 50 },
    '?tab=x&users-page=3&users-by=a',
    { tab: 'x', 'users-by': 'spName', 'users-size': '50', 'users-sort': 'cic.descending', 'users-filter': 'lyca' },
  ],
  [{}, '?users-by=a&users-filter=old&users-sort=b.ascending&tab=x', { tab: 'x' }],
  [{}, '', {}],
])('one address has all of %j, and nothing of what %s said of the table', (saved, search, wanted) => {
  expect(parseSearch(stringifySearch(searchOfSaved(parseSearch(search), saved, table)))).toEqual(wanted);
});
