import writeExcelFile from 'write-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { fileRules } from '../../../shared/batches/check-batch-file.ts';
import { causesOf, placeOf } from './file-causes.ts';
import { noSheetText } from '../no-sheet.text.ts';
import { openFile } from './examine-file.ts';

const open = (content: BlobPart, name = 'numbers.csv') => openFile(new File([content], name));
const examine = async (content: BlobPart, name?: string) => (await open(content, name))(null);
const numbersIn = async (content: BlobPart, name?: string) => {
  const { prepared } = await examine(content, name);
  return prepared && new TextDecoder().decode(prepared.batch.bytes).trimEnd().split('\n');
};
const tableIn = async (content: BlobPart, name?: string) => {
  const table = (await examine(content, name)).prepared?.batch.table;
  return table ? new TextDecoder().decode(table) : null;
};
/** Returns each sentence of the specification with the causes under it. */
async function toldOf(content: BlobPart, name?: string) {
  const verdict = await examine(content, name);
  return verdict.findings.map((finding) => [
    `${fileRules[finding.rule].text} ${placeOf(finding, verdict)}`.trim(),
    ...causesOf(finding, verdict),
  ]);
}

const numbers = ['447700900123', '447700900124'];

describe('the numbers of a table are found, whatever separates its columns', () => {
  it.each([
    ['semicolons', 'name;phone\nAda;+447700900123\nBob;447700900124\n'],
    ['commas and quotes', '"name","phone"\r\n"Ada, Countess","+447700900123"\r\n"Bob ""the"" Builder","447700900124"\r\n'],
    ['tabs', 'name\tphone\nAda\t447700900123\nBob\t447700900124'],
    ['a line end in a cell', 'name;phone\n"Ada\nLovelace";447700900123\nBob;447700900124\n'],
    ['a quote that is never closed', 'name;phone\nAda;447700900123\n"Bob;447700900124\n'],
    ['separators at line ends alone', '447700900123;\n447700900124;\n'],
    ['line ends of old Macs', '447700900123\r447700900124\r'],
  ])('%s', async (_, content) => {
    expect(await numbersIn(content)).toEqual(numbers);
  });

  it('cells with quotes, separators and line ends come back as they were', async () => {
    expect(await tableIn('phone;note\n447700900123;"a;b"\n447700900124;"say ""x"""\n')).toBe(
      'line;note;phone;note\n1;;447700900123;"a;b"\n2;;447700900124;"say ""x"""\n',
    );
  });

  it('a row is told by the line that it begins in, also below a cell of two lines', async () => {
    const { prepared } = await examine('name;phone\n"Ada\nLovelace";x\n"Bob";y\n');
    expect(prepared?.batch.refused.lines).toEqual([2, 4]);
  });

  it('a file that a spreadsheet saved as Unicode text, or in the letters of Windows', async () => {
    const text = 'phone\tCity\r\n447700900123\tKöln\r\n447700900124\tParis\r\n';
    const utf16 = new Uint8Array(2 + text.length * 2);
    utf16.set([0xff, 0xfe]);
    for (const [index, char] of [...text].entries()) utf16[2 + index * 2] = char.charCodeAt(0);
    const table = 'line;note;phone;City\n1;;447700900123;Köln\n2;;447700900124;Paris\n';
    expect(await tableIn(utf16)).toBe(table);
    expect(await tableIn(Uint8Array.from(text, (char) => char.charCodeAt(0)))).toBe(table);
  });

  it('the first sheet of a workbook, whose numbers may be numbers', async () => {
    const rows = [
      ['Name', 'Phone'],
      ['Ada', 447700900123],
      ['Bob', '+44 7700 900124'],
    ];
    const workbook = await writeExcelFile(rows).toBlob();
    expect(await numbersIn(workbook, 'my numbers.xlsx')).toEqual(numbers);
    expect(await tableIn(workbook, 'my numbers.xlsx')).toBe('line;note;Name;Phone\n1;;Ada;447700900123\n2;;Bob;+44 7700 900124\n');
    const { prepared, sheet } = await examine(workbook, 'my numbers.xlsx');
    expect(sheet).toMatchObject({
      heading: ['Name', 'Phone'],
      sample: [{ cells: ['Ada', '447700900123'] }, { cells: ['Bob', '+44 7700 900124'] }],
    });
    expect(prepared).toMatchObject({ name: 'my_numbers.csv', findings: [] });
  });
});

