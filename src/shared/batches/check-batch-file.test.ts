import { describe, expect, it } from 'vitest';
import { batchFileMessage } from './batch-file-message.ts';
import { BatchFileCheck, batchNumbers, checkFileName, type CheckedFile, type FileRule, fileRules } from './check-batch-file.ts';
import { prepareBatch } from './prepare-batch.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function check(content: string | Uint8Array, name = 'numbers.csv'): CheckedFile {
  const checking = new BatchFileCheck(name);
  checking.push(typeof content === 'string' ? bytesOf(content) : content);
  return checking.finish();
}

const rulesOf = (checked: CheckedFile) => checked.findings.map(({ rule }) => rule);

describe('a file of numbers has no findings', () => {
  it.each([
    ['447700900123\n447700900124\n', 2],
    ['447700900123\r\n447700900124\r\n', 2],
    ['447700900123\n447700900124', 2],
    ['447700900123\r\n447700900124', 2],
    ['\ufeff447700900123\n', 1],
    ['"447700900123"\r\n"447700900124"', 2],
    ['0\n12345678901234567890', 2],
  ])('%j', (content, rows) => {
    expect(check(content)).toEqual({ findings: [], rows });
  });
});

/** Files that break one rule, but contain a number. */
const breaks: Record<FileRule, { content: string; name?: string }> = {
  format: { content: '447', name: 'numbers.xlsx' },
  spaces: { content: '447', name: 'a b.csv' },
  ampersand: { content: '447', name: 'a&b.csv' },
  characters: { content: '447', name: 'num(1).csv' },
  nameLength: { content: '447', name: `${'n'.repeat(117)}.csv` },
  rows: { content: '447\n'.repeat(100_001) },
  columns: { content: '447;448\n449' },
  letters: { content: 'abc\n449' },
  empty: { content: '447\n\n448' },
};

describe.each(Object.entries(breaks))('the rule %s', (rule, { content, name }) => {
  it('can be broken', () => {
    expect(rulesOf(check(content, name))).toContain(rule);
  });

  it('is kept by the lines of what is prepared', () => {
    const rows = content.split('\n').map((line, index) => ({ line: index + 1, cells: line.split(';') }));
    const { findings } = check(prepareBatch(rows, { column: 0, hasHeading: false, dropsDuplicates: false }).bytes);
    expect(findings.filter(({ lines }) => lines.length > 0)).toEqual([]);
  });
});

describe('each rule has its exact text', () => {
  it.each([
    ['numbers.xlsx', 'Only the following formats are accepted: .csv, .txt'],
    ['numbers', 'Only the following formats are accepted: .csv, .txt'],
    ['numbers.csv.zip', 'Only the following formats are accepted: .csv, .txt'],
    ['num(1).csv', 'FileName can only contain alphanumeric,_,. and -'],
    ['números.csv', 'FileName can only contain alphanumeric,_,. and -'],
    ['a b.csv', 'File name cannot contain spaces'],
    ['a&b.csv', "File name cannot contain '&' (ampersand) character"],
  ])('%s: %s', (name, text) => {
    expect(checkFileName(name).map(({ rule }) => fileRules[rule].text)).toContain(text);
  });

  it.each(['numbers.csv', 'NUMBERS.TXT', 'a_b.c-9.txt'])('%s is a good name', (name) => {
    expect(checkFileName(name)).toEqual([]);
  });

  it.each([
    ['447\n448;GB1\n', 'Looks like there is a row with more than one column', 2],
    ['447,448', 'Looks like there is a row with more than one column', 1],
    ['447\t448', 'Looks like there is a row with more than one column', 1],
    ['447|448', 'Looks like there is a row with more than one column', 1],
    ['447;', 'Looks like there is a row with more than one column', 1],
    ['447\nabc', 'Looks like the file contains line with letters', 2],
    ['+447', 'Looks like the file contains line with letters', 1],
    ['44 7', 'Looks like the file contains line with letters', 1],
    [' 447', 'Looks like the file contains line with letters', 1],
    ['447 ', 'Looks like the file contains line with letters', 1],
    ['4.47E+11', 'Looks like the file contains line with letters', 1],
    ['44\u00007', 'Looks like the file contains line with letters', 1],
    ['٤٤٧', 'Looks like the file contains line with letters', 1],
    ['"447', 'Looks like the file contains line with letters', 1],
    ['447"', 'Looks like the file contains line with letters', 1],
    ['"447"8', 'Looks like the file contains line with letters', 1],
    ['447\r448', 'Looks like the file contains line with letters', 1],
    ['447\n448\r', 'Looks like the file contains line with letters', 2],
    ['447\n\ufeff448', 'Looks like the file contains line with letters', 2],
    ['447\n\n448', 'Looks like there are empty lines or empty cells in the first column', 2],
    ['447\r\n\r\n448', 'Looks like there are empty lines or empty cells in the first column', 2],
    ['447\n\n', 'Looks like there are empty lines or empty cells in the first column', 2],
    ['\n447', 'Looks like there are empty lines or empty cells in the first column', 1],
    ['447\n   \n448', 'Looks like there are empty lines or empty cells in the first column', 2],
    ['447\n""\n448', 'Looks like there are empty lines or empty cells in the first column', 2],
    ['447\n;448', 'Looks like there are empty lines or empty cells in the first column', 2],
    ['', 'Looks like there are empty lines or empty cells in the first column', 1],
    ['\ufeff', 'Looks like there are empty lines or empty cells in the first column', 1],
  ])('%j: %s, line %i', (content, message, line) => {
    const told = check(content).findings.map(({ rule, ...place }) => ({ message: fileRules[rule].text, ...place }));
    expect(told).toContainEqual({ message, lines: [line], count: 1 });
  });

  it('at most 100,000 rows', () => {
    expect(check('447700900123\n'.repeat(100_000))).toEqual({ findings: [], rows: 100_000 });
    expect(check('447700900123\n'.repeat(100_001))).toEqual({ findings: [{ rule: 'rows', lines: [], count: 1 }], rows: 100_001 });
    expect(fileRules.rows.text).toBe('Looks like the file contains more than 100,000 rows');
  });
});

