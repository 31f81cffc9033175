import { afterEach, beforeEach, expect, test } from 'vitest';
import { showTexts } from '../locale/catalogue.ts';
import { setLocale } from '../locale/current-locale.ts';
import { german } from '../app/german.ts';
import { orderedCountryRows, namedReport, orderedTailoredRows } from './report-countries.ts';

beforeEach(() => {
  setLocale('de');
  showTexts({ language: german });
});

afterEach(() => {
  setLocale('en');
  showTexts({});
});

const graph = {
  dates: ['2026-05-31'],
  series: [
    { name: 'Germany', isoCountry: 'DE', data: [7], failed: [1] },
    { name: 'Unknown', isoCountry: 'ZZ', data: [3], failed: [0] },
  ],
  failedOnly: [{ name: 'France', isoCountry: 'FR', failed: [2] }],
};

test('in German the chart has German names, and the address the same as in English', () => {
  const report = namedReport(graph);
  expect(report.graph.series.map(({ name }) => name)).toEqual(['Deutschland', 'Unbekannt']);
  expect(report.graph.failedOnly.map(({ name }) => name)).toEqual(['Frankreich']);
  expect([...report.shownNames(new Set(['Germany', 'France', 'Chad']))]).toEqual(['Deutschland', 'Frankreich', 'Chad']);
  expect([...report.addressNames(new Set(['Deutschland', 'Frankreich', 'Chad']))]).toEqual(['Germany', 'France', 'Chad']);
});

test('in English an address and the chart have one name for each', () => {
  setLocale('en');
  showTexts({});
  const { graph: named, addressNames } = namedReport(graph);
  expect(named).toMatchObject(graph);
  expect([...addressNames(new Set(['Germany', 'Other']))]).toEqual(['Germany', 'Other']);
});

test('rows are in the order of the German names, the days of a country in theirs', () => {
  const [older, newer] = ['2026-05-30', '2026-05-31'];
  const count = { qtyQDRs: 1, failedQDRs: 0 };
  // As the server sends them: by their English names.
  const rows = [
    { isoCountry: 'AT', date: newer, ...count },
    { isoCountry: 'CL', date: newer, ...count },
    { isoCountry: 'DE', date: newer, ...count },
    { isoCountry: 'DE', date: older, ...count },
    { isoCountry: 'PL', date: newer, ...count },
  ];
  const english: Record<string, string> = { AT: 'Austria', CL: 'Chile', DE: 'Germany', PL: 'Poland' };
  const named = orderedCountryRows(rows.map((row) => ({ ...row, countryName: english[row.isoCountry] ?? '' })));
  expect(named.map(({ countryName, date }) => [countryName, date])).toEqual([
    ['Chile', newer],
    ['Germany', newer],
    ['Germany', older],
    ['Austria', newer],
    ['Poland', newer],
  ]);
  const tailored = orderedTailoredRows(rows.map((row) => ({ ...row, country: english[row.isoCountry] ?? '' })));
  expect(tailored.map(({ country }) => country)).toEqual(['Chile', 'Germany', 'Germany', 'Austria', 'Poland']);
});
