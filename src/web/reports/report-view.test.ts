import { describe, expect, test } from 'vitest';
import type { NamedGraph } from './chart/chart-series.ts';
import { chosenAfter, formatCounted, formatCounts, rowsOf, type Shown, viewOf } from './report-view.ts';

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

/** Rows of the same report with failed queries. */
const allRows = [
  { countryName: 'Chad', isoCountry: 'TD', date: '2026-05-30', qtyQDRs: 5, failedQDRs: 5 },
  { countryName: 'Fiji', isoCountry: 'FJ', date: '2026-05-31', qtyQDRs: 6, failedQDRs: 2 },
  { countryName: 'France', isoCountry: 'FR', date: '2026-05-31', qtyQDRs: 7, failedQDRs: 0 },
  { countryName: 'France', isoCountry: 'FR', date: '2026-05-30', qtyQDRs: 3, failedQDRs: 1 },
];
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('the counts in the heading are the sums of what stands below it', () => {
  const cases: [Partial<Shown>, number, { quantity: number; failed: number }][] = [
    [{}, 13, { quantity: 21, failed: 8 }],
    [{ filter: 'f' }, 13, { quantity: 16, failed: 3 }],
    [{ filter: 'chad' }, 0, { quantity: 5, failed: 5 }],
    [{ filter: 'nowhere' }, 0, { quantity: 0, failed: 0 }],
    [{ chosen: new Set(['France']) }, 9, { quantity: 10, failed: 1 }],
    [{ chosen: new Set(['Chad']) }, 0, { quantity: 5, failed: 5 }],
    [{ chosen: new Set(['France', 'Chad']) }, 9, { quantity: 15, failed: 6 }],
    [{ chosen: new Set(['France']), filter: 'fiji' }, 0, { quantity: 0, failed: 0 }],
  ];

  test.each(cases)('%j: %i answered; with failed queries %j', (part, count, { quantity, failed }) => {
    for (const isAll of [true, false]) {
      const view = viewOf(answered, { ...everything, ...part, isAll });
      expect(view.answered).toBe(count);
      expect(sum(view.drawn.flatMap(({ data }) => data))).toBe(count);
      expect(sum(view.countries.map((country) => country.quantity))).toBe(count);
      expect(sum(view.days.map((day) => day.quantity))).toBe(count);
      expect(sum(rowsOf(rows, view).map(({ qtyQDRs }) => qtyQDRs))).toBe(count);

      const whole = viewOf(all, { ...everything, ...part, isAll, withFailed: true });
      expect([whole.answered + whole.failed, whole.failed]).toEqual([quantity, failed]);
      expect(sum(whole.drawn.flatMap(({ data }) => data))).toBe(quantity);
      for (const totals of [whole.countries, whole.days]) {
        expect([sum(totals.map((total) => total.quantity)), sum(totals.map((total) => total.failed))]).toEqual([quantity, failed]);
      }
      const shown = rowsOf(allRows, whole);
      expect([sum(shown.map(({ qtyQDRs }) => qtyQDRs)), sum(shown.map(({ failedQDRs }) => failedQDRs))]).toEqual([quantity, failed]);
    }
  });
});

describe('the heading', () => {
  test('has failed queries only if they count; the line below says what is left out', () => {
    const counted = { organisation: 'Acme Telecom', service: undefined };
    const view = viewOf(answered, everything);
    expect(formatCounts(view, everything)).toBe('13 answered');
    expect(formatCounted(view, counted)).toEqual([
      'Answered queries of Acme Telecom, all services, 2026-05-30 to 2026-05-31 (UTC).',
      '8 failed queries are not included.',
    ]);
    const whole = viewOf(all, { ...everything, withFailed: true });
    expect(formatCounts(whole, everything)).toBe('13 answered, 8 failed');
    expect(formatCounted(whole, { ...counted, service: 'npq' })).toEqual([
      'Answered and failed queries of Acme Telecom, service npq, 2026-05-30 to 2026-05-31 (UTC).',
    ]);
  });

  test('names one day alone, and nothing that is left out if nothing failed', () => {
    const graph = { dates: ['2026-05-31'], series: [{ name: 'France', data: [7], failed: [0] }], failedOnly: [] };
    expect(formatCounted(viewOf(graph, everything), { organisation: 'Acme Telecom', service: 'npq' })).toEqual([
      'Answered queries of Acme Telecom, service npq, 2026-05-31 (UTC).',
    ]);
  });

  test.each([
    [{ chosen: new Set(['France']) }, '9 answered, 1 failed in France'],
    [{ chosen: new Set(['France', 'Fiji']) }, '13 answered, 3 failed in 2 selected countries'],
    [{ chosen: new Set(['Chad']) }, '0 answered, 5 failed in Chad'],
    [{ filter: 'F' }, '13 answered, 3 failed in countries matching “F”'],
    [{ filter: 'chad' }, '0 answered, 5 failed in countries matching “chad”'],
  ])('of %j: %s', (part, text) => {
    const shown = { ...everything, ...part, withFailed: true };
    expect(formatCounts(viewOf(all, shown), shown)).toBe(text);
  });

  test('thousands have a comma', () => {
    const graph = { ...answered, series: [{ name: 'France', data: [2_200, 1_473], failed: [1_200, 4] }], failedOnly: [] };
    const shown = { ...everything, withFailed: true };
    expect(formatCounts(viewOf(graph, shown), shown)).toBe('2,469 answered, 1,204 failed');
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
    expect(view.countries.map(({ name }) => name)).toEqual(Array.from({ length: 15 }, (_, index) => `Country ${index + 5}`));
    expect(view.answered).toBe(120);
    expect(view.drawn.map(({ data }) => data)).toEqual([[120]]);
    expect(view.isolated).toBeUndefined();
  });

  test('leaves out a country of it that is chosen, and is no choice where every country is drawn', () => {
    const view = viewOf(many, { ...everything, isAll: false, chosen: new Set(['Country 15']) });
    expect(view.drawn.map(({ data }) => data)).toEqual([[5]]);
    expect(viewOf(many, { ...everything, chosen: new Set(['Other']) }).answered).toBe(210);
  });
});
