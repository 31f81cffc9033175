import * as plans from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { BatchFileCheck } from './check-batch-file.ts';
import { guessChoice } from './guess-choice.ts';
import { prepareBatch, type SheetRow } from './prepare-batch.ts';

const rowsOf = (...rows: string[][]): SheetRow[] => rows.map((cells, index) => ({ line: index + 1, cells }));
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

const table = rowsOf(
  ['Name', 'Phone', 'City'],
  ['Ada', '+44 7700 900123', 'London; East'],
  ['', '', ''],
  ['Bob', '447700900124', ''],
  ['Eve', '4.47701E+11', 'Paris'],
  ['Ada', '(44) 7700.900123', '=1+1'],
);
const asGuessed = { column: 1, hasHeading: true, dropsDuplicates: false };

describe('a table with more columns', () => {
  it('the column with the numbers and the heading are found', () => {
    expect(guessChoice(table)).toEqual(asGuessed);
  });

  it('its numbers go as digits, every row beside them with its line among the numbers or why it has none, and every line that is changed or left out is named', () => {
    const prepared = prepareBatch(table, asGuessed);
    expect(textOf(prepared.bytes)).toBe('447700900123\n447700900124\n447700900123\n');
    expect(textOf(prepared.table)).toBe(
      [
        'line;note;Name;Phone;City',
        '1;;Ada;+44 7700 900123;"London; East"',
        ';no number: left out;;;',
        '2;;Bob;447700900124;',
        ';its last digits are lost: left out;Eve;4.47701E+11;Paris',
        '3;;Ada;(44) 7700.900123;=1+1\n',
      ].join('\n'),
    );
    expect(prepared).toMatchObject({
      numbers: 3,
      rows: 5,
      titles: ['Name', 'Phone', 'City'],
      heading: 1,
      repaired: { lines: [2, 6], count: 2, removed: ['+', 'spaces', 'brackets', 'dots'] },
      emptied: { lines: [3], count: 1 },
      duplicates: 1,
      refused: { lines: [5], count: 1, named: [{ line: 5, text: '4.47701E+11', problem: 'spreadsheet' }] },
    });
  });

  it('a number that stood before is asked once where that is chosen: its row has the line of the first one', () => {
    const prepared = prepareBatch(table, { ...asGuessed, dropsDuplicates: true });
    expect(textOf(prepared.bytes)).toBe('447700900123\n447700900124\n');
    expect(textOf(prepared.table)?.trimEnd().split('\n').at(-1)).toBe('1;same number as line 2;Ada;(44) 7700.900123;=1+1');
    expect(prepared).toMatchObject({ numbers: 2, rows: 5, duplicates: 1 });
  });

  it('national forms are read as of a country alone, also digits alone; how many begin with 0 is told without one', () => {
    const rows = rowsOf(['030 12345678'], ['03012345678'], ['447700900123'], ['0049 30 12345678'], ['030'], ['0800 x']);
    const choice = { column: 0, hasHeading: false, dropsDuplicates: false };
    const without = prepareBatch(rows, choice, { plans });
    expect(textOf(without.bytes)).toBe('03012345678\n447700900123\n493012345678\n030\n');
    expect(without.national).toEqual({ read: 0, unread: 3 });
    const german = prepareBatch(rows, { ...choice, country: 'DE' }, { plans });
    expect(textOf(german.bytes)).toBe('493012345678\n493012345678\n447700900123\n493012345678\n030\n');
    expect(german).toMatchObject({ national: { read: 2, unread: 1 }, repaired: { lines: [1, 4], removed: ['spaces'] } });
    const american = prepareBatch(rowsOf(['2125550123']), { ...choice, country: 'US' }, { plans });
    expect(textOf(american.bytes)).toBe('12125550123\n');
  });

  it('another column may be chosen', () => {
    const prepared = prepareBatch(table, { ...asGuessed, column: 0 });
    expect(prepared).toMatchObject({ numbers: 0, rows: 5, titles: ['Name', 'Phone', 'City'], refused: { count: 4 } });
  });
});

describe('the guess', () => {
  it.each([
    ['no heading', rowsOf(['447700900123'], ['447700900124']), { column: 0, hasHeading: false }],
    ['a number that a spreadsheet spoilt is no heading', rowsOf(['4.47701E+11'], ['447700900124']), { column: 0, hasHeading: false }],
    [
      'ids and years are no numbers',
      rowsOf(['1', '2026', '447700900123'], ['2', '2026', '447700900124']),
      { column: 2, hasHeading: false },
    ],
    ['seven digits are a number, six are none', rowsOf(['234567', '2345678']), { column: 1, hasHeading: false }],
    [
      'of two columns of numbers the one that is called so',
      rowsOf(['account', 'msisdn'], ['10000000001', '447700900123'], ['10000000002', '447700900124']),
      { column: 1, hasHeading: true },
    ],
    [
      'one that is called so and has a few gaps before a full one that is not',
      rowsOf(['msisdn', 'account'], ['447700900123', '10000000001'], ['', '10000000002'], ['447700900125', '10000000003']),
      { column: 0, hasHeading: true },
    ],
    [
      'a full column before one that is called so and is nearly empty',
      rowsOf(['msisdn', 'account'], ...['1', '2', '3', '4', '5'].map((last) => ['', `1000000000${last}`])),
      { column: 1, hasHeading: true },
    ],
    ['an empty file', [], { column: 0, hasHeading: false }],
  ])('%s', (_, rows, choice) => {
    expect(guessChoice(rows)).toMatchObject(choice);
  });
});

it('a column without a title is called by its place, and one in which nothing stands does not travel', () => {
  const prepared = prepareBatch(rowsOf(['447700900123', '', 'GB'], ['447700900124', '', 'FR']), guessChoice([]));
  expect(textOf(prepared.table)).toBe('line;note;column 1;column 3\n1;;447700900123;GB\n2;;447700900124;FR\n');
});

describe('a table that is larger than an upload takes does not travel; its numbers do', () => {
  const asks = (rows: readonly SheetRow[]) => prepareBatch(rows, { column: 0, hasHeading: false, dropsDuplicates: true });
  const rowOf = (...others: string[]): SheetRow => ({ line: 1, cells: ['447700900123', ...others] });
  it.each([
    ['rows', Array.from({ length: 200_001 }, () => rowOf())],
    ['bytes', [rowOf('x'.repeat(16 * 1024 * 1024))]],
    ['columns', [rowOf(...Array.from({ length: 100 }, () => 'x'))]],
  ])('in its %s', (_, rows) => {
    expect(asks(rows)).toMatchObject({ numbers: 1, table: null });
  });
});

it('what is prepared of any table that has a number has no findings', () => {
  const check = new BatchFileCheck('numbers.csv');
  check.push(prepareBatch(table, asGuessed).bytes);
  expect(check.finish()).toEqual({ findings: [], rows: 3 });
});
