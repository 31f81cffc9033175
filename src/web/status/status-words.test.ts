import { expect, test } from 'vitest';
import { ageWords, failureWords, latencyWords, percent } from './status-words.ts';

test('a share is a percentage with one digit behind the point where it has one', () => {
  expect([0, 0.001, 0.5, 0.974, 0.999, 1].map(percent)).toEqual(['0 %', '0.1 %', '50 %', '97.4 %', '99.9 %', '100 %']);
});

test('a failure is its code, what it means, its share, and how many for who may know', () => {
  expect(failureWords({ reasonCode: 300, share: 0.12, queries: null })).toBe('300 The upstream network timed out: 12 %');
  expect(failureWords({ reasonCode: 300, share: 0.12, queries: 1200 })).toBe('300 The upstream network timed out: 12 % (1,200)');
});

test('a latency is in ms below a second; what has no limit took longer than the longest', () => {
  expect([5, 700, 1_500, 20_000, null].map(latencyWords)).toEqual(['5 ms', '700 ms', '1.5 s', '20 s', 'over 20 s']);
});

test.each([
  ['2026-11-09T12:00:00Z', 'less than a minute'],
  ['2026-11-09T11:59:00Z', '1 minute'],
  ['2026-11-09T09:30:00Z', '2 hours'],
  ['2026-11-06T09:30:00Z', '3 days'],
])('the age of %s is %s', (asOf, words) => {
  expect(ageWords(asOf, '2026-11-09T12:00:00Z')).toBe(words);
});
