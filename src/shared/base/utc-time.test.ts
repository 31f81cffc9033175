import { expect, it } from 'vitest';
import { utcTime } from './utc-time.ts';

it('a moment is written to the minute or the second, in UTC whatever zone it came in', () => {
  expect(utcTime('2026-05-31T14:02:59.999Z')).toBe('2026-05-31 14:02 UTC');
  expect(utcTime('2026-06-01T01:02:03+09:00', { seconds: true })).toBe('2026-05-31 16:02:03 UTC');
  expect(utcTime(new Date(0))).toBe('1970-01-01 00:00 UTC');
});
