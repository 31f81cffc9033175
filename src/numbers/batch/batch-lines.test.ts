import { expect, test } from 'vitest';
import { BatchLines } from './batch-lines.ts';

test.each([
  ['100', 100],
  ['12', -1],
  ['123456789012345', 123456789012345],
  ['1234567890123456', -1],
  ['0447700123456', -1],
  ['000', -1],
  ['"447700123456"', 447700123456],
  ['"447700123456', -1],
  ['447700123456"', -1],
  ['+447700123456', -1],
  ['', -1],
])('a number has 3 to 15 digits, the first not 0: %s', (text, number) => {
  const lines = new BatchLines();
  const file = Buffer.from(`${text}\n447700123457\n`);
  expect(lines.read(file, 0)).toBe(file.length);
  expect([...lines.numbers.subarray(0, lines.count)]).toEqual([number, 447700123457]);
});
