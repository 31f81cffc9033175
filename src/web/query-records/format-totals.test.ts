import { describe, expect, test } from 'vitest';
import { stringifySearch } from '../app/search-string.ts';
import { classOptions, codeOptions, daysOfSearch, queryOfSearch, searchWith } from './query-filters.ts';
import { formatTotals } from './format-totals.ts';

const none = { answered: 0, failed: 0 };
const keptFrom = '2025-04-27';

test.each([
  [
    { records: { answered: 2_469, failed: 1_204 }, report: { answered: 2_469, failed: 1_204 }, inBatches: none, keptFrom },
    '2,469 answered + 1,204 failed = 3,673, the report’s total.',
  ],
  [
    { records: { answered: 5, failed: 3 }, report: { answered: 9, failed: 5 }, inBatches: { answered: 4, failed: 2 }, keptFrom },
    '8 single queries listed below. Another 6 ran in batches; see Batch Results.',
  ],
  [
    { records: { answered: 2, failed: 3 }, report: { answered: 9, failed: 5 }, inBatches: { answered: 4, failed: 2 }, keptFrom },
    '2 answered + 3 failed here and 4 answered + 2 failed in batches do not add up to the report’s total, 14. Contact support.',
  ],
  [
    { records: { answered: 5, failed: 3 }, report: null, inBatches: null, keptFrom },
    '5 answered + 3 failed. Reports have no totals by city, result, code, user or key.',
  ],
  [
    { records: { answered: 5, failed: 3 }, report: { answered: 9, failed: 5 }, inBatches: null, keptFrom },
    '5 answered + 3 failed. The report’s total, 14, includes days before 2025-04-27; their single records are no longer kept.',
  ],
])('%j: %s', (totals, text) => {
  expect(formatTotals(totals)).toBe(text);
});

describe('the filters in the address', () => {
  const today = '2026-06-08';

  test('without any, the last seven days and today', () => {
    expect(queryOfSearch({ tab: 'query-records' }, today)).toEqual({ from: '2026-06-01', to: '2026-06-08' });
    expect(daysOfSearch({}, today).name).toBeNull();
  });

  test('come back as they were set, and go', () => {
    const search = searchWith(searchWith({ tab: 'query-records', 'queries-page': '2' }, 'class', 'failed'), 'period', 'yesterday');
    expect(queryOfSearch(search, today)).toEqual({ from: '2026-06-07', to: '2026-06-07', class: 'failed' });
    expect(stringifySearch(searchWith(search, 'class', null))).toBe('?tab=query-records&queries-period=yesterday');
  });
});

test.each([
  ['codes', codeOptions],
  ['results and classes', classOptions],
])('%s to filter by have words of their own', (_, options) => {
  const words = options.map(({ label }) => label.replace(/^\d+: /, ''));
  expect(new Set(words).size).toBe(options.length);
});

test('a reason code stands with its number', () => {
  expect(codeOptions).toContainEqual({ value: '403', label: '403: Not safe, fraud list' });
});
