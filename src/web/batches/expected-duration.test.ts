import { expect, test } from 'vitest';
import { durationText, expectedSeconds } from './expected-duration.ts';

const pace = { fromData: 1_000, overNetworks: 10, networkServices: ['liveStatus' as const] };

test.each([
  ['from the data', { rows: 5_000, services: ['npq', 'gnr'] }, 10],
  ['a network decides', { rows: 5_000, services: ['npq', 'liveStatus'] }, 500],
])('%s', (_, order, seconds) => {
  expect(expectedSeconds(pace, order)).toBe(seconds);
});

test('what no recent batch tells is unknown', () => {
  expect(expectedSeconds({ ...pace, overNetworks: null }, { rows: 1, services: ['liveStatus'] })).toBeNull();
  expect(expectedSeconds({ ...pace, fromData: null }, { rows: 1, services: ['npq'] })).toBeNull();
});

test.each([
  [0.01, '1 second'],
  [40.2, '41 seconds'],
  [150, '3 minutes'],
  [3_600, '1 hour'],
  [7_500, '2 hours 5 minutes'],
])('%d seconds are %j', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
