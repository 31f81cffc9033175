import { expect, test } from 'vitest';
import * as plans from 'libphonenumber-js/min';
import { readEntries } from './typed-entries.ts';

test.each<[string, string[], string[], string[]]>([
  ['447400123456', ['447400123456'], [], []],
  ['+44 (0)7400 123456\r\n 0044 7400-123457 \n\n', ['447400123456', '447400123457'], [], []],
  ['447400123456, 447400123457;447400123458\t447400123459', ['447400123456', '447400123457', '447400123458', '447400123459'], [], []],
  ['447400123456\n+447400123456', ['447400123456'], [], []],
  ['4474*\n+44 7400 *\n4*\n+7*', [], ['4474', '447400', '4', '7'], []],
  [
    'hello\n07400 123456\n0740*\n4.47E+11\n44\n12345678901234567890\n*\n447400123456 office',
    [],
    [],
    [
      'hello: This is not a number.',
      '07400 123456: This begins with 0. Enter the country code instead, for example 44 for the United Kingdom.',
      '0740*: This begins with 0. Enter the country code instead, for example 44 for the United Kingdom.',
      '4.47E+11: A spreadsheet removed the last digits. Format the column as text and copy the number again.',
      '44: Too short: a number has at least 3 digits.',
      '12345678901234567890: Too long: a number has at most 15 digits with its country code.',
      '*: This is not a number.',
      '447400123456 office: There is more than a number here.',
    ],
  ],
])('of %j', (text, numbers, prefixes, refused) => {
  const found = readEntries(text);
  expect(found).toMatchObject({ numbers, prefixes });
  expect(found.refused.map(({ text: line, why }) => `${line}: ${why}`)).toEqual(refused);
});

test('with the plans of the world entries are read as everywhere, what was changed is told, and what may be meant is offered', () => {
  const { numbers, refused, changed } = readEntries('447400123456 office\n1-800-FLOWERS\n+44 07400 123457\n49301234567O\nhello', { plans });
  expect(numbers).toEqual(['447400123456', '18003569377']);
  expect(changed).toEqual([
    { text: '447400123456 office', digits: '447400123456', how: [expect.objectContaining({ text: 'Left out: office.' })] },
    {
      text: '1-800-FLOWERS',
      digits: '18003569377',
      how: [expect.objectContaining({ text: 'The letters FLOWERS are read as keypad digits.' })],
    },
  ]);
  expect(refused.map(({ text, why, candidates }) => [text, why, candidates.map(({ digits }) => digits)])).toEqual([
    ['+44 07400 123457', 'We cannot read this as a number. Did you mean another one?', ['447400123457']],
    ['49301234567O', 'The letter O is not a digit. Did you mean 0?', ['493012345670']],
    ['hello', 'This is not a number.', []],
  ]);
});
