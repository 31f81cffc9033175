import { expect, test } from 'vitest';
import { CountryRow } from '../../shared/reports/reports.ts';
import { countryColumns, tailoredColumns } from './report-columns.ts';

test('with failed queries the table of a report shows every field of its rows', () => {
  expect(countryColumns.all.map(({ id }) => id)).toEqual(Object.keys(CountryRow.shape));
});

test('a tailored search has the columns Country, Date, Quantity QDRs', () => {
  expect(tailoredColumns.map(({ title }) => title)).toEqual(['Country', 'Date', 'Quantity QDRs']);
});
