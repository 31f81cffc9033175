import { expect, test } from 'vitest';
import { dateTimeOf, timeAhead, withoutZone } from './shown-time.ts';

test.each([
  ['2026-05-31 14:02 UTC', 0, false],
  ['2026-05-31 16:02 UTC+02:00', 120, false],
  ['2026-05-31 19:32:09 UTC+05:30', 330, true],
  ['2026-05-31 10:32 UTC-03:30', -210, false],
  ['2026-06-01 04:02 UTC+14:00', 840, false],
])('%s', (shown, minutes, seconds) => {
  expect(timeAhead('2026-05-31T14:02:09Z', { seconds, minutes })).toBe(shown);
});

test.each([
  ['2026-05-31 14:02 UTC', '2026-05-31 14:02', '2026-05-31 14:02Z'],
  ['2026-05-31 16:02:09 UTC+02:00', '2026-05-31 16:02:09', '2026-05-31 16:02:09+02:00'],
  ['2026-05-31 14:02 UTC (200)', '2026-05-31 14:02 (200)', undefined],
  ['never', 'never', undefined],
])('a table shows "%s" as "%s"', (shown, cell, dateTime) => {
  expect(withoutZone(shown)).toBe(cell);
  expect(dateTimeOf(shown)).toBe(dateTime);
});
