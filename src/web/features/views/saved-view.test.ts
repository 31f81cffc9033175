import { expect, test } from 'vitest';
import { savedOf, searchOfSaved, viewOfSaved } from './saved-view.ts';

const sort = { column: 'cic', direction: 'descending' } as const;

test('what is as the table has it at first is not saved', () => {
  const view = { page: 3, size: 13, sort: null, filter: '' };
  expect(savedOf({ view, columns: undefined, filterBy: null, size: 13 })).toEqual({});
});

test('columns, filter, order and rows a page come back as they were, on the first page', () => {
  const view = { page: 3, size: 50, sort, filter: 'lyca' };
  const saved = savedOf({ view, columns: ['range', 'cic'], filterBy: 'spName', size: 13 });
  expect(saved).toEqual({ columns: ['range', 'cic'], filter: 'lyca', filterBy: 'spName', sort, size: 50 });
  expect(viewOfSaved(saved, 13)).toEqual({ ...view, page: 1 });
});

const table = { name: 'users', size: 13 };

test.each([
  [
    { filter: 'lyca', filterBy: 'spName', sort, size: 50 },
    '?tab=x&users-page=3&users-by=a',
    { tab: 'x', 'users-by': 'spName', 'users-size': '50', 'users-sort': 'cic.descending', 'users-filter': 'lyca' },
  ],
  [{}, '?users-by=a&users-filter=old&users-sort=b.ascending&tab=x', { tab: 'x' }],
  [{}, '', {}],
])('one address has all of %j, and nothing of what %s said of the table', (saved, search, wanted) => {
  expect(Object.fromEntries(new URLSearchParams(searchOfSaved(search, saved, table)))).toEqual(wanted);
});
