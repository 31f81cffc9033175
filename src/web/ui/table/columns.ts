/** The features of the library that the portal's tables have, and their columns. */
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type ColumnHelper,
  type ReactTable,
  type rowSelectionFeature,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { cellValueOf, type CellValue, type ValueOrder } from './cell-value.ts';

/** The look and the order of a column's cells. */
interface ColumnMeta {
  /** Stands in the header in place of the title, for example a link into the service legend. It must read as the title. */
  heading?: ReactNode;
  /** Codes and digits. */
  isMono?: boolean;
  /** Long values wrap where the table has no room for them, rather than that columns are cut. */
  wraps?: boolean;
  order?: ValueOrder;
  /** Its name in the filter's choice of columns, where that is not its title. A column that may be chosen says `enableColumnFilter`. */
  filterLabel?: string;
}

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  // A type alone, as the library has it.
  columnMeta: {} as ColumnMeta,
});

/** The feature that selects rows. Few tables do, so each of them brings it along (`selection` of `DataTable`): it weighs 1.7 kB. */
export type Selection = typeof rowSelectionFeature;

type Features = typeof features & { rowSelectionFeature: Selection };

/** Those of one table. Nothing but the columns and the tools of a table that was given `selection` ask what is selected. */
export function featuresWith(selection: Selection | undefined): Features {
  return (selection ? { ...features, rowSelectionFeature: selection } : features) as Features;
}

export type TableOf<Row extends object> = ReactTable<Features, Row>;
/** Its `header` is its title, in words. One with a value says something and is in every download; a display column holds buttons. */
export type Column<Row extends object> = ReturnType<ColumnHelper<Features, Row>['columns']>[number];
/** The part of a cell's context that its text needs. */
export interface ShownCell {
  getValue: () => unknown;
  column: { getFilterValue: () => unknown; columnDef: { meta?: ColumnMeta | undefined } };
}
/** The name of a field of the row. */
export type FieldOf<Row> = keyof Row & string;

/** Makes the columns of a table: `accessor` for what a field or a function says, `display` for buttons. */
export function columnsOf<Row extends object>(): ColumnHelper<Features, Row> {
  return createColumnHelper<Features, Row>();
}

export function idOf<Row extends object>(column: Column<Row>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
}

export function titleOf<Row extends object>({ header }: Column<Row>): string {
  return typeof header === 'string' ? header : '';
}

/** Says whether the column says something, as against doing something. */
export function isData<Row extends object>(column: Column<Row>): boolean {
  return 'accessorKey' in column || 'accessorFn' in column;
}

/** The value of a cell; nothing in a column of buttons. */
export function valueOf<Row extends object>(column: Column<Row>, row: Row): CellValue {
  if ('accessorFn' in column) return cellValueOf(column.accessorFn(row, 0));
  return 'accessorKey' in column ? cellValueOf(Reflect.get(row, column.accessorKey)) : null;
}
