/** What a table's column is, and what kinds of cells there are. A new kind is one entry here and one in `cells.tsx`. */
import type { ReactNode } from 'react';
import type { CellValue, ValueOrder } from './cell-value.ts';

interface ColumnLook {
  title: string;
  /** Stands in the header in place of the title, for example a link into the service legend. It must read as the title. */
  heading?: ReactNode;
  /** Codes and digits. */
  isMono?: boolean;
  isSortable?: boolean;
  /** Long values wrap where the table has no room for them, rather than that columns are cut. */
  wraps?: boolean;
  order?: ValueOrder;
}

/** The name of a field of the row. */
export type FieldOf<Row> = keyof Row & string;
/** A field that is a cell's value as it stands. */
type PlainFieldOf<Row> = { [Field in FieldOf<Row>]: Row[Field] extends CellValue ? Field : never }[FieldOf<Row>];

/**
 * Which field a column shows, and what its cells say: for sorting, filtering and the download. A column that is about no single
 * field says so with `isDerived`, so that a renamed field is an error here.
 */
type ColumnValue<Row> =
  | { id: PlainFieldOf<Row>; value?: (row: Row) => CellValue; isDerived?: never }
  | { id: FieldOf<Row>; value: (row: Row) => CellValue; isDerived?: never }
  | { id: string; value: (row: Row) => CellValue; isDerived: true };

/** One form of a result file: what the button says, in words where that is a sign, and what it fetches. */
export interface BatchFileForm {
  label: string;
  spoken?: string;
  onDownload: () => void;
}

/** What each kind of cell needs beyond the base. */
interface CellKinds<Row> {
  /** `text` is the value as it would stand without `content`, the filter's matches marked. */
  text: { content?: (row: Row, text: ReactNode) => ReactNode };
  download: { label: (row: Row) => string; onDownload: (row: Row) => void };
  check: { label?: (row: Row) => string };
  /** A button that is no data: neither sorted nor downloaded. Where `label` answers nothing there is none; `detail` is for screen readers. */
  action: { label: (row: Row) => string | null; detail?: (row: Row) => string; onAction: (row: Row) => void };
  /** "Impersonate": see the portal as this person does. What `whyNot` answers disables the button and stands next to it. */
  support: { label: (row: Row) => string; onImpersonate: (row: Row) => void; whyNot: (row: Row) => string | null };
  /** The name of a result file with a button for each form in which it can be fetched; none while it is not there. `link` may take the place of the name. */
  batchfile: { forms: (row: Row) => readonly BatchFileForm[]; link?: (row: Row) => ReactNode };
  /** Controls of the screen's own that are no data, such as a menu. */
  controls: { content: (row: Row) => ReactNode };
  /** Leads to the edit screen of the organisation's own Users area. */
  'edit-user': { label: (row: Row) => string; portalId: (row: Row) => string };
  /** Leads to the edit screen of the platform's Admin area, which finds the person by their organisation. */
  'edit-user-admin': { label: (row: Row) => string; portalId: (row: Row) => string; account: number };
}

export type CellKind = keyof CellKinds<unknown>;

/** Whether the cells say something, as against doing something. */
const saysSomething = {
  text: true,
  download: true,
  check: true,
  batchfile: true,
  action: false,
  controls: false,
  support: false,
  'edit-user': false,
  'edit-user-admin': false,
} as const satisfies Record<CellKind, boolean>;

type DataKind = { [Kind in CellKind]: (typeof saysSomething)[Kind] extends true ? Kind : never }[CellKind];

export type ColumnOf<Row, Kind extends CellKind> = ColumnLook &
  CellKinds<Row>[Kind] &
  (Kind extends 'text' ? { type?: Kind } : { type: Kind }) &
  (Kind extends DataKind ? ColumnValue<Row> : { id: string; value?: never; isDerived?: never });
export type Column<Row> = { [Kind in CellKind]: ColumnOf<Row, Kind> }[CellKind];

/** Whether the column is in the download. */
export function isData<Row>({ type = 'text' }: Column<Row>): boolean {
  return saysSomething[type];
}

export function isSortable<Row>(column: Column<Row>): boolean {
  return column.isSortable ?? (isData(column) && column.type !== 'download');
}

/** What a cell says; nothing in a column of buttons. */
export function valueOf<Row extends object>(column: Column<Row>, row: Row): CellValue {
  if (column.value) return column.value(row);
  // The column's type lets `value` be left out only for a field that is a cell's value as it stands.
  return isData(column) ? (row as Record<string, CellValue>)[column.id] : null;
}
