import { describe, expect, test } from 'vitest';
import type { NamedGraph } from './chart/chart-series.ts';
import { chosenAfter, formatCounts, rowsOf, type Shown, viewOf } from './report-view.ts';

/** Graph without failed queries: 9 answered in France, 4 in Fiji, and only failures in Chad. */
const answered: NamedGraph = {
  dates: ['2026-05-30', '2026-05-31'],
  series: [
    { name: 'France', data: [2, 7], failed: [1, 0] },
    { name: 'Fiji', data: [0, 4], failed: [0, 2] },
  ],
  failedOnly: [{ name: 'Chad', failed: [5, 0] }],
};
/** The same graph with failed queries. */
const all: NamedGraph = {
  dates: answered.dates,
  series: [
    { name: 'France', data: [3, 7], failed: [1, 0] },
    { name: 'Fiji', data: [0, 6], failed: [0, 2] },
    { name: 'Chad', data: [5, 0], failed: [5, 0] },
  ],
  failedOnly: [],
};
const everything: Shown = { filter: '', chosen: new Set(), isAll: true, withFailed: false };
const rows = [
  { countryName: 'Fiji', isoCountry: 'FJ', date: '2026-05-31', qtyQDRs: 4, failedQDRs: 2 },
  { countryName: 'France', isoCountry: 'FR', date: '2026-05-31', qtyQDRs: 7, failedQDRs: 0 },
  { countryName: 'France', isoCountry: 'FR', date: '2026-05-30', qtyQDRs: 2, failedQDRs: 1 },
];

describe('the heading says answered and failed both', () => {
  test.each([
    ['without failed queries', answered, everything],
    ['with them', all, { ...everything, withFailed: true }],
  ])('%s', (_, graph, shown) => {
    expect(formatCounts(viewOf(graph, shown), shown)).toBe('13 answered, 8 failed');
  });

  test.each([
    [{ chosen: new Set(['France']) }, '9 answered, 1 failed in France'],
    [{ chosen: new Set(['France', 'Fiji']) }, '13 answered, 3 failed in 2 selected countries'],
    [{ chosen: new Set(['Chad']) }, '0 answered, 5 failed in Chad'],
    [{ filter: 'F' }, '13 answered, 3 failed in countries matching “F”'],
    [{ filter: 'chad' }, '0 answered, 5 failed in countries matching “chad”'],
  ])('of %j: %s', (part, text) => {
    const shown = { ...everything, ...part };
    expect(formatCounts(viewOf(answered, shown), shown)).toBe(text);
  });

  test('thousands have a comma', () => {
    const graph = { ...answered, series: [{ name: 'France', data: [1_000, 1_469], failed: [1_200, 4] }], failedOnly: [] };
    expect(formatCounts(viewOf(graph, everything), everything)).toBe('2,469 answered, 1,204 failed');
  });
});

describe('choosing in the legend', () => {
  test('isolates a country, and a second press brings the others back', () => {
    expect([...chosenAfter(new Set(), 'France', false)]).toEqual(['France']);
    expect([...chosenAfter(new Set(['Fiji', 'Chad']), 'France', false)]).toEqual(['France']);
    expect([...chosenAfter(new Set(['France']), 'France', false)]).toEqual([]);
  });

  test('Shift adds one, and takes it away again', () => {
    expect([...chosenAfter(new Set(['Fiji']), 'France', true)]).toEqual(['Fiji', 'France']);
    expect([...chosenAfter(new Set(['Fiji', 'France']), 'Fiji', true)]).toEqual(['France']);
  });

  test('acts on bars, totals and table rows; the legend keeps every country', () => {
    const view = viewOf(answered, { ...everything, chosen: new Set(['Fiji']) });
    expect(view.series.map(({ name }) => name)).toEqual(['France', 'Fiji']);
    expect(view.drawn.map(({ name }) => name)).toEqual(['Fiji']);
    expect(view.countries).toEqual([{ name: 'Fiji', quantity: 4, failed: 2 }]);
    expect(view.days.map(({ quantity }) => quantity)).toEqual([4, 0]);
  });

  test('of a country that is isolated every day is a row, 0 where it has no records', () => {
    const isolated = viewOf(answered, { ...everything, chosen: new Set(['Fiji']) });
    expect(rowsOf(rows, isolated)).toEqual([
      rows[0],
      { countryName: 'Fiji', isoCountry: 'FJ', date: '2026-05-30', qtyQDRs: 0, failedQDRs: 0 },
    ]);
    const two = viewOf(answered, { ...everything, chosen: new Set(['Fiji', 'France']) });
    expect(rowsOf(rows, two)).toEqual(rows);
  });
});

test('the filter of the table acts on the chart', () => {
  const view = viewOf(answered, { ...everything, filter: 'fr' });
  expect(view.drawn.map(({ name }) => name)).toEqual(['France']);
  expect(view.days.map(({ quantity }) => quantity)).toEqual([7, 2]);
});

describe('the rest as one', () => {
  const many: NamedGraph = {
    dates: ['2026-05-31'],
    series: Array.from({ length: 20 }, (_, index) => ({ name: `Country ${index}`, data: [20 - index], failed: [0] })),
    failedOnly: [],
  };

  test('is chosen as what it is made of', () => {
    const view = viewOf(many, { ...everything, isAll: false, chosen: new Set(['Other']) });
    expect(view.countries.map(({ name }) => name)).toEqual(Array.from({ length: 9 }, (_, index) => `Country ${index + 11}`));
    expect(view.answered).toBe(45);
    expect(view.drawn.map(({ data }) => data)).toEqual([[45]]);
    expect(view.isolated).toBeUndefined();
  });

  test('leaves out a country of it that is chosen, and is no choice where every country is drawn', () => {
    const view = viewOf(many, { ...everything, isAll: false, chosen: new Set(['Country 15']) });
    expect(view.drawn.map(({ data }) => data)).toEqual([[5]]);
    expect(viewOf(many, { ...everything, chosen: new Set(['Other']) }).answered).toBe(210);
  });
});
