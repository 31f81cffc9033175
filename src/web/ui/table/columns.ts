/** Library features of the portal's tables, and their columns. */
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
import { isLocalTime } from '../shown-time.ts';
import { tableText } from './table.text.ts';
import { cellValueOf, type CellValue, type ValueOrder } from './cell-value.ts';

/** Look and order of a column's cells. */
interface ColumnMeta {
  /** Replaces the title in the header, for example with a link into the service legend. It must read like the title. */
  heading?: ReactNode;
  /** True for codes and digits. */
  isMono?: boolean;
  /** True for times (`shownTime`): the head names their zone, and the cells leave it out. */
  isTime?: boolean;
  /** True if the column gives way when the table is too narrow: its longer cells are cut. */
  shrinks?: boolean;
  /** True for a column of buttons with a value for downloads: its title is for screen readers. */
  isAction?: boolean;
  order?: ValueOrder;
  /** Name in the filter's choice of columns, if it is not the title. A selectable column sets `enableColumnFilter`. */
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

/** The feature that selects rows. Few tables need it, so each brings it along (`selection` of `DataTable`): it weighs 1.7 kB. */
export type Selection = typeof rowSelectionFeature;

type Features = typeof features & { rowSelectionFeature: Selection };

/** Features of one table. Only the columns and tools of a table with `selection` read the selection. */
export function featuresWith(selection: Selection | undefined): Features {
  return (selection ? { ...features, rowSelectionFeature: selection } : features) as Features;
}

export type TableOf<Row extends object> = ReactTable<Features, Row>;
/**
 * A column. Its `header` is its title, in words, or a function that reads the title, so that downloads have it in English. One with a value is in every
 * download; a display column holds buttons.
 */
export type Column<Row extends object> = ReturnType<ColumnHelper<Features, Row>['columns']>[number];
/** The part of a cell's context that its text needs. */
export interface ShownCell {
  getValue: () => unknown;
  column: { getFilterValue: () => unknown; columnDef: { meta?: ColumnMeta | undefined } };
}
/** The name of a field of the row. */
export type FieldOf<Row> = keyof Row & string;

/** Makes the columns of a table: `accessor` for a field or a computed value, `display` for buttons. */
export function columnsOf<Row extends object>(): ColumnHelper<Features, Row> {
  return createColumnHelper<Features, Row>();
}

export function idOf<Row extends object>(column: Column<Row>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
}

export function titleOf<Row extends object>({ header }: Column<Row>): string {
  // Titles depend on the language alone, never on the library's context.
  return typeof header === 'function' ? (header as () => string)() : (header ?? '');
}

/** The title above a column, with the zone of its times. */
export function headOf<Row extends object>(column: Column<Row>): string {
  const title = titleOf(column);
  return column.meta?.isTime ? tableText.inZone(title, isLocalTime()) : title;
}

/** True if the title is for screen readers, since the cells say what their buttons do. */
export function hidesTitle<Row extends object>(column: Column<Row>): boolean {
  return !isData(column) || column.meta?.isAction === true;
}

/** True if the column has data, not buttons. */
export function isData<Row extends object>(column: Column<Row>): boolean {
  return 'accessorKey' in column || 'accessorFn' in column;
}

/** Returns the value of a cell; null in a column of buttons. */
export function valueOf<Row extends object>(column: Column<Row>, row: Row): CellValue {
  if ('accessorFn' in column) return cellValueOf(column.accessorFn(row, 0));
  return 'accessorKey' in column ? cellValueOf(Reflect.get(row, column.accessorKey)) : null;
}

/** Returns the columns of numbers, which are right-aligned. */
export function numericColumns<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]): ReadonlySet<string> {
  const isNumeric = (column: Column<Row>) => {
    const known = rows.find((row) => valueOf(column, row) !== null);
    return known !== undefined && typeof valueOf(column, known) === 'number';
  };
  return new Set(columns.filter(isNumeric).map(idOf));
}
