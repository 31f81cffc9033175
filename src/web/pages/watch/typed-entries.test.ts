import { expect, test } from 'vitest';
import { readEntries } from './typed-entries.ts';

test.each<[string, string[], string[], string[]]>([
  ['447400123456', ['447400123456'], [], []],
  ['+44 (0)7400 123456\r\n 0044 7400-123457 \n\n', ['447400123456', '447400123457'], [], []],
  ['447400123456, 447400123457;447400123458\t447400123459', ['447400123456', '447400123457', '447400123458', '447400123459'], [], []],
  ['447400123456\n+447400123456', ['447400123456'], [], []],
  ['4474*\n+44 7400 *\n4*', [], ['4474', '447400', '4'], []],
  [
    'hello\n07400 123456\n0740*\n4.47E+11\n44\n12345678901234567890\n*\n447400123456 office',
    [],
    [],
    [
      'hello: This is not a number.',
      '07400 123456: The country code is missing. Begin with it instead of 0, for example 44 for the United Kingdom.',
      '0740*: The country code is missing. Begin with it instead of 0, for example 44 for the United Kingdom.',
      '4.47E+11: This came out of a spreadsheet and its last digits are lost. Format the column as text and copy the number again.',
      '44: This is too short: a number has at least 3 digits.',
      '12345678901234567890: This is too long: a number has at most 15 digits with its country code.',
      '*: This is not a number.',
      '447400123456 office: There is more than a number here.',
    ],
  ],
])('of %j', (text, numbers, prefixes, refused) => {
  const found = readEntries(text);
  expect(found).toMatchObject({ numbers, prefixes });
  expect(found.refused.map(({ text: line, why }) => `${line}: ${why}`)).toEqual(refused);
});
