/** The table's rows by the library's row models: filter, then sort, then the page. User choices go into the view. */
import { filterFn_includesString, functionalUpdate, useTable, type Row as RowOf, type SortingState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { TextCell } from './cells.tsx';
import { compareValues, isEmptyValue, type CellValue } from './cell-value.ts';
import { featuresWith, idOf, type Column, type FieldOf, type Selection, type TableOf } from './columns.ts';
import type { TableView } from './table-view.ts';

export type TableRowOf<Row extends object> = RowOf<ReturnType<typeof featuresWith>, Row>;

/** Visibility of columns by id; unnamed ones are visible. */
export type Visibility = Readonly<Record<string, boolean>>;

interface DataTableOptions<Row extends object> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  subRowsOf: ((row: Row) => readonly Row[]) | undefined;
  filterColumn: FieldOf<Row> | undefined;
  view: TableView;
  /** Receives the changed part of the view. Another order starts at the first page. */
  onChange: (part: Partial<TableView>) => void;
  selection: Selection | undefined;
  visibility: Visibility;
  onVisibility: (next: Visibility) => void;
}

/** The visible part of a table: the page, counted from 1, and the number of pages. */
export interface ShownPage<Row extends object> {
  page: number;
  count: number;
  rows: readonly TableRowOf<Row>[];
}

export function useDataTable<Row extends object>(options: DataTableOptions<Row>): { table: TableOf<Row>; shown: ShownPage<Row> } {
  const { rows, columns, rowId, subRowsOf, filterColumn, view, onChange, selection, visibility, onVisibility } = options;
  const features = useMemo(() => featuresWith(selection), [selection]);
  const { column, direction } = view.sort ?? {};
  // Depends on the parts of the order: each page reads the address again and must not sort again. The column may not exist in the table.
  const sorting = useMemo(
    (): SortingState => columns.flatMap((of) => (idOf(of) === column ? [{ id: idOf(of), desc: direction === 'descending' }] : [])),
    [columns, column, direction],
  );
  const columnFilters = useMemo(
    () => (filterColumn && view.filter ? [{ id: filterColumn, value: view.filter }] : []),
    [filterColumn, view.filter],
  );
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns,
    defaultColumn: { cell: TextCell, sortFn: inOrder, filterFn: filterFn_includesString },
    state: { sorting, columnFilters, columnVisibility: visibility },
    getRowId: rowId,
    ...(subRowsOf && { getSubRows: subRowsOf }),
    // A row that passes the filter keeps all its sub-rows.
    maxLeafRowFilterDepth: 0,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (updater) => onChange({ sort: sortOf(functionalUpdate(updater, sorting)), page: 1 }),
    onColumnVisibilityChange: (updater) => onVisibility(functionalUpdate(updater, { ...visibility })),
  });
  return { table, shown: pageOf(table.getRowModel().rows, view) };
}

/** Returns the page; one beyond the end, as in a link from before a filter, becomes the first. */
function pageOf<Row extends object>(rows: readonly TableRowOf<Row>[], { page: asked, size }: TableView): ShownPage<Row> {
  const count = Math.max(Math.ceil(rows.length / size), 1);
  const page = asked > count ? 1 : asked;
  return { page, count, rows: rows.slice((page - 1) * size, page * size) };
}

/** Empty cells come last in either direction. */
function inOrder<Row extends object>(a: TableRowOf<Row>, b: TableRowOf<Row>, id: string): number {
  const column = a.table.getColumn(id);
  const [one, other] = [a.getValue<CellValue>(id), b.getValue<CellValue>(id)];
  const last = Number(isEmptyValue(one)) - Number(isEmptyValue(other));
  if (last !== 0) return column?.getIsSorted() === 'desc' ? -last : last;
  return isEmptyValue(one) ? 0 : compareValues(one, other, column?.columnDef.meta?.order);
}

function sortOf([first]: SortingState): TableView['sort'] {
  return first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null;
}
