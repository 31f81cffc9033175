import { expect, test } from 'vitest';
import { boxesOf, changedBoxes, maskOfBoxes } from './boxes.ts';

test('a mask becomes a box a permission, and the same mask again', () => {
  // Downloads is bit 2, Reports bit 1 (specification, section 3).
  expect(Object.entries(boxesOf(6)).flatMap(([name, isTicked]) => (isTicked ? [name] : []))).toEqual(['contact', 'downloads']);
  for (const mask of [0, 1, 6, 64, 1023]) expect(maskOfBoxes(boxesOf(mask))).toBe(mask);
});

test('what differs is told by its fields', () => {
  expect(changedBoxes(6, 6)).toEqual([]);
  expect(changedBoxes(6, 68)).toEqual([
    ['accessLevel.contact', false],
    ['accessLevel.user_management', true],
  ]);
});
