import { expect, test } from 'vitest';
import { validityMs } from './validity.ts';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['five minutes ahead', now / 1_000 + 300, 290_000],
  ['two minutes ahead', now / 1_000 + 120, 110_000],
  ['in the past of a device whose clock is fast', now / 1_000 - 3_600, 290_000],
  ['hours ahead of a device whose clock is slow', now / 1_000 + 7_200, 290_000],
  ['not said', undefined, 290_000],
])('an end %s leaves some time', (_, expiresAt, leftMs) => {
  expect(validityMs(expiresAt, now)).toBe(leftMs);
});
