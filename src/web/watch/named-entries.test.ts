import { expect, test } from 'vitest';
import { piecesOf, whyNot } from './named-entries.ts';

const digits = (count: number) => Array.from({ length: count }, (_, index) => String(447400000000 + index));

test('a call takes 2,000 entries, numbers and prefixes together', () => {
  const pieces = piecesOf({ numbers: digits(4_500), prefixes: ['4474', '33'] });
  expect(pieces.map(({ numbers, prefixes }) => [numbers.length, prefixes.length])).toEqual([
    [2_000, 0],
    [2_000, 0],
    [500, 2],
  ]);
  expect(pieces.flatMap(({ numbers }) => numbers)).toEqual(digits(4_500));
});

const rows = [
  { kind: 'number', digits: '447400000000' },
  { kind: 'prefix', digits: '4474' },
] as const;

test.each<[string[], string[], number, string | undefined]>([
  [[], [], 10, 'Enter a number or a prefix'],
  [digits(3), ['4474'], 4, undefined],
  [digits(3), ['33'], 4, '3 entries would be new, but there is only room for 2.'],
  [['4474'], [], 2, '1 entry would be new, but there is only room for 0.'],
  [['447400000000'], ['4474'], 2, undefined],
])('of %j and %j to a list of at most %i', (numbers, prefixes, most, why) => {
  expect(whyNot({ numbers, prefixes, refused: [], changed: [] }, { rows, most })).toBe(why);
});
