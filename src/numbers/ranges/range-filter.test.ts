import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../demo/seeded-random.ts';
import { rangeRow } from '../test-support/range-row.ts';
import { operatorsAmong } from './operators.ts';
import type { RangeFilter } from './range-filter.ts';
import { Ranges } from './ranges.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };

const fixed = { primaryNumberAttribute: 'GEOGRAPHIC' };
const sweden = { isoAlpha2: 'SE', isoAlpha3: 'SWE', countryName: 'Sweden' };
const ranges = Ranges.of(
  [
    rangeRow('46', [9, 9], { ...sweden, ...fixed, spName: 'Telia' }),
    rangeRow('4670', [11, 11], { ...sweden, spName: 'Télécom Ö AB' }),
    rangeRow('46701', [11, 11], { ...sweden, spName: 'Telecom' }),
    rangeRow('467012', [12, 12], { ...sweden, spName: 'TELECOM Öst' }),
    rangeRow('3584', [11, 11], { spName: 'Telecom' }),
    rangeRow('3585', [11, 11], { spName: 'Elisa' }),
  ],
  origin,
);

const found = (digits: string, filter: RangeFilter, limit = 10) => {
  const { chunks, total, truncated } = ranges.search(digits, limit, filter);
  const rows: { range: string }[] = JSON.parse(Buffer.concat(chunks).toString());
  return { ranges: rows.map(({ range }) => range), total, truncated };
};

describe('A search', () => {
  test.each<[string, RangeFilter, string[]]>([
    ['', { operator: 'telecom' }, ['3584', '4670', '46701', '467012']],
    ['', { operator: 'TÉLÉCOM' }, ['3584', '4670', '46701', '467012']],
    ['', { operator: 'telecom ö' }, ['4670', '467012']],
    ['', { operator: 'com' }, ['3584', '4670', '46701', '467012']],
    ['', { operator: 'telecom ab' }, []],
    ['', { country: 'AX' }, ['3584', '3585']],
    ['', { country: 'SE', type: 'GEOGRAPHIC' }, ['46']],
    ['', { country: 'FI' }, []],
    ['46', { operator: 'telecom' }, ['4670', '46701', '467012']],
    ['46701', { operator: 'telecom' }, ['4670', '46701', '467012']],
    ['4670123', { country: 'SE' }, ['46', '4670', '46701', '467012']],
    ['4670123', { country: 'SE', type: 'MOBILE' }, ['4670', '46701', '467012']],
    ['358', { country: 'SE' }, []],
    ['', { type: 'GEOGRAPHIC' }, ['46']],
  ])('for "%s" with %j finds %j', (digits, filter, expected) => {
    expect(found(digits, filter)).toEqual({ ranges: expected, total: expected.length, truncated: false });
    expect(Array.from(ranges.matching({ digits, ...filter }), (id) => ranges.digitsAt(id))).toEqual(expected);
  });

  test('filters before its limit, and counts all that pass', () => {
    expect(found('', { operator: 'telecom' }, 2)).toEqual({ ranges: ['3584', '4670'], total: 4, truncated: true });
    expect(found('46', { country: 'SE', type: 'MOBILE' }, 1)).toEqual({ ranges: ['4670'], total: 3, truncated: true });
  });

  test('without digits and without a filter finds nothing', () => {
    expect(found('', {})).toEqual({ ranges: [], total: 0, truncated: false });
    expect(ranges.matching({})).toHaveLength(0);
  });

  test('gives what trying every row gives, whole and in order', () => {
    const random = new SeededRandom();
    const pick = <Value>(values: readonly Value[]) => (random.below(3) === 0 ? undefined : random.pick(values));
    for (let round = 0; round < 40; round += 1) {
      const rows = Array.from({ length: 1 + random.below(200) }, () => {
        const digits = random.digits(1 + random.below(6)).replaceAll(/[4-9]/g, '1');
        return rangeRow(digits, [digits.length, digits.length + random.below(4)], {
          spName: `Holder ${random.below(12)}`,
          isoAlpha2: random.pick(['GB', 'SE', '001']),
          primaryNumberAttribute: random.pick(['MOBILE', 'PREMIUM']),
        });
      });
      const set = Ranges.of(rows, origin);
      const inOrder = Array.from({ length: set.size }, (_, id) => set.rowAt(id));
      for (let i = 0; i < 20; i += 1) {
        const filter = { operator: pick(['holder 1', 'R 3', 'nobody']), country: pick(['GB', '001', 'FR']), type: pick(['MOBILE']) };
        const digits = random.digits(random.below(4)).replaceAll(/[4-9]/g, '1');
        const isAsked = digits !== '' || Object.values(filter).some((each) => each !== undefined);
        const expected = inOrder.filter(
          ({ range, spName, isoAlpha2, primaryNumberAttribute }) =>
            isAsked &&
            (range.startsWith(digits) || digits.startsWith(range)) &&
            spName.toLowerCase().includes((filter.operator ?? '').toLowerCase()) &&
            (filter.country ?? isoAlpha2) === isoAlpha2 &&
            (filter.type ?? primaryNumberAttribute) === primaryNumberAttribute,
        );
        const { chunks, total } = set.search(digits, 7, filter);
        expect(JSON.parse(Buffer.concat(chunks).toString()), `${digits} ${JSON.stringify(filter)} ${random.hint()}`).toEqual(
          expected.slice(0, 7),
        );
        expect(total).toBe(expected.length);
        expect(Array.from(set.matching({ digits, ...filter }), (id) => set.rowAt(id))).toEqual(expected);
      }
    }
  });
});

test('operators stand with the ranges they hold, those with most first', () => {
  expect(operatorsAmong(ranges.sections, { operator: 'tel' })).toEqual([
    { spName: 'Telecom', ranges: 2 },
    { spName: 'TELECOM Öst', ranges: 1 },
    { spName: 'Telia', ranges: 1 },
    { spName: 'Télécom Ö AB', ranges: 1 },
  ]);
  expect(operatorsAmong(ranges.sections, { operator: 'telecom', country: 'AX' })).toEqual([{ spName: 'Telecom', ranges: 1 }]);
});
