import type { CountryRow, TailoredRow } from '../../../shared/api/reports.ts';
import type { Column } from '../../ui/table/columns.ts';

export const countryColumns: readonly Column<CountryRow>[] = [
  { id: 'countryName', title: 'Country' },
  { id: 'isoCountry', title: 'ISO', isMono: true },
  { id: 'date', title: 'Date', order: 'digits', isMono: true },
  { id: 'qtyQDRs', title: 'Quantity QDRs' },
];

export function countryRowId({ isoCountry, date }: CountryRow): string {
  return `${isoCountry} ${date}`;
}

export const tailoredColumns: readonly Column<TailoredRow>[] = [
  { id: 'country', title: 'Country' },
  { id: 'date', title: 'Date', order: 'digits', isMono: true },
  { id: 'qtyQDRs', title: 'Quantity QDRs' },
];

export function tailoredRowId({ country, date }: TailoredRow): string {
  return `${country} ${date}`;
}
