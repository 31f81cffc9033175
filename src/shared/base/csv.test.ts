import { describe, expect, it } from 'vitest';
import { csvCell, csvRow, csvText, withoutGuard } from './csv.ts';

describe('T47: formulas become text', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+CMD', "'+CMD"],
    ['+CMD|x', "'+CMD|x"],
    ['-2+3', "'-2+3"],
    ['@SUM', "'@SUM"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['"=1+1"', `"'""=1+1"""`],
    ['\t=1', `"'\t'=1"`],
    ['\ttext', `"'\ttext"`],
    ['\r=1', `"'\r'=1"`],
    ['=1+1\nnote', `"'=1+1\nnote"`],
    ['note\n=1+1', `"note\n'=1+1"`],
    ['a,=cmd', `"a,'=cmd"`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a; @SUM', `"a;' @SUM"`],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['\uFF0BCMD', "'\uFF0BCMD"],
    ['\uFF0D1', "'\uFF0D1"],
    ['\uFF20SUM', "'\uFF20SUM"],
    ['+44 7700 900123', "'+44 7700 900123"],
  ])('%j', (text, cell) => {
    // Readers ignore quotes around a cell, so only the parsed value counts.
    expect(readCsv(csvCell(text), ';')[0]?.[0]).toBe(readCsv(cell, ';')[0]?.[0]);
  });
});

it.each([
  ['447700900123', '447700900123'],
  ['+447700900123', '+447700900123'],
  ['-12.5', '-12.5'],
  [-12.5, '-12.5'],
  ['01', '01'],
  [0, '0'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['x-y', 'x-y'],
  ['a=b', 'a=b'],
  ['ports&days', 'ports&days'],
  ['2026-05-31T14:02:00Z', '2026-05-31T14:02:00Z'],
  ['Société générale', 'Société générale'],
])('%j stays untouched', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it.each([
  ['Carrier; Ltd', '"Carrier; Ltd"'],
  ['Carrier, Ltd', '"Carrier, Ltd"'],
  ["O'Brien", `"O'Brien"`],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['padded ', '"padded "'],
  ['nul\0byte', 'nulbyte'],
])('%j is quoted', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('separates with ";" unless told otherwise', () => {
  expect(csvRow(['a', 1, null])).toBe('a;1;');
  expect(csvRow(['a', 1, null], ',')).toBe('a,1,');
  expect(csvText([['a'], ['b']], { bom: true })).toBe('\ufeffa\r\nb\r\n');
  expect(csvText([])).toBe('');
});

it('a CSV reader gets back the same rows, apart from the apostrophes', () => {
  const alphabet = ['a', 'é', '1', '+', '-', '=', '@', ' ', '"', "'", ';', ',', '\t', '\n', '\r\n', '\uFF1D', '😀'];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const cell = () => Array.from({ length: random(9) }, () => alphabet[random(alphabet.length)]).join('');
  for (const separator of [';', ','] as const) {
    const rows = Array.from({ length: 2000 }, () => [cell(), cell(), cell()]);
    const back = readCsv(csvText(rows, { separator }), separator);
    const plain = (text = '') => text.replaceAll("'", '');
    expect(back.map((row) => row.map(plain))).toEqual(rows.map((row) => row.map(plain)));
    for (const read of back.flat().filter((text) => !/^[+-]?\d+([.,]\d+)?$/.test(text)))
      expect(read).not.toMatch(/(^|[;,\t\r\n])[ "]*[=+\-@\uFF1D]/);
  }
});

/** RFC 4180: quoted cells may hold separators, line ends and doubled quotes. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`Not CSV at ${text.slice(0, 80)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] !== separator) {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

it.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ["'=SUM(A1)", "''=SUM(A1)"],
  ['Alpha;-Beta', "Alpha;'-Beta"],
  ['Alpha, "@ home"', `Alpha,' "@ home"`],
  ['-5', '-5'],
  ["O'Neil's", "O'Neil's"],
  ["'", "'"],
  ["x;'y", "x;'y"],
  ['\uff1d1;=2;;+3', "'\uff1d1;'=2;;'+3"],
])('%s is read back from its cell as it was written', (text, cell) => {
  expect(readCsv(csvCell(text), ';')[0]?.[0]).toBe(cell);
  expect(withoutGuard(cell)).toBe(text);
});

it('whatever a cell holds is read back, but for control characters', () => {
  const letters = ['a', ' ', "'", '"', ';', ',', '=', '+', '-', '@', '\uff1d', '1'];
  const digits = (count: number) => Array.from({ length: letters.length ** count }, (_, index) => index);
  for (const index of digits(4)) {
    const text = Array.from({ length: 4 }, (_, place) => letters[Math.floor(index / letters.length ** place) % letters.length]).join('');
    expect(withoutGuard(readCsv(csvCell(text), ';')[0]?.[0] ?? ''), text).toBe(text);
  }
});
