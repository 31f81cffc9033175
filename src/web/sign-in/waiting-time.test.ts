import { expect, test } from 'vitest';
import { formatWait } from './waiting-time.ts';

test.each([
  [0, 'in 1 second'],
  [1, 'in 1 second'],
  [30, 'in 30 seconds'],
  [90, 'in 2 minutes'],
  [900, 'in 15 minutes'],
  [5400, 'in 2 hours'],
  [80000, 'in 23 hours'],
])('%i seconds are %j', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
