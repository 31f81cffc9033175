import { describe, expect, test } from 'vitest';
import { daysNamed, nameOfDays, presets, titleOfDays } from './periods.ts';

/** Weekdays: 22 November 2026 is a Sunday, 1 March 2028 a Wednesday after a leap day, 1 January 2027 a Friday, 1 June 2026 a Monday. */
describe.each([
  ['2026-11-22', 'today', '2026-11-22', '2026-11-22'],
  ['2026-11-22', 'yesterday', '2026-11-21', '2026-11-21'],
  ['2026-11-22', 'last-7', '2026-11-15', '2026-11-21'],
  ['2026-11-22', 'this-week', '2026-11-16', '2026-11-22'],
  ['2026-11-22', 'last-week', '2026-11-09', '2026-11-15'],
  ['2026-11-22', 'this-month', '2026-11-01', '2026-11-22'],
  ['2026-11-22', 'last-month', '2026-10-01', '2026-10-31'],
  ['2028-03-01', 'last-month', '2028-02-01', '2028-02-29'],
  ['2028-03-01', 'this-month', '2028-03-01', '2028-03-01'],
  ['2027-01-01', 'last-month', '2026-12-01', '2026-12-31'],
  ['2027-01-01', 'this-week', '2026-12-28', '2027-01-01'],
  ['2026-06-01', 'this-week', '2026-06-01', '2026-06-01'],
  ['2026-06-01', 'last-week', '2026-05-25', '2026-05-31'],
])('on %s', (today, name, from, to) => {
  test(`${name} is from ${from} to ${to}`, () => {
    expect(daysNamed(name, today)).toEqual({ from, to });
  });
});

test('the presets are those that every report offers, in this order', () => {
  expect(presets.map(({ label }) => label)).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
    'This week',
    'Last week',
    'This month',
    'Last month',
  ]);
});

test('days come back from their name as they were', () => {
  const days = { from: '2026-05-01', to: '2026-05-31' };
  expect(daysNamed(nameOfDays(days), '2026-06-01')).toEqual(days);
  const today = { from: '2026-06-01', to: '2026-06-01' };
  expect(daysNamed(nameOfDays(today), '2026-06-01')).toEqual(today);
});

test.each([
  null,
  '',
  'tomorrow',
  '2026-05-01',
  '2026-05-02..2026-05-01',
  '2026-05-01..2026-05-02..2026-05-03',
  '2024-01-01..2026-05-01',
  '2026-06-02..2026-06-02',
])('%j names no days', (name) => {
  expect(daysNamed(name, '2026-06-01')).toBeUndefined();
});

test('a title says the days of a name', () => {
  expect(titleOfDays('last-week', { from: '2026-11-09', to: '2026-11-15' })).toBe('Last week, 2026-11-09 to 2026-11-15');
  expect(titleOfDays('today', { from: '2026-11-22', to: '2026-11-22' })).toBe('Today, 2026-11-22');
  expect(titleOfDays('2026-05-01..2026-05-31', { from: '2026-05-01', to: '2026-05-31' })).toBe('2026-05-01 to 2026-05-31');
});
