import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import type { TableView } from './table-view.ts';
import { useDataTable } from './use-data-table.ts';

interface Row {
  id: string;
  name: string | null;
  parts?: readonly Row[];
}

const column = columnsOf<Row>();
const columns = [column.accessor('id', { header: 'Id' }), column.accessor('name', { header: 'Name' })];
const rows: Row[] = [
  { id: '1', name: 'beta' },
  { id: '2', name: '' },
  { id: '3', name: 'Alpha 10' },
  { id: '4', name: null },
  { id: '5', name: 'alpha 9' },
];

/** Returns the ids of the visible rows with their sub-rows, and the page. */
function shownWith(part: Partial<TableView>, data: readonly Row[] = rows): string {
  function Shown() {
    const { shown } = useDataTable<Row>({
      rows: data,
      columns,
      rowId: ({ id }) => id,
      subRowsOf: ({ parts = [] }) => parts,
      filterColumn: 'name',
      view: { page: 1, size: 10, sort: null, filter: '', ...part },
      onChange: () => undefined,
      selection: undefined,
      visibility: {},
      onVisibility: () => undefined,
    });
    const idOf = ({ id, subRows }: (typeof shown.rows)[number]) => id + subRows.map((inner) => `+${inner.id}`).join('');
    return `${shown.rows.map(idOf).join(' ')} (${shown.page} of ${shown.count})`;
  }
  return renderToStaticMarkup(createElement(Shown));
}

test.each<[string, Partial<TableView>, string]>([
  ['as they came', {}, '1 2 3 4 5 (1 of 1)'],
  ['ascending: empty cells come last', { sort: { column: 'name', direction: 'ascending' } }, '5 3 1 2 4 (1 of 1)'],
  ['descending: empty cells come last, too', { sort: { column: 'name', direction: 'descending' } }, '1 3 5 2 4 (1 of 1)'],
  ['by a column that there is not', { sort: { column: 'gone', direction: 'ascending' } }, '1 2 3 4 5 (1 of 1)'],
  ['filtered, whatever the case', { filter: 'ALPHA' }, '3 5 (1 of 1)'],
  ['a page of them', { size: 2, page: 2 }, '3 4 (2 of 3)'],
  ['the last page, which is not full', { size: 2, page: 3 }, '5 (3 of 3)'],
  ['a page beyond the last is the first', { size: 2, page: 4 }, '1 2 (1 of 3)'],
  ['of nothing there is one page', { filter: 'gamma' }, ' (1 of 1)'],
])('rows are shown %s', (_, view, shown) => {
  expect(shownWith(view)).toBe(shown);
});

test.each<[string, Partial<TableView>, string]>([
  ['stay in their order', {}, 'a+a1+a2 b+b1 (1 of 1)'],
  ['are ordered with them', { sort: { column: 'name', direction: 'ascending' } }, 'b+b1 a+a2+a1 (1 of 1)'],
  ['all stay where their row passes the filter', { filter: 'march' }, 'a+a1+a2 (1 of 1)'],
  ['let no row pass the filter', { filter: 'gnr' }, ' (1 of 1)'],
])('the rows that a row opens to %s', (_, view, shown) => {
  const batches: Row[] = [
    {
      id: 'a',
      name: 'march.csv',
      parts: [
        { id: 'a1', name: 'npq' },
        { id: 'a2', name: 'gnr' },
      ],
    },
    { id: 'b', name: 'april.csv', parts: [{ id: 'b1', name: 'npq' }] },
  ];
  expect(shownWith(view, batches)).toBe(shown);
});
