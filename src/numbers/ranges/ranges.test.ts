import { describe, expect, test } from 'vitest';
import { rangeRow } from '../test-support/range-row.ts';
import { callingCodeOf } from './calling-code.ts';
import { typeOfAttributes } from './range-attributes.ts';
import { Ranges } from './ranges.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };

describe('A number', () => {
  const ranges = Ranges.of(
    [
      rangeRow('44', [10, 11]),
      rangeRow('447', [12, 12]),
      rangeRow('447700900', [12, 12]),
      rangeRow('447700900', [13, 14]),
      rangeRow('4477009001', [15, 15]),
      rangeRow('1', [11, 11]),
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
    ['999123456789', 'unknown-country-code'],
    ['33123456789', 'not-loaded'],
    ['379123456', 'not-loaded'],
    ['4', 'impossible-length'],
    ['4477009', 'impossible-length'],
    ['120255501', 'impossible-length'],
    ['+447700900123', 'impossible-length'],
    ['11234567890', 'impossible-code'],
    ['12021234567', 'impossible-code'],
    ['447700900', 'wrong-length'],
  ])('%s has none because of: %s', (number, reason) => {
    expect(ranges.whyNone(number)).toBe(reason);
  });

  test('of a known calling code that nobody holds is unallocated', () => {
    expect(Ranges.of([rangeRow('4479', [12, 12])], origin).whyNone('441234567890')).toBe('unallocated');
  });

  test('a length that only our own ranges have is possible', () => {
    const own = Ranges.of([rangeRow('4479', [14, 14])], origin);
    expect([own.whyNone('44791234567890'), own.whyNone('44781234567890'), own.whyNone('4478123456789')]).toEqual([
      'wrong-length',
      'unallocated',
      'impossible-length',
    ]);
  });

  test('below a range shorter than its calling code is not of an unknown one', () => {
    expect(Ranges.of([rangeRow('35', [12, 12])], origin).whyNone('3531234567')).toBe('wrong-length');
  });

  test('has the attributes of its range, one object for all rows with the same', () => {
    const shared = Ranges.of(
      [
        rangeRow('1', [4, 4], { spName: 'A' }),
        rangeRow('2', [4, 4], { spName: 'A' }),
        rangeRow('3', [4, 4], { spName: 'B', isoAlpha2: '001' }),
      ],
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

describe('A set of ranges', () => {
  test.each(['', 'abc', '44*', '4477009001234567', '-1'])('finds nothing for the search "%s"', (digits) => {
    const { chunks, total } = Ranges.of([rangeRow('44', [12, 12])], origin).search(digits, 10);
    expect({ text: Buffer.concat(chunks).toString(), total }).toEqual({ text: '[]', total: 0 });
  });

  test('may be empty', () => {
    const empty = Ranges.of([], origin);
    expect(empty.size).toBe(0);
    expect(empty.idOf('447700900123')).toBe(-1);
    expect(empty.whyNone('447700900123')).toBe('not-loaded');
    expect(Buffer.concat(empty.search('44', 10).chunks).toString()).toBe('[]');
  });

  test('has a version of its content alone: neither order nor time enter', () => {
    const [a, b] = [rangeRow('44', [12, 12]), rangeRow('1', [11, 11])];
    const version = Ranges.of([a, b], origin).version;
    expect(Ranges.of([b, a], { builtAt: '2027-01-01T00:00:00Z', sourceVersion: 'another' }).version).toBe(version);
    expect(Ranges.of([a, rangeRow('1', [11, 12])], origin).version).not.toBe(version);
  });

  test.each([
    ['4a', 4, 4],
    ['', 4, 4],
    ['44', 5, 4],
    ['447', 1, 2],
    ['44', 4, 16],
  ])('refuses the range "%s" of %d to %d digits', (range, minlength, maxlength) => {
    expect(() => Ranges.of([rangeRow(range, [minlength, maxlength])], origin)).toThrow(RangeError);
  });
});

test.each([
  ['12025550123', '1'],
  ['79161234567', '7'],
  ['447700900123', '44'],
  ['353861234567', '353'],
  ['8816', '881'],
  ['35', '35'],
])('The calling code of %s is %s', (number, code) => {
  expect(callingCodeOf(number)).toBe(code);
});

test.each([
  ['US', 'fixed or mobile'],
  ['CA', 'fixed or mobile'],
  ['PR', 'fixed or mobile'],
  ['BB', 'fixed'],
  ['AS', 'fixed'],
  ['GB', 'fixed'],
])('a geographic range of %s that says nothing more is of the type %s', (cc, type) => {
  expect(typeOfAttributes({ cc, primaryNumberAttribute: 'GEOGRAPHIC', secondaryNumberAttribute: '' })).toBe(type);
});
