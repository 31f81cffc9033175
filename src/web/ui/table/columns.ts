/** What a table's column is, and what kinds of cells there are. A new kind is one entry here and one in `cells.tsx`. */
import type { ReactNode } from 'react';
import type { CellValue, ValueOrder } from './compare-values.ts';

interface ColumnBase<Row> {
  id: string;
  title: string;
  /** What the cell says: for sorting, filtering and the download. */
  value: (row: Row) => CellValue;
  /** Stands in the header in place of the title, for example a link into the service legend. It must read as the title. */
  heading?: ReactNode;
  /** Codes and digits. */
  isMono?: boolean;
  isSortable?: boolean;
  order?: ValueOrder;
}

/** One form of a result file: what the button says, in words where that is a sign, and what it fetches. */
export interface BatchFileForm {
  label: string;
  spoken?: string;
  onDownload: () => void;
}

/** What each kind of cell needs beyond the base. */
interface CellKinds<Row> {
  text: { content?: (row: Row) => ReactNode };
  download: { label: (row: Row) => string; onDownload: (row: Row) => void };
  check: { label?: (row: Row) => string };
  /** A button that is no data: neither sorted nor downloaded. Where `label` answers nothing there is none; `detail` is for screen readers. */
  action: { label: (row: Row) => string | null; detail?: (row: Row) => string; onAction: (row: Row) => void };
  /** "Impersonate": see the portal as this person does. What `whyNot` answers disables the button and stands next to it. */
  support: { label: (row: Row) => string; onImpersonate: (row: Row) => void; whyNot: (row: Row) => string | null };
  /** The name of a result file with a button for each form in which it can be fetched; none while it is not there. */
  batchfile: { forms: (row: Row) => readonly BatchFileForm[] };
  /** Leads to the edit screen of the organisation's own Users area. */
  'edit-user': { label: (row: Row) => string; portalId: (row: Row) => string };
  /** Leads to the edit screen of the platform's Admin area, which finds the person by their organisation. */
  'edit-user-admin': { label: (row: Row) => string; portalId: (row: Row) => string; account: number };
}

export type CellKind = keyof CellKinds<unknown>;
export type ColumnOf<Row, Kind extends CellKind> = ColumnBase<Row> &
  CellKinds<Row>[Kind] &
  (Kind extends 'text' ? { type?: Kind } : { type: Kind });
export type Column<Row> = { [Kind in CellKind]: ColumnOf<Row, Kind> }[CellKind];

const kindsWithoutData: ReadonlySet<CellKind | undefined> = new Set<CellKind>(['action', 'support', 'edit-user', 'edit-user-admin']);

/** Whether the cells say something, as against doing something. */
export function isData<Row>({ type }: Column<Row>): boolean {
  return !kindsWithoutData.has(type);
}

export function isSortable<Row>(column: Column<Row>): boolean {
  return column.isSortable ?? (isData(column) && column.type !== 'download');
}