describe("the specification's sentence comes first, and under it what is the case", () => {
  it.each([
    [
      'msisdn\n+44 7700 900123\n',
      'numbers.csv',
      [
        [
          'Looks like the file contains line with letters (line 1)',
          'line 1: heading, can be left out',
          'line 2: + and spaces, can be cleaned',
        ],
      ],
    ],
    [
      '+44 7700 900123\n447700900124\n(44) 7700-900125\n',
      'numbers.csv',
      [['Looks like the file contains line with letters', 'lines 1 and 3: +, spaces, brackets and dashes, can be cleaned']],
    ],
    [
      '447700900123\nn/a\n\n447700900124',
      'numbers.csv',
      [
        ['Looks like the file contains line with letters (line 2)', 'line 2: “n/a” This is not a number.'],
        ['Looks like there are empty lines or empty cells in the first column (line 3)', 'line 3: no number, can be left out'],
      ],
    ],
    [
      '447700900123;GB\n447700900124;\n447700900125;1\n447700900126;1.5\n',
      'numbers.csv',
      [
        [
          'Looks like there is a row with more than one column (lines 1, 2, 3, 4)',
          '2 columns separated by semicolons: only one is sent, see below',
        ],
        ['Looks like the file contains line with letters (line 1)', 'lines 1 and 4: in other columns, which are not queried'],
      ],
    ],
    ['447700900123\n', 'a&b.csv', [["File name cannot contain '&' (ampersand) character", 'It can be sent as a_b.csv'], expect.anything()]],
    [
      'PK, and no workbook',
      'numbers.xlsx',
      [
        [
          'Only the following formats are accepted: .csv, .txt',
          'This workbook could not be read. Open it, save the sheet as CSV, and choose that file.',
        ],
      ],
    ],
    [
      Uint8Array.from([0xd0, 0xcf, 0x11]),
      'numbers.xls',
      [['Only the following formats are accepted: .csv, .txt', 'This is an old Excel workbook (.xls). Save it as CSV or .xlsx.']],
    ],
    [
      Uint8Array.from([0x1f, 0x8b, 0x08]),
      'numbers.csv.gz',
      [['Only the following formats are accepted: .csv, .txt', 'This file is compressed. Unpack it first.']],
    ],
    [
      Uint8Array.from([0xff, 0xfe, 0x34, 0, 0x34, 0, 0x0a, 0]),
      'numbers.csv',
      [['Only the following formats are accepted: .csv, .txt', 'This file is UTF-16: save it as UTF-8']],
    ],
  ])('%j', async (content, name, told) => {
    expect(await toldOf(content, name)).toEqual(told);
  });
});

it('a file that follows the rules is sent as it is, with its first rows shown and its duplicates counted', async () => {
  const verdict = await examine(`${[...numbers, ...numbers, '1', '2', '3'].join('\r\n')}\r\n`);
  expect(verdict).toMatchObject({ findings: [], rows: 7, survey: { duplicates: 2 }, prepared: { batch: { duplicates: 2 } } });
  expect(verdict.sheet).toMatchObject({ width: 1, heading: null, sample: { length: 5 } });
});

it('what is prepared is held to the rules again', async () => {
  const { prepared } = await examine(`phone;n\n${Array.from({ length: 100_001 }, (_, row) => `${447700000000 + row};x\n`).join('')}`);
  expect(prepared?.findings.map(({ rule }) => fileRules[rule].text)).toEqual(['Looks like the file contains more than 100,000 rows']);
});

describe('a workbook that unpacks to very much', () => {
  const workbookOf = async () => new Uint8Array(await (await writeExcelFile([['Phone'], [447700900123]]).toBlob()).arrayBuffer());
  /** Returns the offsets of the central directory's entries (PKWARE APPNOTE, 4.3.12). */
  const entriesOf = ({ buffer }: Uint8Array) => {
    const view = new DataView(buffer);
    return Array.from({ length: buffer.byteLength - 4 }, (_, at) => at).filter((at) => view.getUint32(at, true) === 0x02014b50);
  };
  /** Returns a workbook that claims this uncompressed size in its first two entries. */
  const claiming = async (size: number) => {
    const workbook = await workbookOf();
    for (const at of entriesOf(workbook).slice(0, 2)) new DataView(workbook.buffer).setUint32(at + 24, size, true);
    return workbook;
  };
  const tooLarge = 'This workbook is too large when unpacked. Save the sheet as CSV.';

  it.each([
    ['201 MB in two entries together', 100.5 * 1024 * 1024],
    ['more than 4 GB, or a size that stands elsewhere and is not there', 0xffffffff],
  ])('is refused before it is unpacked: %s', async (_what, size) => {
    const verdict = await examine(await claiming(size), 'numbers.xlsx');
    expect(verdict).toMatchObject({ sheet: null, prepared: null });
    expect(verdict.trouble && noSheetText[verdict.trouble]).toBe(tooLarge);
  });

  it('a list of contents that breaks off is said to be unreadable', async () => {
    const workbook = await workbookOf();
    const last = entriesOf(workbook).at(-1) ?? 0;
    workbook[last] = 0;
    const { trouble } = await examine(workbook, 'numbers.xlsx');
    expect(trouble && noSheetText[trouble]).toBe('This workbook could not be read. Open it, save the sheet as CSV, and choose that file.');
  });
});

it('a file that was opened is read in as many ways as it is asked, without being read again', async () => {
  const read = await open('id;phone\n10000001;447700900123\n10000002;447700900123\n');
  const choice = { column: 0, hasHeading: true, dropsDuplicates: false };
  const numbersOf = (chosen: Parameters<typeof read>[0]) => read(chosen).prepared?.batch.numbers;
  expect([null, choice, { column: 1, hasHeading: true, dropsDuplicates: true }].map(numbersOf)).toEqual([2, 2, 1]);
  expect(read(choice).sheet?.choice).toEqual(choice);
});
