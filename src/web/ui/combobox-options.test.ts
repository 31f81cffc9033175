import { describe, expect, test } from 'vitest';
import { optionsMatching, optionMeant } from './combobox-options.ts';

const options = ['Acme Telecom (1001)', 'Globex Networks (1002)', 'Big Acme (1003)', 'North Telecom (11001)'].map((label) => ({
  value: /\d+/.exec(label)?.[0] ?? '',
  label,
}));
const labels = (typed: string) => optionsMatching(options, typed).map(({ label }) => label);

describe('a combobox offers', () => {
  test('everything while nothing is typed', () => {
    expect(labels('  ')).toHaveLength(4);
  });

  test.each([
    ['acme', ['Acme Telecom (1001)', 'Big Acme (1003)']],
    ['big', ['Big Acme (1003)']],
    ['telecom north', ['North Telecom (11001)']],
    ['1001', ['Acme Telecom (1001)', 'North Telecom (11001)']],
    ['nothing', []],
  ])('for %j what holds every word, beginnings first', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });
});

test.each([
  ['acme telecom (1001)', '1001'],
  [' 1002 ', '1002'],
  ['globex', '1002'],
  ['acme', undefined],
  ['', undefined],
  ['nothing', undefined],
])('%j typed and left means %s', (typed, value) => {
  expect(optionMeant(options, typed)?.value).toBe(value);
});
