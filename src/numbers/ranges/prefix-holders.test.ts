import { expect, test } from 'vitest';
import { rangeRow } from '../test-support/range-row.ts';
import { holdersOf, movesIn } from './prefix-holders.ts';
import { comparingRanges } from './range-changes.ts';
import { Ranges } from './ranges.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };
const alpha = { uniqueSpId: '1', spName: 'Alpha', cic: '0044001' };
const beta = { uniqueSpId: '2', spName: 'Beta', cic: '' };
const before = Ranges.of(
  [
    rangeRow('44', [10, 10], alpha),
    rangeRow('4470', [12, 12], alpha),
    rangeRow('44701', [12, 12], beta),
    rangeRow('44702', [12, 12], alpha),
    rangeRow('4480', [12, 12], beta),
  ],
  origin,
);
const after = Ranges.of(
  [
    rangeRow('44', [10, 10], beta),
    rangeRow('4470', [12, 12], { ...alpha, mnc: '77' }),
    rangeRow('44702', [12, 12], beta),
    rangeRow('44703', [12, 12], beta),
    rangeRow('4480', [12, 12], beta),
  ],
  origin,
);
const [Alpha, Beta] = [
  { name: 'Alpha', cic: '0044001' },
  { name: 'Beta', cic: null },
];

function compared() {
  const work = comparingRanges(before, after);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

test('the operators of a prefix are those of its ranges and of the ranges above it, with most of them first', () => {
  expect(holdersOf(before, '4470')).toEqual({
    ranges: 4,
    operators: [
      { ...Alpha, ranges: 3 },
      { ...Beta, ranges: 1 },
    ],
    operatorCount: 2,
  });
  expect(holdersOf(before, '33')).toEqual({ ranges: 0, operators: [], operatorCount: 0 });
});

test('an operator that is not known has no name', () => {
  const ranges = Ranges.of([rangeRow('4490', [12, 12], { uniqueSpId: '3', spName: '', cic: '' })], origin);
  expect(holdersOf(ranges, '4490').operators).toEqual([{ name: null, cic: null, ranges: 1 }]);
});

test('five operators are named, and the others counted', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6].map((digit) =>
    rangeRow(`47${digit}`, [10, 10], { uniqueSpId: String(digit), spName: `Holder ${digit}` }),
  );
  expect(holdersOf(Ranges.of(rows, origin), '47')).toMatchObject({ ranges: 7, operators: { length: 5 }, operatorCount: 7 });
});

test('what moved in a prefix: ranges that came, went, or have another operator, and no other change', () => {
  expect(movesIn(compared(), '4470')).toEqual({
    added: 1,
    removed: 1,
    moved: 2,
    listed: [
      { change: 'moved', range: '44', before: Alpha, after: Beta },
      { change: 'removed', range: '44701', before: Beta, after: null },
      { change: 'moved', range: '44702', before: Alpha, after: Beta },
      { change: 'added', range: '44703', before: null, after: Beta },
    ],
  });
  expect(movesIn(compared(), '48')).toBeUndefined();
  expect(movesIn(compared(), '4480')).toMatchObject({ moved: 1, listed: [{ range: '44' }] });
});

test('twenty ranges of a prefix are listed, and all counted', () => {
  const rows = Array.from({ length: 30 }, (_, index) => rangeRow(String(4600 + index), [10, 10], alpha));
  const work = comparingRanges(Ranges.of([], origin), Ranges.of(rows, origin));
  const { value } = work.next();
  expect(value && movesIn(value, '46')).toMatchObject({ added: 30, listed: { length: 20 } });
});
