/** The row models of the shared table: filter, then sort; pages are cut from what is left. */
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { Column } from './columns.ts';
import { isSortable, valueOf } from './columns.ts';
import { compareValues, isEmptyValue, type CellValue } from './compare-values.ts';

export const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** Empty cells come last in either direction; the filter looks for the text anywhere, whatever the case. */
export function columnDefinitions<Row extends object>(columns: readonly Column<Row>[]): ColumnDef<typeof features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row): CellValue => {
      const value = valueOf(column, row);
      return isEmptyValue(value) ? undefined : value;
    },
    enableSorting: isSortable(column),
    sortUndefined: 'last' as const,
    sortFn: (a, b, id) => compareValues(a.getValue<CellValue>(id), b.getValue<CellValue>(id), column.order),
    filterFn: (row, id, wanted: string) =>
      String(row.getValue<CellValue>(id) ?? '')
        .toLowerCase()
        .includes(wanted.toLowerCase()),
  }));
}
