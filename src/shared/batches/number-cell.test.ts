import * as plans from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { readNumberCell, refusedSentences, refusedWords } from './number-cell.ts';

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
    ['447700900123|', ['other signs']],
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
  ['4.47701E+11', 'spreadsheet'],
  ['4,47701E+11', 'spreadsheet'],
  ['msisdn', 'not-a-number'],
  ['n/a', 'not-a-number'],
  ['#N/A', 'not-a-number'],
  ['-', 'not-a-number'],
  ['447700900123;GB', 'several-columns'],
  ['447700900123,12', 'several-columns'],
  ['447700900123 447700900124', 'two-numbers'],
  ['07700 900123', 'missing-country-code'],
  ['+44 7700 900123 x5', 'more-than-a-number'],
  ['+4', 'too-short'],
  ['+44 7700 900123 456789', 'too-long'],
])('nothing is guessed: %j is refused as %s', (cell, problem) => {
  expect(readNumberCell(cell)).toEqual({ problem });
});

it('what is wrong is said in a sentence, and in some words where it stands in a cell', () => {
  expect([String(refusedSentences['not-a-number']), refusedWords['not-a-number']]).toEqual(['This is not a number.', 'not a number']);
  expect(String(refusedSentences.spreadsheet)).toBe(
    'A spreadsheet removed the last digits. Format the column as text and copy the number again.',
  );
});

describe('with the plans of the world', () => {
  it.each([
    ['+447700900123', '447700900123', ['+']],
    ['44 7700 900123', '447700900123', ['spaces']],
    ['Mobile: +44 7700 900123', '447700900123', ['+', 'spaces', 'words']],
    ['+44 7700 900123 x5', '447700900123', ['+', 'spaces', 'words']],
    ['1-800-FLOWERS', '18003569377', ['dashes', 'words']],
    ['5215512345678', '5215512345678', []],
  ])('%j is read, and what went is named', (cell, digits, removed) => {
    expect(readNumberCell(cell, { plans })).toEqual({ digits, removed });
  });

  it.each([
    ['+44 07400 123456', 'did-you-mean'],
    ['8 (495) 123-45-67', 'did-you-mean'],
    ['202-456-1414', 'did-you-mean'],
    ['+49 3O 1234567', 'letter'],
    ['07700 900123', 'missing-country-code'],
    ['447700900123;GB', 'several-columns'],
    ['n/a', 'not-a-number'],
  ])('what may mean another number is not guessed: %j is refused as %s', (cell, problem) => {
    expect(readNumberCell(cell, { plans })).toEqual({ problem });
  });
});
