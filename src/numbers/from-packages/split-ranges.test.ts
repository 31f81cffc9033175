import { expect, test } from 'vitest';
import { splitRanges, type Hole } from './split-ranges.ts';
import type { PlannedAttributes, PlannedRange } from './planned-range.ts';
import { SeededRandom } from '../demo/seeded-random.ts';

const plan: PlannedAttributes = { callingCode: '9', region: 'GB', type: 'MOBILE', label: '', carrier: '', timeZones: '' };
const range = (digits: string, minLength: number, maxLength: number): PlannedRange => ({ digits, minLength, maxLength, plan });
const matches = ({ digits, minLength, maxLength }: PlannedRange, number: string) =>
  number.startsWith(digits) && number.length >= minLength && number.length <= maxLength;

test('A hole inside a range leaves its neighbours on each level, and the other lengths whole', () => {
  const parts = splitRanges([range('12', 4, 6)], [{ digits: '123', length: 5 }]);
  expect(parts.filter(({ digits }) => digits === '12')).toEqual([range('12', 4, 4), range('12', 6, 6)]);
  expect(parts.filter(({ minLength }) => minLength === 5).map(({ digits }) => digits)).toEqual([
    '120',
    '121',
    '122',
    '124',
    '125',
    '126',
    '127',
    '128',
    '129',
  ]);
});

test('A range inside a hole loses that length only', () => {
  expect(splitRanges([range('1234', 5, 6)], [{ digits: '123', length: 5 }])).toEqual([range('1234', 6, 6)]);
  expect(splitRanges([range('1234', 5, 5)], [{ digits: '123', length: 5 }])).toEqual([]);
});

test('Ranges that no hole touches stay as they are', () => {
  const untouched = [range('12', 4, 6), range('2', 3, 3)];
  expect(
    splitRanges(untouched, [
      { digits: '123', length: 7 },
      { digits: '3', length: 4 },
    ]),
  ).toEqual(untouched);
});

test('Exactly the numbers of the holes are gone, whatever the ranges and holes', () => {
  const random = new SeededRandom();
  for (let round = 0; round < 200; round += 1) {
    const digits = () => random.digits(1 + random.below(3)).replaceAll(/[3-9]/g, '1');
    const ranges = Array.from({ length: 4 }, () => range(digits(), 3, 3 + random.below(3)));
    const holes: Hole[] = Array.from({ length: 3 }, () => ({ digits: digits(), length: 3 + random.below(3) }));
    const parts = splitRanges(ranges, holes);
    for (let i = 0; i < 200; i += 1) {
      const number = random.digits(3 + random.below(3)).replaceAll(/[4-9]/g, '2');
      const isInHole = holes.some((hole) => number.startsWith(hole.digits) && number.length === hole.length);
      const before = ranges.filter((each) => matches(each, number)).length;
      expect(parts.filter((each) => matches(each, number)).length, `${number} ${random.hint()}`).toBe(isInHole ? 0 : before);
    }
  }
});
