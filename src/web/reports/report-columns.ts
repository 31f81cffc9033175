import type { CountryRow, TailoredRow } from '../../shared/reports/reports.ts';
import { shownCountry } from '../ui/country-names.ts';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { reportsText } from './reports.text.tsx';

const { table: text } = reportsText;

const country = columnsOf<CountryRow>();
const tailored = columnsOf<TailoredRow>();
const day = { header: () => text.date, meta: { order: 'digits', isMono: true } } as const;

const answered: readonly Column<CountryRow>[] = [
  country.accessor((row) => shownCountry(row.isoCountry, row.countryName), { id: 'countryName', header: () => text.country }),
  country.accessor('isoCountry', { header: () => text.iso, meta: { isMono: true } }),
  country.accessor('date', day),
  country.accessor('qtyQDRs', { header: () => text.quantity }),
];
/** Columns with answered queries only, and with failed ones too. */
export const countryColumns: Record<'answered' | 'all', readonly Column<CountryRow>[]> = {
  answered,
  all: [...answered, country.accessor('failedQDRs', { header: () => text.failed })],
};

export function countryRowId({ isoCountry, date }: CountryRow): string {
  return `${isoCountry} ${date}`;
}

/** Columns of the specification, even if failed queries count: their number is above the table. */
export const tailoredColumns: readonly Column<TailoredRow>[] = [
  tailored.accessor((row) => shownCountry(row.isoCountry, row.country), { id: 'country', header: () => text.country }),
  tailored.accessor('date', day),
  tailored.accessor('qtyQDRs', { header: () => text.quantity }),
];

export function tailoredRowId({ country, date }: TailoredRow): string {
  return `${country} ${date}`;
}
