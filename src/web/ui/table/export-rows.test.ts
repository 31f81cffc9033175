import { expect, test } from 'vitest';
import { columnsOf, titleOf } from './columns.ts';
import { cellOf, exportCsv, exportNames, exportXlsx } from './export-rows.ts';
import { german } from '../../app/german.ts';
import { showTexts } from '../../locale/catalogue.ts';
import { currentLanguage, setLocale } from '../../locale/current-locale.ts';
import { countryColumns } from '../../reports/report-columns.ts';

test('codes are text cells, numbers are numbers, and nothing is nothing', () => {
  expect(cellOf('01')).toEqual({ value: '01', type: String });
  expect(cellOf('447700900123')).toEqual({ value: '447700900123', type: String });
  expect(cellOf('=1+1')).toEqual({ value: '=1+1', type: String });
  expect(cellOf(0)).toEqual({ value: 0, type: Number });
  expect([cellOf(''), cellOf(null), cellOf(undefined)]).toEqual([null, null, null]);
});

test('a workbook is called by what it holds, and the CSV file export.csv', () => {
  const names = (more: object) => exportNames({ contents: ['ranges', '44', null, 'GB'], filter: '', part: undefined, ...more });
  expect(names({})).toEqual({ csv: 'export.csv', xlsx: 'ranges-44-GB.xlsx' });
  expect(names({ filter: 'Lyca/Mobile ' })).toEqual({ csv: 'export.csv', xlsx: 'ranges-44-GB-Lyca-Mobile.xlsx' });
  const part = 'first-1000-of-1900';
  expect(names({ part })).toEqual({ csv: `export-${part}.csv`, xlsx: `ranges-44-GB-${part}.xlsx` });
});

test('the workbook is a zip file', async () => {
  const file = await exportXlsx([columnsOf<{ mnc: string }>().accessor('mnc', { header: 'mnc' })], [{ mnc: '01' }]);
  expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 2)]).toEqual([0x50, 0x4b]);
});

test('titles and names are English for a reader of German, whose screen stays German', () => {
  setLocale('de');
  showTexts({ language: german });
  const row = { countryName: 'Brazil', isoCountry: 'BR', date: '2026-05-31', qtyQDRs: 7, failedQDRs: 0 };
  expect(exportCsv(countryColumns.answered, [row])).toBe('\ufeffCountry;ISO;Date;Quantity QDRs\r\nBrazil;BR;2026-05-31;7\r\n');
  expect(countryColumns.answered.map(titleOf)).toEqual(['Land', 'ISO', 'Datum', 'Anzahl QDRs']);
  expect(currentLanguage()).toBe('de');
  setLocale('en');
  showTexts({});
});
