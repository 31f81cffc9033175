/** The rows of a view: those that pass the filter, in order, and the page of them that is shown. */
import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './columns.ts';
import { pageWithin } from './page-links.ts';
import { columnDefinitions, features } from './table-features.ts';
import type { Sort, TableView } from './table-view.ts';

interface Wanted<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  filterColumn: string | undefined;
  view: TableView;
}

export function useRowsInView<Row extends object>({ rows, columns, filterColumn, view }: Wanted<Row>) {
  const definitions = useMemo(() => columnDefinitions(columns), [columns]);
  const sorting = useMemo(() => sortingOf(view.sort, columns), [view.sort, columns]);
  const columnFilters = useMemo(
    () => (filterColumn && view.filter ? [{ id: filterColumn, value: view.filter }] : []),
    [filterColumn, view.filter],
  );
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: definitions,
    state: { sorting, columnFilters },
  });
  const ordered = table.getSortedRowModel().rows;
  const pageCount = Math.ceil(ordered.length / view.size);
  const page = pageWithin(view.page, pageCount);
  const from = (page - 1) * view.size;
  return { ordered, shown: ordered.slice(from, from + view.size), pageCount, page };
}

/** An address may name a column that the table does not have. */
function sortingOf<Row>(sort: Sort | null, columns: readonly Column<Row>[]) {
  const isKnown = columns.some(({ id }) => id === sort?.column);
  return sort && isKnown ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
}
