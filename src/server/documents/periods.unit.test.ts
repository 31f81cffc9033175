import { expect, test } from 'vitest';
import { daysFromTo } from '../../shared/base/utc-day.ts';
import { finishedPeriods, monthOf, weekOf } from './periods.ts';

test.each([
  ['2024-02-29T12:00:00Z', '2024-W09', '2024-02-26', '2024-03-03'],
  ['2024-12-30T00:00:00Z', '2025-W01', '2024-12-30', '2025-01-05'],
  ['2021-01-03T23:59:59Z', '2020-W53', '2020-12-28', '2021-01-03'],
  ['2026-12-31T23:59:59Z', '2026-W53', '2026-12-28', '2027-01-03'],
  ['2027-01-04T00:00:00Z', '2027-W01', '2027-01-04', '2027-01-10'],
  ['2026-03-29T01:30:00Z', '2026-W13', '2026-03-23', '2026-03-29'],
])('F28: %s lies in the ISO week %s, Monday to Sunday in UTC', (moment, name, from, to) => {
  expect(weekOf(new Date(moment))).toEqual({ kind: 'weekly', name, from, to });
  expect(daysFromTo(from, to)).toHaveLength(7);
});

test.each([
  ['2024-02-10T12:00:00Z', '2024-02', '2024-02-01', '2024-02-29', 29],
  ['2026-02-28T23:59:59Z', '2026-02', '2026-02-01', '2026-02-28', 28],
  ['2100-02-28T00:00:00Z', '2100-02', '2100-02-01', '2100-02-28', 28],
  ['2026-12-31T23:59:59Z', '2026-12', '2026-12-01', '2026-12-31', 31],
  ['2027-01-01T00:00:00Z', '2027-01', '2027-01-01', '2027-01-31', 31],
] as const)('F28: %s lies in the month %s, which ends on its last day', (moment, name, from, to, days) => {
  expect(monthOf(new Date(moment))).toEqual({ kind: 'monthly', name, from, to });
  expect(daysFromTo(from, to)).toHaveLength(days);
});

test.each([
  ['the last second of the leap day', 'monthly', '2024-02-29T23:59:59Z', ['2024-01', '2023-12', '2023-11']],
  ['the day after the leap day', 'monthly', '2024-03-01T00:10:00Z', ['2024-02', '2024-01', '2023-12']],
  ['New Year, while the last answers are still being counted', 'monthly', '2027-01-01T00:09:59Z', ['2026-11', '2026-10', '2026-09']],
  ['New Year', 'monthly', '2027-01-01T00:10:00Z', ['2026-12', '2026-11', '2026-10']],
  ['the 31st of a month', 'monthly', '2026-03-31T12:00:00Z', ['2026-02', '2026-01', '2025-12']],
  ['a Sunday', 'weekly', '2027-01-03T12:00:00Z', ['2026-W52', '2026-W51', '2026-W50']],
  ['the Monday after week 53', 'weekly', '2027-01-04T00:10:00Z', ['2026-W53', '2026-W52', '2026-W51']],
] as const)('F28: on %s the newest finished %s periods are the right ones', (_, kind, now, names) => {
  expect(finishedPeriods(kind, new Date(now), 3).map(({ name }) => name)).toEqual(names);
});
