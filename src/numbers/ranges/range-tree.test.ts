import { expect, test } from 'vitest';
import { SeededRandom } from '../demo/seeded-random.ts';
import { rangeRow } from '../test-support/range-row.ts';
import { levelOf } from './range-tree.ts';
import { Ranges } from './ranges.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };
const gb = { isoAlpha2: 'GB' };

const ranges = Ranges.of(
  [
    rangeRow('44', [10, 10], { ...gb, spName: 'Old' }),
    rangeRow('441', [12, 12], { ...gb, spName: 'Fixed' }),
    rangeRow('4470', [12, 12], { ...gb, spName: 'Alpha' }),
    rangeRow('44711', [12, 12], { ...gb, spName: 'Beta' }),
    rangeRow('44712', [12, 12], { isoAlpha2: 'JE', spName: 'Beta' }),
    rangeRow('447', [5, 6], { ...gb, spName: 'Short' }),
    rangeRow('33', [11, 11], { isoAlpha2: 'FR', spName: 'Gamma' }),
  ],
  origin,
);

test('without digits there is a branch for each first digit', () => {
  const { holding, branches } = levelOf(ranges, '');
  expect(holding).toEqual([]);
  expect(branches.map(({ prefix, ranges: count, hasBranches, countries }) => [prefix, count, hasBranches, countries])).toEqual([
    ['3', 1, true, ['FR']],
    ['4', 6, true, ['GB', 'JE']],
  ]);
});

test('a branch counts ranges and the numbers that they can have, by operator with most numbers first', () => {
  const { holding, branches } = levelOf(ranges, '44');
  expect(holding.map(({ range, spName }) => [range, spName])).toEqual([['44', 'Old']]);
  expect(branches).toEqual([
    {
      prefix: '441',
      ranges: 1,
      numbers: 10 ** 9,
      hasBranches: false,
      countries: ['GB'],
      countryCount: 1,
      operators: [{ spName: 'Fixed', ranges: 1, numbers: 10 ** 9 }],
      operatorCount: 1,
      others: { ranges: 0, numbers: 0 },
    },
    {
      prefix: '447',
      ranges: 4,
      // 4470: 8 digits follow; 44711 and 44712: 7 each; 447 itself: numbers of 5 and of 6 digits.
      numbers: 10 ** 8 + 2 * 10 ** 7 + 10 ** 2 + 10 ** 3,
      hasBranches: true,
      countries: ['GB', 'JE'],
      countryCount: 2,
      operators: [
        { spName: 'Alpha', ranges: 1, numbers: 10 ** 8 },
        { spName: 'Beta', ranges: 2, numbers: 2 * 10 ** 7 },
        { spName: 'Short', ranges: 1, numbers: 1_100 },
      ],
      operatorCount: 3,
      others: { ranges: 0, numbers: 0 },
    },
  ]);
});

test('at the end of the branches stand the ranges that hold the numbers', () => {
  const { holding, branches } = levelOf(ranges, '44711');
  expect(holding.map(({ range }) => range)).toEqual(['44', '447', '44711']);
  expect(branches).toEqual([]);
  expect(levelOf(ranges, '99')).toEqual({ holding: [], branches: [] });
});

test('five operators are named, the others counted together', () => {
  const many = Ranges.of(
    Array.from({ length: 8 }, (_, index) => rangeRow(`44${index}`, [6 + (index % 3), 6 + (index % 3)], { spName: `Holder ${index}` })),
    origin,
  );
  const [branch] = levelOf(many, '4').branches;
  expect(branch?.operators.map(({ spName }) => spName)).toEqual(['Holder 2', 'Holder 5', 'Holder 1', 'Holder 4', 'Holder 7']);
  expect(branch).toMatchObject({ operatorCount: 8, others: { ranges: 3, numbers: 3 * 10 ** 3 } });
});

test('three countries are named, by how many numbers they have, and all are counted', () => {
  const rows = ['GB', 'GG', 'JE', 'IM'].map((isoAlpha2, index) => rangeRow(`44${index}`, [6 + index, 6 + index], { isoAlpha2 }));
  expect(levelOf(Ranges.of(rows, origin), '4').branches).toMatchObject([{ countries: ['IM', 'JE', 'GG'], countryCount: 4 }]);
});

test('whatever the ranges, the branches of a level hold what the branch above says', () => {
  const random = new SeededRandom();
  const rows = Array.from({ length: 400 }, () => {
    const digits = random.digits(1 + random.below(6));
    return rangeRow(digits, [8, 8 + random.below(2)], { spName: `Holder ${random.below(9)}` });
  });
  const set = Ranges.of(rows, origin);
  const walk = (prefix: string): void => {
    for (const branch of levelOf(set, prefix).branches) {
      const below = levelOf(set, branch.prefix);
      const own = rows.filter(({ range }) => range === branch.prefix);
      const inBranches = below.branches.reduce((sum, each) => sum + each.ranges, 0);
      expect(inBranches + own.length, random.hint()).toBe(branch.ranges);
      expect(branch.ranges).toBe(rows.filter(({ range }) => range.startsWith(branch.prefix)).length);
      expect(branch.hasBranches).toBe(below.branches.length > 0);
      walk(branch.prefix);
    }
  };
  walk('');
});
