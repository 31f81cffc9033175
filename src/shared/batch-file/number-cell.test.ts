import { describe, expect, it } from 'vitest';
import { readNumberCell } from './number-cell.ts';

describe('what is only notation goes, and is named', () => {
  it.each([
    ['+447700900123', ['+']],
    ['00447700900123', ['00']],
    ['+44 7700 900123', ['+', 'spaces']],
    ['+44 (0)7700-900123', ['+', 'spaces', 'brackets', 'dashes']],
    ['44.7700.900.123', ['dots']],
    ["'447700900123", ['quotes']],
    ['"+447700900123"', ['+', 'quotes']],
    ['447700900123;', ['other signs']],
    ['447700900123,', ['other signs']],
    [' 447700900123 ', ['spaces']],
    ['447700900123.0', ['dots']],
    ['\u00a0+44\u20117700\u00a0900123', ['+', 'spaces', 'dashes']],
    ['\u202d+447700900123\u202c', ['+']],
    ['٤٤٧٧٠٠٩٠٠١٢٣', ['other signs']],
  ])('%j', (cell, removed) => {
    expect(readNumberCell(cell)).toEqual({ digits: '447700900123', removed });
  });
});

it.each(['0447', '448', '12345678901234567890'])('digits alone stay as they are, also those that are no E.164 number: %j', (cell) => {
  expect(readNumberCell(cell)).toEqual({ digits: cell, removed: [] });
});

it.each(['', '   ', ';', '""'])('an empty cell has no digits: %j', (cell) => {
  expect(readNumberCell(cell)).toEqual({ digits: '', removed: [] });
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
])('nothing is guessed: %j is refused', (cell, reason) => {
  expect(readNumberCell(cell)).toEqual({ reason: expect.stringContaining(reason) });
});
