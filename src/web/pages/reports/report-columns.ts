import type { CountryRow, TailoredRow } from '../../../shared/api/reports.ts';
import type { Column } from '../../ui/table/columns.ts';

const quantity = { id: 'qtyQDRs', title: 'Quantity QDRs' } as const;
const ofThemFailed = { id: 'failedQDRs', title: 'Of them failed' } as const;

const countryAndDay: readonly Column<CountryRow>[] = [
  { id: 'countryName', title: 'Country' },
  { id: 'isoCountry', title: 'ISO', isMono: true },
  { id: 'date', title: 'Date', order: 'digits', isMono: true },
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
  { id: 'country', title: 'Country' },
  { id: 'date', title: 'Date', order: 'digits', isMono: true },
  quantity,
];

export function tailoredRowId({ country, date }: TailoredRow): string {
  return `${country} ${date}`;
}
