import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, daysBetween, daysFromTo, isDay, utcDay } from './utc-day.ts';

afterEach(() => vi.unstubAllEnvs());

/** The picker's today and yesterday, for users in several time zones. */
describe.each([
  ['Asia/Tokyo', '2026-06-02T08:00:00+09:00', '2026-06-01'],
  ['America/Los_Angeles', '2026-06-01T18:00:00-07:00', '2026-06-02'],
  ['Europe/London', '2026-03-29T00:30:00Z', '2026-03-29'],
  ['Europe/London', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['Asia/Kathmandu', '2026-06-02T05:44:00+05:45', '2026-06-01'],
])('F26: in %s at %s', (zone, moment, today) => {
  test("the picker's today is 0 days ago and its yesterday 1", () => {
    vi.stubEnv('TZ', zone);
    const picked = utcDay(new Date(moment));
    expect(picked).toBe(today);
    expect(daysBetween(picked, utcDay(new Date(moment)))).toBe(0);
    expect(daysBetween(addDays(picked, -1), utcDay(new Date(moment)))).toBe(1);
  });
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test('F25: no day of a year comes twice or is missing', () => {
  const days = daysFromTo('2028-01-01', '2028-12-31');
  expect(days).toHaveLength(366);
  expect(new Set(days).size).toBe(366);
  expect(days).toContain('2028-02-29');
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
