import { describe, expect, it } from 'vitest';
import { BatchFileCheck } from './check-batch-file.ts';
import { cleanCopy } from './clean-copy.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('what is only notation goes', () => {
  it.each([
    '+447700900123',
    '00447700900123',
    '+44 7700 900123',
    '+44 (0)7700-900123',
    '44.7700.900.123',
    "'447700900123",
    '"+447700900123"',
    '447700900123;',
    '447700900123,',
    '447700900123.0',
    '\u00a0+44\u20117700\u00a0900123',
    '\u202d+447700900123\u202c',
    '٤٤٧٧٠٠٩٠٠١٢٣',
  ])('%j', (line) => {
    const copy = cleanCopy(bytesOf(`${line}\r\n447700900124\r\n`));
    expect(textOf(copy.bytes)).toBe('447700900123\n447700900124\n');
    expect(copy).toMatchObject({ rows: 2, repaired: 1, emptied: 0, refusedCount: 0 });
  });
});

it('good lines stay as they are, also those that are no E.164 number', () => {
  const copy = cleanCopy(bytesOf('\ufeff0447\n"448"\n12345678901234567890'));
  expect(textOf(copy.bytes)).toBe('0447\n448\n12345678901234567890\n');
  expect(copy.repaired).toBe(0);
});

it('empty lines go and are counted', () => {
  const copy = cleanCopy(bytesOf('447\n\n   \n;\n""\n448\n\n'));
  expect(textOf(copy.bytes)).toBe('447\n448\n');
  expect(copy).toMatchObject({ rows: 2, emptied: 5, repaired: 0 });
});

it.each([
  ['4.47701E+11', 'This came out of a spreadsheet and its last digits are lost.'],
  ['4,47701E+11', 'This came out of a spreadsheet and its last digits are lost.'],
  ['msisdn', 'There is more than a number here.'],
  ['447700900123;GB', 'There is more than one column here.'],
  ['447700900123,12', 'There is more than one column here.'],
  ['447700900123 447700900124', 'There is more than one number here.'],
  ['07700 900123', 'The country code is missing.'],
  ['+44 7700 900123 x5', 'There is more than a number here.'],
])('nothing is guessed: %j is left out and named', (line, reason) => {
  const copy = cleanCopy(bytesOf(`447\n${line}\n448`));
  expect(textOf(copy.bytes)).toBe('447\n448\n');
  expect(copy.refused).toEqual([{ line: 2, text: line, reason: expect.stringContaining(reason) }]);
});

it('a UTF-16 file of a spreadsheet is read', () => {
  const text = '+447700900123\r\n+447700900124\r\n';
  const little = new Uint8Array(2 + text.length * 2);
  little.set([0xff, 0xfe]);
  for (const [index, char] of [...text].entries()) little[2 + index * 2] = char.charCodeAt(0);
  expect(textOf(cleanCopy(little).bytes)).toBe('447700900123\n447700900124\n');
});

it('the clean copy of any file that has a number has no findings', () => {
  const copy = cleanCopy(bytesOf('number;country\n+44 7700 900123\n\n4.4E+11\r(44) 7700.900124;\n'));
  const check = new BatchFileCheck('numbers.csv');
  check.push(copy.bytes);
  expect(check.finish()).toEqual({ findings: [], rows: 2 });
});
