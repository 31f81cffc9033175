import { describe, expect, test } from 'vitest';
import type { RangeRow } from '../../shared/range-row.ts';
import { SeededRandom } from '../demo/seeded-random.ts';
import { callingCodeOf } from './calling-code.ts';
import { Ranges } from './ranges.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };

function row(range: string, minlength: number, maxlength: number, others: Partial<RangeRow> = {}): RangeRow {
  return {
    range,
    countryName: 'Åland',
    uniqueSpId: '0358001',
    spName: `Holder of ${range}`,
    primaryNumberAttribute: 'MOBILE',
    secondaryNumberAttribute: '',
    mcc: '244',
    mnc: '05',
    minlength,
    maxlength,
    isoAlpha2: 'AX',
    isoAlpha3: 'ALA',
    cic: '0358001',
    tz: 'Europe/Mariehamn',
    tadig: '',
    ...others,
  };
}

/** Random rows that crowd: few digits, nested, of equal digits and other lengths, overlapping. */
function randomRows(random: SeededRandom, count: number): RangeRow[] {
  return Array.from({ length: count }, () => {
    const range = random.digits(1 + random.below(10)).replaceAll(/[4-9]/g, '1');
    const minlength = range.length + random.below(4);
    return row(range, minlength, Math.min(minlength + random.below(3), 15), { spName: `Holder ${random.below(20)}` });
  });
}

function randomNumber(random: SeededRandom, rows: readonly RangeRow[]): string {
  const start = random.below(3) > 0 ? random.pick(rows).range : '';
  return (start + random.digits(random.below(8)).replaceAll(/[5-9]/g, '2')).slice(0, 15);
}

/** What `idOf` must find, by trying every row. */
function longestMatch(rows: readonly RangeRow[], number: string): string | undefined {
  const admitted = rows.filter(
    ({ range, minlength, maxlength }) => number.startsWith(range) && number.length >= minlength && number.length <= maxlength,
  );
  return admitted
    .map(({ range }) => range)
    .reduce<string | undefined>((best, each) => (best === undefined || each.length > best.length ? each : best), undefined);
}

describe('A number', () => {
  const ranges = Ranges.of(
    [
      row('44', 10, 11),
      row('447', 12, 12),
      row('447700900', 12, 12),
      row('447700900', 13, 14),
      row('4477009001', 15, 15),
      row('1', 11, 11),
    ],
    origin,
  );

  test.each([
    ['447700900123', '447700900', 12],
    ['4477009001234', '447700900', 13],
    ['447700900123456', '4477009001', 15],
    ['447711900123', '447', 12],
    ['44771190012', '44', 10],
    ['12025550123', '1', 11],
  ])('%s is found in %s', (number, range, minlength) => {
    expect(ranges.find(number)).toMatchObject({ range, minlength });
  });

  test.each(['', '4', '44', '447700', 'abc', '+447700900123', '44770090012a', '٤٤٧٧٠٠٩٠٠١٢٣', '4477009001234567', '999', '44 7700900123'])(
    '"%s" has no range, and asking does no harm',
    (number) => {
      expect(ranges.idOf(number)).toBe(-1);
      expect(ranges.find(number)).toBeUndefined();
    },
  );

  test.each([
    ['33123456789', 'unknown-country-code'],
    ['4', 'wrong-length'],
    ['4477009', 'wrong-length'],
    ['120255501', 'wrong-length'],
    ['447700900', 'wrong-length'],
    ['+447700900123', 'wrong-length'],
  ])('%s has none because of: %s', (number, reason) => {
    expect(ranges.whyNone(number)).toBe(reason);
  });

  test('of a known calling code that nobody holds is unallocated', () => {
    expect(Ranges.of([row('4479', 12, 12)], origin).whyNone('441234567890')).toBe('unallocated');
  });

  test('below a range shorter than its calling code is not of an unknown one', () => {
    expect(Ranges.of([row('35', 12, 12)], origin).whyNone('35312345')).toBe('wrong-length');
  });

  test('has the attributes of its range, one object for all rows with the same', () => {
    const shared = Ranges.of(
      [row('1', 4, 4, { spName: 'A' }), row('2', 4, 4, { spName: 'A' }), row('3', 4, 4, { spName: 'B', isoAlpha2: '001' })],
      origin,
    );
    expect(shared.attributesAt(shared.idOf('1234'))).toEqual({
      cc: 'AX',
      nt: 'mobile',
      primaryNumberAttribute: 'MOBILE',
      secondaryNumberAttribute: '',
      uniqueSpId: '0358001',
      spName: 'A',
      cic: '0358001',
      mcc: '244',
      mnc: '05',
    });
    expect(shared.attributesAt(shared.idOf('2234'))).toBe(shared.attributesAt(shared.idOf('1234')));
    expect(shared.attributesAt(shared.idOf('3234'))).toMatchObject({ cc: '001', spName: 'B' });
    expect(() => shared.attributesAt(-1)).toThrow(RangeError);
    expect(() => shared.rowAt(3)).toThrow(RangeError);
  });
});

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
        if (reason === 'unknown-country-code') continue;
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

describe('A set of ranges', () => {
  test.each(['', 'abc', '44*', '4477009001234567', '-1'])('finds nothing for the search "%s"', (digits) => {
    const { chunks, total } = Ranges.of([row('44', 12, 12)], origin).search(digits, 10);
    expect({ text: Buffer.concat(chunks).toString(), total }).toEqual({ text: '[]', total: 0 });
  });

  test('may be empty', () => {
    const empty = Ranges.of([], origin);
    expect(empty.size).toBe(0);
    expect(empty.idOf('447700900123')).toBe(-1);
    expect(empty.whyNone('447700900123')).toBe('unknown-country-code');
    expect(Buffer.concat(empty.search('44', 10).chunks).toString()).toBe('[]');
  });

  test('has a version of its content alone: neither order nor time enter', () => {
    const [a, b] = [row('44', 12, 12), row('1', 11, 11)];
    const version = Ranges.of([a, b], origin).version;
    expect(Ranges.of([b, a], { builtAt: '2027-01-01T00:00:00Z', sourceVersion: 'another' }).version).toBe(version);
    expect(Ranges.of([a, row('1', 11, 12)], origin).version).not.toBe(version);
  });

  test.each([
    ['4a', 4, 4],
    ['', 4, 4],
    ['44', 5, 4],
    ['447', 1, 2],
    ['44', 4, 16],
  ])('refuses the range "%s" of %d to %d digits', (range, minlength, maxlength) => {
    expect(() => Ranges.of([row(range, minlength, maxlength)], origin)).toThrow(RangeError);
  });
});

test.each([
  ['12025550123', '1'],
  ['79161234567', '7'],
  ['447700900123', '44'],
  ['353209112345', '353'],
  ['8816', '881'],
  ['35', '35'],
])('The calling code of %s is %s', (number, code) => {
  expect(callingCodeOf(number)).toBe(code);
});
