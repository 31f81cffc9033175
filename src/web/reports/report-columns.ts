import type { CountryRow, TailoredRow } from '../../shared/reports/reports.ts';
import type { Column } from '../ui/table/columns.ts';
import { reportsText } from './reports.text.ts';

const { table: text } = reportsText;

const quantity = { id: 'qtyQDRs', title: text.quantity } as const;
const ofThemFailed = { id: 'failedQDRs', title: text.failed } as const;

const countryAndDay: readonly Column<CountryRow>[] = [
  { id: 'countryName', title: text.country },
  { id: 'isoCountry', title: text.iso, isMono: true },
  { id: 'date', title: text.date, order: 'digits', isMono: true },
];
/** While answered queries alone count, and while failed ones count as well. */
export const countryColumns: Record<'answered' | 'all', readonly Column<CountryRow>[]> = {
  answered: [...countryAndDay, quantity],
  all: [...countryAndDay, quantity, ofThemFailed],
};

export function countryRowId({ isoCountry, date }: CountryRow): string {
  return `${isoCountry} ${date}`;
}

/** The specification's, whether failed queries count or not: how many of them failed is said above the table. */
export const tailoredColumns: readonly Column<TailoredRow>[] = [
  { id: 'country', title: text.country },
  { id: 'date', title: text.date, order: 'digits', isMono: true },
  quantity,
];

export function tailoredRowId({ country, date }: TailoredRow): string {
  return `${country} ${date}`;
}
