import { expect, test } from 'vitest';
import { radixSortOrder } from './radix-sort.ts';
import { SeededRandom } from '../demo/seeded-random.ts';

test('rows are ordered by their keys, and rows with equal keys keep their order', () => {
  const random = new SeededRandom();
  const length = 5_000;
  const tels = Float64Array.from({ length }, () => 440_000_000_000 + random.below(1_000) * 999_999_937);
  const seqs = Float64Array.from({ length }, () => random.below(3) * 2 ** 40);
  const expected = [...tels.keys()].toSorted((a, b) => tels[a]! - tels[b]! || seqs[a]! - seqs[b]! || a - b);
  expect([...radixSortOrder([tels, seqs], length)], random.hint()).toEqual(expected);
});

test('columns longer than the rows are read as far as the rows go', () => {
  expect([...radixSortOrder([new Float64Array([3, 1, 2, 0, 0])], 3)]).toEqual([1, 2, 0]);
  expect([...radixSortOrder([new Float64Array(4)], 0)]).toEqual([]);
});
