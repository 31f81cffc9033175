import { describe, expect, it } from 'vitest';
import { explainProblem, PhoneNumber, readPhoneNumber, readRangeDigits } from './phone-number.ts';

describe('every way to write 447700900123 gives 447700900123', () => {
  it.each([
    '447700900123',
    '+447700900123',
    '00447700900123',
    '01144 7700 900123',
    '011 44 7700 900123',
    '0011 44 7700 900123',
    '+44 (0)7700 900123',
    '44 (0) 7700 900123',
    '0044 (0) 7700-900123',
    '+0044 7700 900123',
    'tel:+44-7700-900123',
    'tel:7700900123;phone-context=+44',
    'tel:07700900123;phone-context=+44',
    'sip:+447700900123@example.com;user=phone',
    'sip:447700900123@10.0.0.1:5060',
    'sips:%2B447700900123@example.com',
    '\u202a+44\u00a07700\u00a0900123\u202c',
    '\u200b447700900123\ufeff',
    '４４７７００９００１２３',
    '＋４４ ７７００ ９００１２３',
    '+٤٤٧٧٠٠٩٠٠١٢٣',
    '۴۴۷۷۰۰۹۰۰۱۲۳',
    '४४७७००९००१२३',
    '+44.7700.900.123',
    '+44/7700/900123',
    '+44\u20117700\u2011900123',
    '447,700,900,123',
    '"447700900123"',
    "'447700900123'",
    "'447700900123',",
    '="447700900123"',
    '44 7700 900 123;',
    '447700900123.0',
    '447700900123,00',
    '  447700900123\n',
  ])('%j', (typed) => {
    expect(readPhoneNumber(typed)).toEqual({ digits: '447700900123' });
  });
});

it.each([
  ['+44 7700 900123 ext 5', '5'],
  ['+44 7700 900123 ext. 1234', '1234'],
  ['+44 7700 900123 x5', '5'],
  ['+44 7700 900123, extension 12', '12'],
  ['447700900123#5', '5'],
  ['tel:+44-7700-900123;ext=5', '5'],
])('the extension of %j is dropped and named', (typed, extension) => {
  expect(readPhoneNumber(typed)).toEqual({
    digits: '447700900123',
    how: [expect.objectContaining({ text: `Left out: extension ${extension}.` })],
  });
});

describe('numbers stay as they were typed, whatever a library thinks of them', () => {
  it.each([
    ['+39 06 1234 5678', '390612345678'],
    ['+39 (0)6 1234 5678', '390612345678'],
    ['+225 (0)7 12 34 56 78', '2250712345678'],
    ['+54 9 11 1234 5678', '5491112345678'],
    ['+52 1 55 1234 5678', '5215512345678'],
    ['+1 (212) 555-0123', '12125550123'],
    ['1-212-555-0123', '12125550123'],
    ['+800 1234 5678', '80012345678'],
    ['+882 16 1234567', '882161234567'],
    ['12345', '12345'],
    ['112', '112'],
    ['999999999999999', '999999999999999'],
  ])('%j', (typed, digits) => {
    expect(readPhoneNumber(typed)).toEqual({ digits });
  });
});

describe('what cannot be known is not guessed', () => {
  it.each([
    ['07700900123', 'missing-country-code'],
    ['(0)7700 900123', 'missing-country-code'],
    ['+07700900123', 'missing-country-code'],
    ['0114 496 0000', 'missing-country-code'],
    ['011 2345 6789', 'missing-country-code'],
    ['tel:7700900123;phone-context=example.com', 'missing-country-code'],
    ['4.47701E+11', 'spreadsheet'],
    ['4,47701E+11', 'spreadsheet'],
    ['4E11', 'spreadsheet'],
    ['9999999999999999', 'too-long'],
    ['+44 7700 900123 4567', 'too-long'],
    ['12', 'too-short'],
    ['', 'no-digits'],
    ['+', 'no-digits'],
    ['not a number', 'no-digits'],
    ['sip:alice@example.com', 'no-digits'],
  ])('%j: %s', (typed, problem) => {
    const read = readPhoneNumber(typed);
    expect(read).toEqual({ problem });
    expect('problem' in read && explainProblem(read).text).toMatch(/\.$/);
  });
});

it.each([
  ['447700900123\n447700900124', '447700900123', 2],
  ['447700900123\r\n447700900124\r\n447700900125\r\n', '447700900123', 3],
  ['112\n113', '112', 2],
  ['447700900123;447700900124', '447700900123', 2],
  ['+44 7700 900123, +44 7700 900124', '447700900123', 2],
  ['447700900123\t447700900124', '447700900123', 2],
  ['+447700900123 / +447700900124', '447700900123', 2],
  ['+44 7700 900123 or +44 7700 900124', '447700900123', 2],
  ['+44 7700 900123 +44 7700 900124', '447700900123', 2],
  ['447700900123 447700900124', '447700900123', 2],
  ['447700900123/447700900124', '447700900123', 2],
])('%j is several numbers', (typed, first, count) => {
  expect(readPhoneNumber(typed)).toEqual({ problem: 'two-numbers', first, count });
});

// The time must grow linearly with the list: quadratic time would exceed the limit of a test.
it('a whole list is counted at once', () => {
  const list = Array.from({ length: 100_000 }, (_, index) => String(447_700_000_000 + index)).join('\n');
  expect(readPhoneNumber(list)).toEqual({ problem: 'two-numbers', first: '447700000000', count: 100_000 });
  expect(readPhoneNumber('4'.repeat(100_000))).toEqual({ problem: 'too-long' });
});

it('a text is read up to 200 characters; digits behind them are not left out, but too many', () => {
  const addressOf = (length: number) => `tel:07700900123;isub=${'1'.repeat(length - 39)};phone-context=+44`;
  for (const length of [60, 200]) {
    expect(addressOf(length)).toHaveLength(length);
    expect(readPhoneNumber(addressOf(length))).toEqual({ digits: '447700900123' });
  }
  for (const length of [201, 202, 203, 300]) expect(readPhoneNumber(addressOf(length))).toEqual({ problem: 'too-long' });
  expect(readPhoneNumber(`+44 7700 900123 ${'x'.repeat(300)}`)).toEqual({
    digits: '447700900123',
    how: [expect.objectContaining({ text: `Left out: ${'x'.repeat(184)}.` })],
  });
  expect(readPhoneNumber('x'.repeat(300))).toEqual({ problem: 'no-digits' });
});

it('several numbers are counted in the explanation', () => {
  expect(explainProblem({ problem: 'two-numbers', first: '447700900123', count: 2 }).text).toBe(
    '2 numbers found: query the first (447700900123), or send them all as a batch.',
  );
});

it.each([
  ['4', { digits: '4' }],
  ['+44 7700', { digits: '447700' }],
  ['0044 20', { digits: '4420' }],
  ['+44 (0)20', { digits: '4420' }],
  ['020', { problem: 'missing-country-code' }],
  ['United Kingdom', { problem: 'no-digits' }],
  ['1234567890123456', { problem: 'too-long' }],
])('a range may be as short as one digit: %j', (typed, read) => {
  expect(readRangeDigits(typed)).toEqual(read);
});

it.each([
  ['12', false],
  ['123', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['0123456', false],
])('a call takes %s as a number: %s (ITU-T E.164)', (digits, isTaken) => {
  expect(PhoneNumber.safeParse(digits).success).toBe(isTaken);
});
