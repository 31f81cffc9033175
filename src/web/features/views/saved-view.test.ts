import { expect, test } from 'vitest';
import { savedOf, viewOfSaved } from './saved-view.ts';

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
