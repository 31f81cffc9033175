import { expect, test } from 'vitest';
import { regionsOfDigits } from './calling-codes.ts';
import { built } from '../test-support/built-ranges.ts';

test.each([
  ['447400', ['GB', 'GG', 'IM', 'JE']],
  ['33', ['FR']],
  ['212600', ['MA', 'EH']],
  ['500', ['FK', 'GS']],
  ['8816', ['001']],
  ['3810', ['RS', 'XK']],
  ['390549', ['IT', 'SM', 'VA']],
  ['97259', ['IL', 'PS']],
  ['999', []],
  ['2100', []],
  ['0', []],
])('%s may belong to %j', (digits, regions) => {
  expect([...regionsOfDigits(digits)].toSorted()).toEqual(regions.toSorted());
});

test('digits that are fewer than a calling code may belong to all that go on from them', () => {
  expect([...regionsOfDigits('35')]).toEqual(expect.arrayContaining(['PT', 'IE', 'FI', 'BG']));
  expect(regionsOfDigits('21').has('MA')).toBe(true);
});

test('every built range belongs to a region of its calling code', () => {
  const strangers = built.rows.filter(({ range, isoAlpha2 }) => !regionsOfDigits(range).has(isoAlpha2));
  expect(strangers).toEqual([]);
});
