/** The table's rows by the library's row models: filter, then sort, then a page; what people choose goes into the view. */
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  functionalUpdate,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type PaginationState,
  type ReactTable,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compareValues, isEmptyValue, type CellValue } from './cell-value.ts';
import { isSortable, valueOf, type Column, type FieldOf } from './columns.ts';
import type { TableView } from './table-view.ts';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

export type TableOf<Row extends object> = ReactTable<typeof features, Row>;

interface DataTableOptions<Row extends object> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  filterColumn: FieldOf<Row> | undefined;
  view: TableView;
  /** Takes the part of the view that changed. Another order or page size begins at the first page. */
  onChange: (part: Partial<TableView>) => void;
}

/** The table in a view, and the page that is shown, counted from 1. */
export function useDataTable<Row extends object>({ rows, columns, filterColumn, view, onChange }: DataTableOptions<Row>) {
  const [pageCount, setPageCount] = useState(Number.POSITIVE_INFINITY);
  const definitions = useMemo(() => columnDefinitions(columns), [columns]);
  const { column, direction } = view.sort ?? {};
  // By its parts, since each page reads the address anew and must not sort again. It may name a column that the table does not have.
  const sorting = useMemo(
    (): SortingState => columns.filter(({ id }) => id === column).map(({ id }) => ({ id, desc: direction === 'descending' })),
    [columns, column, direction],
  );
  const columnFilters = useMemo(
    () => (filterColumn && view.filter ? [{ id: filterColumn, value: view.filter }] : []),
    [filterColumn, view.filter],
  );
  // A page beyond the end, as in a link from before a filter, falls back to the first.
  const pageIndex = view.page > pageCount ? 0 : view.page - 1;
  const pagination = useMemo((): PaginationState => ({ pageIndex, pageSize: view.size }), [pageIndex, view.size]);
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: definitions,
    state: { sorting, columnFilters, pagination },
    // A reload must not lead back to the first page.
    autoResetPageIndex: false,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (updater) => onChange({ sort: sortOf(functionalUpdate(updater, sorting)), page: 1 }),
    onPaginationChange: (updater) => {
      const next = functionalUpdate(updater, pagination);
      onChange({ page: next.pageIndex + 1, size: next.pageSize });
    },
  });
  // The count follows from the rows that pass the filter; React draws again with it before anything is shown.
  if (table.getPageCount() !== pageCount) setPageCount(table.getPageCount());
  return { table, page: pageIndex + 1 };
}

/** Empty cells come last in either direction; the filter looks for the text anywhere, whatever the case. */
function columnDefinitions<Row extends object>(columns: readonly Column<Row>[]): ColumnDef<typeof features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row): CellValue => {
      const value = valueOf(column, row);
      return isEmptyValue(value) ? undefined : value;
    },
    enableSorting: isSortable(column),
    sortUndefined: 'last' as const,
    sortFn: (a, b, id) => compareValues(a.getValue<CellValue>(id), b.getValue<CellValue>(id), column.order),
    filterFn: filterFn_includesString,
  }));
}

function sortOf([first]: SortingState): TableView['sort'] {
  return first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null;
}
