import { expect, test } from 'vitest';
import { CountryRow, TailoredRow } from '../../../shared/api/reports.ts';
import { countryColumns, tailoredColumns } from './report-columns.ts';

test.each([
  ['a report', countryColumns.all, CountryRow],
  ['a tailored search', tailoredColumns.all, TailoredRow],
])('the table of %s shows every field of its rows', (_, columns, { shape }) => {
  expect(columns.map(({ id }) => id)).toEqual(Object.keys(shape));
});

test('without failed queries a tailored search has the columns Country, Date, Quantity QDRs', () => {
  expect(tailoredColumns.answered.map(({ title }) => title)).toEqual(['Country', 'Date', 'Quantity QDRs']);
});
