import { describe, expect, test } from 'vitest';
import { NumberSetBuilder } from './number-set.ts';

function setOf(numbers: readonly number[]) {
  const builder = new NumberSetBuilder();
  for (const number of numbers) builder.add(number);
  return builder.build();
}

/** A repeatable spread: runs of neighbours, single numbers, several lengths. */
function spread(count: number): number[] {
  const numbers: number[] = [];
  let number = 999_990;
  for (let index = 0; index < count; index += 1) {
    number += index % 7 === 0 ? 1 + ((index * 7_919) % 60_013) : 1;
    numbers.push(number);
  }
  return numbers;
}

describe('a set of numbers', () => {
  const numbers = spread(50_000);
  const set = setOf(numbers);

  test('finds every number at its place in ascending order', () => {
    expect(numbers.map((number) => set.positionOf(number))).toEqual(numbers.map((_, position) => position));
    expect(set.size).toBe(numbers.length);
  });

  test('holds nothing else', () => {
    const held = new Set(numbers);
    const others = numbers.flatMap((number) => [number - 1, number + 1, number + 10_000, number * 10]).filter((other) => !held.has(other));
    expect(others.filter((other) => set.positionOf(other) !== -1)).toEqual([]);
    expect(set.positionOf(Number.NaN)).toBe(-1);
  });

  test('answers many numbers at once as it answers each', () => {
    const asked = Float64Array.from(numbers.flatMap((number) => [number, number + 1, number + 20_000]));
    const positions = new Int32Array(asked.length);
    set.positionsOf(asked, positions);
    expect([...positions]).toEqual(Array.from(asked, (number) => set.positionOf(number)));
    setOf([]).positionsOf(asked.subarray(0, 1), positions);
    expect(positions[0]).toBe(-1);
  });

  test('takes the longest numbers and block edges', () => {
    const edges = [100, 9_999, 10_000, 19_999, 447_700_900_000, 447_700_909_999, 999_999_999_999_999];
    const set = setOf(edges);
    expect(edges.map((number) => set.positionOf(number))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('is empty when nothing was added', () => {
    expect(setOf([]).positionOf(447_700_900_123)).toBe(-1);
  });

  test('refuses numbers that do not ascend', () => {
    expect(() => setOf([5_000, 5_000])).toThrow(RangeError);
    expect(() => setOf([5_000, 4_000])).toThrow('must ascend');
  });

  test('takes at most seven bytes a number at 200 numbers a block', () => {
    const even = setOf(Array.from({ length: 200_000 }, (_, index) => 447_000_000_000 + index * 50));
    expect(even.bytes / even.size).toBeLessThanOrEqual(7);
  });
});
