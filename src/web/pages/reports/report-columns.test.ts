import { expect, test } from 'vitest';
import { CountryRow, TailoredRow } from '../../../shared/api/reports.ts';
import { countryColumns, tailoredColumns } from './report-columns.ts';

test.each([
  ['a report', countryColumns, CountryRow],
  ['a tailored search', tailoredColumns, TailoredRow],
])('the table of %s shows every field of its rows', (_, columns, { shape }) => {
  expect(columns.map(({ id }) => id)).toEqual(Object.keys(shape));
});