it('a name has up to 120 characters', () => {
  expect(rulesOf(check('447\n', `${'n'.repeat(116)}.csv`))).toEqual([]);
  expect(batchFileMessage(check('447\n', `${'n'.repeat(117)}.csv`).findings).text).toBe('File name has more than 120 characters');
});

it('a file that breaks several rules gets all their texts, in the order of the rules', () => {
  const checked = check(`${'1\n'.repeat(100_000)}\nabc;1`, 'a b&c(1).pdf');
  expect(rulesOf(checked)).toEqual(['format', 'spaces', 'ampersand', 'characters', 'rows', 'columns', 'letters', 'empty']);
  expect(batchFileMessage(checked.findings).text).toBe(
    'Only the following formats are accepted: .csv, .txt File name cannot contain spaces ' +
      "File name cannot contain '&' (ampersand) character FileName can only contain alphanumeric,_,. and - " +
      'Looks like the file contains more than 100,000 rows Looks like there is a row with more than one column (line 100002) ' +
      'Looks like the file contains line with letters (line 100002) ' +
      'Looks like there are empty lines or empty cells in the first column (line 100001)',
  );
});

it('the first ten bad lines are named and all are counted', () => {
  const checked = check('a\n1\n'.repeat(14));
  expect(checked.findings).toEqual([expect.objectContaining({ rule: 'letters', lines: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19], count: 14 })]);
  expect(batchFileMessage(checked.findings).text).toBe(
    'Looks like the file contains line with letters (lines 1, 3, 5, 7, 9, 11, 13, 15, 17, 19 and 4 more)',
  );
});

it.each([
  ['UTF-16, little end first', [0xff, 0xfe, 0x34, 0, 0x34, 0, 0x0a, 0]],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0x34, 0, 0x34]],
  ['half a byte order mark', [0xef, 0xbb]],
  ['a zip archive', [0x50, 0x4b, 3, 4, 20, 0]],
  ['a gzip archive', [0x1f, 0x8b, 8, 0]],
])('%s is no file of numbers', (_, content) => {
  expect(rulesOf(check(new Uint8Array(content)))).toContain('letters');
});

describe('wherever the bytes are split, the findings are the same', () => {
  it.each(['\ufeff"447"\r\n+448\r\n\r\n;449\r\n""\n4 4\n 1;2|x\r3\n5\r', '\ufeff447', '447\r\n448\r\n'])('%j', (content) => {
    const bytes = bytesOf(content);
    const whole = check(bytes);
    for (let index = 0; index <= bytes.length; index += 1) {
      const checking = new BatchFileCheck('numbers.csv');
      for (const piece of [bytes.subarray(0, index), bytes.subarray(index)]) checking.push(piece);
      expect(checking.finish(), `split at ${index}`).toEqual(whole);
    }
    const checking = new BatchFileCheck('numbers.csv');
    for (const byte of bytes) checking.push(Uint8Array.of(byte));
    expect(checking.finish(), 'byte by byte').toEqual(whole);
  });
});

/** Reference check over plain strings, slow and obvious. */
function plainRules(content: string): Record<string, number[]> {
  const lines = content.replace(/^\ufeff/, '').split('\n');
  const unended = lines.pop() ?? '';
  const rows = [...lines.map((line) => line.replace(/\r$/, '')), ...(unended === '' ? [] : [unended])];
  const bad: Record<string, number[]> = { columns: [], letters: [], empty: rows.length === 0 ? [1] : [] };
  for (const [index, row] of rows.entries()) {
    const cells = row.split(/[,;\t|]/);
    if (cells.length > 1) bad['columns']?.push(index + 1);
    if (!cells.every((cell) => /^(\d+|"\d+"| *|"")$/.test(cell))) bad['letters']?.push(index + 1);
    if (/^( *|"")$/.test(cells[0] ?? '')) bad['empty']?.push(index + 1);
  }
  return bad;
}

it('agrees with the rules over plain strings for files of any characters', () => {
  const alphabet = ['4', '7', '0', '"', ' ', '\r', '\n', '\n', '\r\n', ';', ',', '\t', '|', '+', 'a', '\ufeff', '\0'];
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 20_000; round += 1) {
    const content = Array.from({ length: random(9) }, () => alphabet[random(alphabet.length)]).join('');
    const found = check(content).findings;
    const lines = Object.fromEntries(
      ['columns', 'letters', 'empty'].map((rule) => [rule, found.find((one) => one.rule === rule)?.lines ?? []]),
    );
    expect(lines, JSON.stringify(content)).toEqual(plainRules(content));
  }
});

it('the numbers come without byte order mark, quotes and line ends', () => {
  expect(batchNumbers(bytesOf('\ufeff"447"\r\n448\n"449"\n450'))).toEqual(['447', '448', '449', '450']);
  expect(batchNumbers(bytesOf('447\r\n448\r\n'))).toEqual(['447', '448']);
});
