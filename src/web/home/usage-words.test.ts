import { expect, test } from 'vitest';
import { changeOfWeek, failedShare, lineOver } from './usage-words.ts';

const counts = (answered: number, failed: number) => ({ answered, failed });

test.each([
  ['no queries', 0, 0],
  ['0% failed', 100, 0],
  ['33% failed', 2, 1],
  ['2.5% failed', 975, 25],
  ['0.04% failed', 9_996, 4],
  ['100% failed', 0, 3],
])('%s', (words, answered, failed) => {
  expect(failedShare(counts(answered, failed))).toBe(words);
});

test.each([
  ['12% more than the week before', counts(100, 12), counts(100, 0)],
  ['50% fewer than the week before', counts(0, 50), counts(50, 50)],
  ['as many as the week before', counts(7, 3), counts(3, 7)],
  ['none in the week before', counts(5, 0), counts(0, 0)],
  ['100% fewer than the week before', counts(0, 0), counts(1, 0)],
])('%s', (words, week, before) => {
  expect(changeOfWeek(week, before)).toBe(words);
});

test('the line has the most at its top and none at its bottom', () => {
  expect(lineOver([0, 10, 5], { width: 100, height: 40 })).toBe('0,40 50,0 100,20');
  expect(lineOver([0, 0], { width: 100, height: 40 })).toBe('0,40 100,40');
});
