import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import type { TableView } from './table-view.ts';
import { useDataTable } from './use-data-table.ts';

interface Row {
  id: string;
  name: string | null;
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

/** The ids of the rows that are shown, and of which page. */
function shownWith(part: Partial<TableView>): string {
  function Shown() {
    const { shown } = useDataTable<Row>({
      rows,
      columns,
      rowId: ({ id }) => id,
      subRowsOf: undefined,
      filterColumn: 'name',
      view: { page: 1, size: 10, sort: null, filter: '', ...part },
      onChange: () => undefined,
      selection: undefined,
      visibility: {},
      onVisibility: () => undefined,
    });
    return `${shown.rows.map(({ id }) => id).join(' ')} (${shown.page} of ${shown.count})`;
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
