import type { CountryRow, TailoredRow } from '../../../shared/api/reports.ts';
import type { Column } from '../../ui/table/columns.ts';

/** The columns while answered queries alone count (the specification's), and while failed ones count as well. */
interface ReportColumns<Row> {
  readonly answered: readonly Column<Row>[];
  readonly all: readonly Column<Row>[];
}

const quantity = { id: 'qtyQDRs', title: 'Quantity QDRs' } as const;
const ofThemFailed = { id: 'failedQDRs', title: 'Of them failed' } as const;

const countryAndDay: readonly Column<CountryRow>[] = [
  { id: 'countryName', title: 'Country' },
  { id: 'isoCountry', title: 'ISO', isMono: true },
  { id: 'date', title: 'Date', order: 'digits', isMono: true },
];
export const countryColumns: ReportColumns<CountryRow> = {
  answered: [...countryAndDay, quantity],
  all: [...countryAndDay, quantity, ofThemFailed],
};

export function countryRowId({ isoCountry, date }: CountryRow): string {
  return `${isoCountry} ${date}`;
}

const tailoredCountryAndDay: readonly Column<TailoredRow>[] = [
  { id: 'country', title: 'Country' },
  { id: 'date', title: 'Date', order: 'digits', isMono: true },
];
export const tailoredColumns: ReportColumns<TailoredRow> = {
  answered: [...tailoredCountryAndDay, quantity],
  all: [...tailoredCountryAndDay, quantity, ofThemFailed],
};

export function tailoredRowId({ country, date }: TailoredRow): string {
  return `${country} ${date}`;
}
