import { describe, expect, it } from 'vitest';
import { columnsOf, valueOf, type Column } from './columns.ts';
import { parseSearch, stringifySearch } from '../../app/search-string.ts';
import { compareValues, matchedParts } from './cell-value.ts';
import { exportCsv } from './export-rows.ts';
import { pageLinks, pageSizeChoices } from './Pagination.tsx';
import { searchWithView, viewFromSearch, type TableView } from './table-view.ts';

describe('pagination shows three page links and one margin page', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 10, [1, 2, 3, 'gap', 10]],
    [2, 10, [1, 2, 3, 'gap', 10]],
    [3, 10, [1, 2, 3, 4, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [8, 10, [1, 'gap', 7, 8, 9, 10]],
    [10, 10, [1, 'gap', 8, 9, 10]],
  ])('page %i of %i', (current, count, links) => {
    expect(pageLinks(current, count)).toEqual(links);
  });

  it('page sizes are 25, 50, 100 and the configured one', () => {
    expect(pageSizeChoices(7)).toEqual([7, 25, 50, 100]);
    expect(pageSizeChoices(50)).toEqual([25, 50, 100]);
  });
});

it.each([
  [2, 10, undefined],
  ['2', '10', undefined],
  ['a', 'B', undefined],
  ['É', 'f', undefined],
  ['447', '45', 'digits'],
  ['44', '447', 'digits'],
  [true, false, undefined],
] as const)('%j comes before %j', (a, b, order) => {
  expect(Math.sign(compareValues(a, b, order))).toBe(-1);
  expect(Math.sign(compareValues(b, a, order))).toBe(1);
  expect(compareValues(a, a, order)).toBe(0);
});

describe('a view in the query string', () => {
  const view: TableView = { page: 3, size: 25, sort: { column: 'cic', direction: 'descending' }, filter: 'a & b' };
  const read = (search: string) => viewFromSearch(parseSearch(search), { name: 'ranges', size: 7 });

  it('comes back as it was, and leaves the rest alone', () => {
    const search = stringifySearch(searchWithView({ tab: 'range-search' }, view, { name: 'ranges', size: 7 }));
    expect(read(search)).toEqual(view);
    expect(new URLSearchParams(search).get('tab')).toBe('range-search');
  });

  it('is not written where nothing was chosen', () => {
    const search = searchWithView({ 'ranges-page': '4' }, { page: 1, size: 7, sort: null, filter: '' }, { name: 'ranges', size: 7 });
    expect(stringifySearch(search)).toBe('');
  });

  it.each(['ranges-page=-1', 'ranges-page=x', 'ranges-size=0', 'ranges-sort=cic.sideways', 'other-page=2'])('ignores %s', (search) => {
    expect(read(search)).toEqual({ page: 1, size: 7, sort: null, filter: '' });
  });
});

it('marks each match of the filter', () => {
  expect(matchedParts('Banana', 'AN')).toEqual([
    { text: 'B', isMatch: false },
    { text: 'an', isMatch: true },
    { text: 'an', isMatch: true },
    { text: 'a', isMatch: false },
  ]);
  expect(matchedParts('Banana', '')).toEqual([{ text: 'Banana', isMatch: false }]);
  expect(matchedParts('a.c', '.')).toEqual([
    { text: 'a', isMatch: false },
    { text: '.', isMatch: true },
    { text: 'c', isMatch: false },
  ]);
});

interface Carrier {
  name: string;
  mnc: string | null;
}

const column = columnsOf<Carrier>();

it('a column shows a field that its row has, or what a function makes of the row', () => {
  const columns: Column<Carrier>[] = [
    column.accessor('mnc', { header: 'mnc' }),
    column.accessor(({ name, mnc }) => `${name} ${mnc ?? ''}`, { id: 'both', header: 'Both' }),
    // @ts-expect-error -- the row has no such field
    column.accessor('mcc', { header: 'mcc' }),
  ];
  expect(columns.slice(0, 2).map((shown) => valueOf(shown, { name: 'Acme', mnc: '01' }))).toEqual(['01', 'Acme 01']);
});

it('the download has every column that holds data, with ";" and a byte order mark', () => {
  const text = exportCsv<Carrier>(
    [
      column.accessor(({ name }) => name, { id: 'name', header: 'Name' }),
      column.accessor('mnc', { header: 'mnc' }),
      column.display({ id: 'go', header: 'Action', cell: () => 'Go' }),
    ],
    [
      { name: '=1+1', mnc: '01' },
      { name: 'Carrier; Ltd', mnc: null },
    ],
  );
  expect(text).toBe(`\ufeffName;mnc\r\n"'=1+1";01\r\n"Carrier; Ltd";\r\n`);
});
