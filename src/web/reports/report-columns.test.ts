import { expect, test } from 'vitest';
import { CountryRow } from '../../shared/reports/reports.ts';
import { idOf, titleOf } from '../ui/table/columns.ts';
import { countryColumns, tailoredColumns } from './report-columns.ts';

test('with failed queries the table of a report shows every field of its rows', () => {
  expect(countryColumns.all.map(idOf)).toEqual(Object.keys(CountryRow.shape));
});

test('a tailored search has the columns Country, Date, Quantity QDRs', () => {
  expect(tailoredColumns.map(titleOf)).toEqual(['Country', 'Date', 'Quantity QDRs']);
});
