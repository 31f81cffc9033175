import { describe, expect, test } from 'vitest';
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { SeededRandom } from '../demo/seeded-random.ts';
import { rangeRow } from '../test-support/range-row.ts';
import { Ranges } from './ranges.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };

/** Generates crowded random rows: few digits, nested, with equal digits and other lengths, overlapping. */
function randomRows(random: SeededRandom, count: number): RangeRow[] {
  return Array.from({ length: count }, () => {
    const range = random.digits(1 + random.below(10)).replaceAll(/[4-9]/g, '1');
    const minlength = range.length + random.below(4);
    return rangeRow(range, [minlength, Math.min(minlength + random.below(3), 15)], { spName: `Holder ${random.below(20)}` });
  });
}

function randomNumber(random: SeededRandom, rows: readonly RangeRow[]): string {
  const start = random.below(3) > 0 ? random.pick(rows).range : '';
  return (start + random.digits(random.below(8)).replaceAll(/[5-9]/g, '2')).slice(0, 15);
}

/** Returns the match that `idOf` must find, by trying every row. */
function longestMatch(rows: readonly RangeRow[], number: string): string | undefined {
  const admitted = rows.filter(
    ({ range, minlength, maxlength }) => number.startsWith(range) && number.length >= minlength && number.length <= maxlength,
  );
  return admitted
    .map(({ range }) => range)
    .reduce<string | undefined>((best, each) => (best === undefined || each.length > best.length ? each : best), undefined);
}

describe('Whatever the ranges', () => {
  const random = new SeededRandom();

  test('a look-up finds what trying every row finds', () => {
    for (let round = 0; round < 60; round += 1) {
      const rows = randomRows(random, 1 + random.below(400));
      const ranges = Ranges.of(rows, origin);
      for (let i = 0; i < 300; i += 1) {
        const number = randomNumber(random, rows);
        expect(ranges.find(number)?.range, `${number} ${random.hint()}`).toBe(longestMatch(rows, number));
      }
    }
  });

  test('a number of a known calling code has a wrong length where a range begins it or goes on from it', () => {
    for (let round = 0; round < 30; round += 1) {
      const rows = randomRows(random, 1 + random.below(60));
      const ranges = Ranges.of(rows, origin);
      for (let i = 0; i < 100; i += 1) {
        const number = random.below(2) === 0 ? randomNumber(random, rows) : random.digits(1 + random.below(8));
        const reason = ranges.whyNone(number);
        const isTouched = rows.some(({ range }) => range.startsWith(number) || number.startsWith(range));
        const isOfAny = rows.some(
          (row) => number.startsWith(row.range) && row.minlength <= number.length && number.length <= row.maxlength,
        );
        if (reason === 'impossible-length') expect(isOfAny, `${number} ${random.hint()}`).toBe(false);
        if (reason !== 'wrong-length' && reason !== 'unallocated') continue;
        expect(reason, `${number} ${random.hint()}`).toBe(isTouched ? 'wrong-length' : 'unallocated');
      }
    }
  });

  test('a column of bytes gives the same ids as number by number', () => {
    for (let round = 0; round < 20; round += 1) {
      const rows = randomRows(random, 400);
      const ranges = Ranges.of(rows, origin);
      const numbers = Array.from({ length: random.below(700) }, () => (random.below(50) === 0 ? '12x4' : randomNumber(random, rows)));
      const ends = Int32Array.from(numbers, (_, i) => numbers.slice(0, i + 1).join(';').length);
      const starts = Int32Array.from(numbers, (number, i) => (ends[i] ?? 0) - number.length);
      const out = new Int32Array(numbers.length);
      ranges.idsOf({ bytes: Buffer.from(numbers.join(';')), starts, ends, out });
      expect([...out], random.hint()).toEqual(numbers.map((number) => ranges.idOf(number)));
    }
  });

  test('a search gives the rows below and above the digits, in order, and whole', () => {
    for (let round = 0; round < 30; round += 1) {
      const rows = randomRows(random, 1 + random.below(300));
      const ranges = Ranges.of(rows, origin);
      const inOrder = Array.from({ length: ranges.size }, (_, id) => ranges.rowAt(id));
      for (let i = 0; i < 50; i += 1) {
        const digits = randomNumber(random, rows) || '1';
        const limit = 1 + random.below(20);
        const expected = inOrder.filter(({ range }) => range.startsWith(digits) || digits.startsWith(range));
        const { chunks, total, truncated } = ranges.search(digits, limit);
        expect(JSON.parse(Buffer.concat(chunks).toString()), `${digits} ${random.hint()}`).toEqual(expected.slice(0, limit));
        expect({ total, truncated }).toEqual({ total: expected.length, truncated: expected.length > limit });
      }
    }
  });
});
