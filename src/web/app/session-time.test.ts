import { expect, test } from 'vitest';
import { askAfterMs, endOf } from './session-time.ts';

test.each([
  [{ unused: 7_200, atMost: 43_200 }, { kind: 'unused', secondsLeft: 7_200, isNear: false }, 6_900_000],
  [{ unused: 300, atMost: 43_200 }, { kind: 'unused', secondsLeft: 300, isNear: true }, 30_000],
  [{ unused: 301, atMost: 301 }, { kind: 'atMost', secondsLeft: 301, isNear: false }, 1_000],
  [{ unused: 200, atMost: 200 }, { kind: 'atMost', secondsLeft: 200, isNear: true }, 30_000],
  [{ unused: 4, atMost: 900 }, { kind: 'unused', secondsLeft: 4, isNear: true }, 5_000],
])('with %j left five minutes before the end is the time to warn', (left, end, askMs) => {
  expect(endOf(left)).toEqual(end);
  expect(askAfterMs(endOf(left))).toBe(askMs);
});
