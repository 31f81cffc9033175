import { expect, test } from 'vitest';
import { comparisonOf } from '../bench/comparison.ts';

test.each([
  ['the same', 'ms', [100, 101, 99], [100, 101, 99], false],
  ['a time that is longer by a tenth', 'ms', [100, 101, 99], [110, 111, 109], true],
  ['a time that is shorter', 'ms', [100, 101, 99], [80, 81, 79], false],
  ['a time that is longer by 5 %', 'ms', [100, 100, 100], [105, 105, 105], false],
  ['a time that is longer by a little more', 'ms', [100, 100, 100], [106, 106, 106], true],
  ['a time that is longer by less than it varies', 'ms', [100, 90, 110], [115, 115, 115], false],
  ['a time that varies as much afterwards', 'ms', [100, 100, 100], [115, 100, 120], false],
  ['a rate that is lower by a tenth', 'requests/s', [1_000, 1_001, 999], [900, 901, 899], true],
  ['a rate that is higher', 'requests/s', [1_000, 1_001, 999], [1_200, 1_201, 1_199], false],
])('%s, in %s: worse %4$s', (_, unit, before, after, isWorse) => {
  expect(comparisonOf(unit, { before, after }).isWorse).toBe(isWorse);
});

test('what is printed: medians, by how much it is worse, and how much the one that varies more varies', () => {
  const { before, after, worseBy, spread } = comparisonOf('ms', { before: [10, 12, 11], after: [22, 21, 23] });
  expect([before, after, worseBy, spread]).toEqual([11, 22, 1, 2 / 11]);
});
