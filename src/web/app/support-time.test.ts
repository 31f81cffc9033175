import { expect, test } from 'vitest';
import { isAnnounced, minutesLeft, formatTimeLeft } from './support-time.ts';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  [3_600_000, 60],
  [60_001, 2],
  [60_000, 1],
  [1, 1],
  [0, 0],
  [-5_000, 0],
])('%i ms before the end are %i minutes', (leftMs, minutes) => {
  expect(minutesLeft(new Date(now + leftMs).toISOString(), now)).toBe(minutes);
});

test('words for many, one and none', () => {
  expect([42, 1, 0].map(formatTimeLeft)).toEqual(['42 minutes left', '1 minute left', 'ending now']);
});

test('is announced at 10, 5 and 1 only', () => {
  const heard = Array.from({ length: 60 }, (_, passed) => 60 - passed).filter((minutes) => isAnnounced(minutes + 1, minutes));
  expect(heard).toEqual([10, 5, 1]);
});

test('a tab that slept over a mark announces what is left, and nothing after the end', () => {
  expect(isAnnounced(12, 8)).toBe(true);
  expect(isAnnounced(8, 7)).toBe(false);
  expect(isAnnounced(8, 0)).toBe(false);
});
