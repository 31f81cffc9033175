import type { CountryRow, TailoredRow } from '../../../shared/api/reports.ts';
import type { Column } from '../../ui/table/columns.ts';

export const countryColumns: readonly Column<CountryRow>[] = [
  { id: 'countryName', title: 'Country', value: (row) => row.countryName },
  { id: 'isoCountry', title: 'ISO', value: (row) => row.isoCountry, isMono: true },
  { id: 'date', title: 'Date', value: (row) => row.date, order: 'digits', isMono: true },
  { id: 'qtyQDRs', title: 'Quantity QDRs', value: (row) => row.qtyQDRs },
];

export function countryRowId({ isoCountry, date }: CountryRow): string {
  return `${isoCountry} ${date}`;
}

export const tailoredColumns: readonly Column<TailoredRow>[] = [
  { id: 'country', title: 'Country', value: (row) => row.country },
  { id: 'date', title: 'Date', value: (row) => row.date, order: 'digits', isMono: true },
  { id: 'qtyQDRs', title: 'Quantity QDRs', value: (row) => row.qtyQDRs },
];

export function tailoredRowId({ country, date }: TailoredRow): string {
  return `${country} ${date}`;
}
