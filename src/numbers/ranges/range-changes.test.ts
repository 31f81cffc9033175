import { expect, test } from 'vitest';
import { SeededRandom } from '../demo/seeded-random.ts';
import { rangeRow } from '../test-support/range-row.ts';
import { changesAbout, comparingRanges, type RangeChange, type RangeChanges } from './range-changes.ts';
import { Ranges } from './ranges.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };
const of = (rows: Parameters<typeof Ranges.of>[0]) => Ranges.of(rows, origin);

function compare(before: Ranges, after: Ranges): RangeChanges {
  const work = comparingRanges(before, after);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const named = ({ before, after, changes }: RangeChanges) =>
  changes.map(
    (change) =>
      `${change.kind} ${change.before === undefined ? '-' : before.digitsAt(change.before)} ${change.after === undefined ? '-' : after.digitsAt(change.after)}`,
  );

function about(compared: RangeChanges, digits: string): RangeChange[] {
  const { above, from, to } = changesAbout(compared, digits);
  return [...above, ...compared.changes.slice(from, to)];
}

const alpha = { uniqueSpId: '0044001', spName: 'Alpha' };
const beta = { uniqueSpId: '0044002', spName: 'Beta' };
const noId = (spName: string) => ({ uniqueSpId: '', spName });

test('ranges are added, removed, moved to another operator, changed in something else, or the same', () => {
  const before = of([
    rangeRow('1', [11, 11], alpha),
    rangeRow('44', [10, 10], alpha),
    rangeRow('44', [12, 12], alpha),
    rangeRow('447', [11, 11], alpha),
    rangeRow('448', [11, 11], alpha),
    rangeRow('449', [11, 11], noId('Gamma')),
    rangeRow('98', [11, 11], beta),
  ]);
  const after = of([
    rangeRow('44', [10, 10], beta),
    rangeRow('44', [12, 12], alpha),
    rangeRow('4470', [11, 11], alpha),
    rangeRow('448', [11, 11], { ...alpha, spName: 'Alpha Limited' }),
    rangeRow('449', [11, 11], noId('Delta')),
    rangeRow('98', [11, 12], beta),
    rangeRow('99', [11, 11], beta),
  ]);
  const found = compare(before, after);
  expect(named(found)).toEqual([
    'removed 1 -',
    'moved 44 44',
    'removed 447 -',
    'added - 4470',
    'changed 448 448',
    'moved 449 449',
    'changed 98 98',
    'added - 99',
  ]);
  expect(named({ ...found, changes: about(found, '4470') })).toEqual(['moved 44 44', 'removed 447 -', 'added - 4470']);
  expect(named(compare(after, after))).toEqual([]);
  expect(named(compare(of([]), after))).toHaveLength(7);
});

test('the changes lead from any set to any other', () => {
  const random = new SeededRandom();
  const rows = () => {
    const digits = new Set(Array.from({ length: random.below(60) }, () => random.digits(1 + random.below(3))));
    return [...digits].map((range) => rangeRow(range, [6, 6], random.pick([alpha, beta])));
  };
  for (let round = 0; round < 60; round += 1) {
    const [before, after] = [of(rows()), of(rows())];
    const left = new Map(Array.from({ length: before.size }, (_, id) => [before.digitsAt(id), before.textAt(id)]));
    for (const { before: from, after: to } of compare(before, after).changes) {
      if (from !== undefined) left.delete(before.digitsAt(from));
      if (to !== undefined) left.set(after.digitsAt(to), after.textAt(to));
    }
    const wanted = Array.from({ length: after.size }, (_, id) => [after.digitsAt(id), after.textAt(id)] as const);
    expect(left, random.hint()).toEqual(new Map(wanted));
  }
});

test('changes about digits are those of ranges that begin with them, or with which they begin', () => {
  const random = new SeededRandom();
  const rows = () => {
    const keys = new Set(Array.from({ length: random.below(80) }, () => `${random.digits(1 + random.below(4))} ${5 + random.below(2)}`));
    return [...keys].map((key) => {
      const [range = '', length] = key.split(' ');
      return rangeRow(range, [Number(length), Number(length)], random.pick([alpha, beta]));
    });
  };
  for (let round = 0; round < 60; round += 1) {
    const compared = compare(of(rows()), of(rows()));
    const { before, after, changes } = compared;
    for (const digits of ['', '0', random.digits(1), random.digits(2), random.digits(3), random.digits(5)]) {
      const wanted = changes.filter((change) => {
        const own = change.after === undefined ? before.digitsAt(change.before ?? -1) : after.digitsAt(change.after);
        return own.startsWith(digits) || digits.startsWith(own);
      });
      expect(about(compared, digits), `${random.hint()} ${digits}`).toEqual(wanted);
    }
  }
});

test('changes about digits are found without reading all of them', () => {
  let reads = 0;
  class Counted extends Ranges {
    override digitsAt(id: number): string {
      reads += 1;
      return super.digitsAt(id);
    }
  }
  const after = of(Array.from({ length: 5_000 }, (_, row) => rangeRow(String(440_000 + row), [10, 10], alpha)));
  const compared = { ...compare(of([]), after), after: new Counted(after.sections) };
  expect(about(compared, '44012')).toHaveLength(10);
  expect(reads).toBeLessThan(200);
});
