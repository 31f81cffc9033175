/** Files that people send instead of a CSV file in UTF-8: each is refused with a sentence that names the file and the expected form. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileRefused } from '../../base/errors.ts';
import { readRows } from './csv-rows.ts';
import { Faults } from './faults.ts';
import { sourceOf } from './import-file.ts';

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-file-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function fileWith(content: string | Uint8Array): string {
  const file = join(directory, 'ranges.csv');
  writeFileSync(file, content);
  return file;
}

const csv = 'tel;spName\n447400123456;Zoë\n';
const zipped = (name: string) => zipSync({ [name]: Buffer.from(csv) });
const lines = (count: number) => 'tel;spName\n'.padEnd(11 + count * 8, '44;Name\n');

test.each<[string, string | Uint8Array, string]>([
  ['gzip', gzipSync(csv), 'is compressed (gzip): unpack it, and import the CSV file in it'],
  ['zstd', Buffer.from('28b52ffd0000', 'hex'), 'is compressed (zstd): unpack it, and import the CSV file in it'],
  ['bzip2', Buffer.from('BZh91AY'), 'is compressed (bzip2): unpack it, and import the CSV file in it'],
  ['xz', Buffer.from('fd377a585a000004', 'hex'), 'is compressed (xz): unpack it, and import the CSV file in it'],
  ['a workbook', zipped('xl/workbook.xml'), 'is a spreadsheet (xlsx): save it there as CSV in UTF-8, and import that'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is a spreadsheet (xls): save it there as CSV in UTF-8, and import that'],
  ['a zip', zipped('ranges.csv'), 'is an archive (zip): unpack it, and import the CSV file in it'],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${csv}`, 'utf16le'), 'is in UTF-16: save it as CSV in UTF-8'],
  ['UTF-16, big end first', Buffer.from(`\ufeff${csv}`, 'utf16le').swap16(), 'is in UTF-16: save it as CSV in UTF-8'],
  ['UTF-16 without a mark', Buffer.from(csv, 'utf16le'), 'is in UTF-16: save it as CSV in UTF-8'],
])('%s is refused', async (_, content, fault) => {
  const file = fileWith(content);
  await expect(sourceOf(file)).rejects.toThrow(new FileRefused(`${file} ${fault}`));
});

test.each([
  ['in the second line', Buffer.from(csv, 'latin1'), 2],
  ['in the header', Buffer.from('é;b\n1;2\n', 'latin1'), 1],
  ['at the end, without a line end', Buffer.from('a;b\n1;2\n3;é', 'latin1'), 3],
  ['behind the first chunk', Buffer.concat([Buffer.from(lines(300_000)), Buffer.from('44;é\n44;b\n', 'latin1')]), 300_002],
  ['cut within a character', Buffer.from('a;b\n1;é').subarray(0, -1), 2],
])('bytes that are not UTF-8 %s are refused with their line', async (_, content, line) => {
  const file = fileWith(content);
  const sentence = `${file}, line ${line}, is not in UTF-8, perhaps in Latin-1 or Windows-1252: save the file as CSV in UTF-8`;
  await expect(sourceOf(file)).rejects.toThrow(new FileRefused(sentence));
});

test('characters of several bytes may stand anywhere, also where two chunks meet', async () => {
  for (const shift of [0, 1, 2, 3]) {
    const content = Buffer.from('x'.repeat((1 << 20) - 2 - shift) + '😀é'.repeat(1_000));
    expect(await sourceOf(fileWith(content))).toMatchObject({ bytes: content.length });
  }
});

test('a folder, a pipe and a device are refused, and never waited for', async () => {
  const pipe = join(directory, 'pipe');
  execFileSync('mkfifo', [pipe]);
  await expect(sourceOf(directory)).rejects.toThrow(new FileRefused(`${directory} is a folder: name one file, CSV in UTF-8`));
  const twice = 'which cannot be read twice: save its output as a file and import that';
  await expect(sourceOf(pipe)).rejects.toThrow(new FileRefused(`${pipe} is a pipe, ${twice}`));
  await expect(sourceOf('/dev/zero')).rejects.toThrow(new FileRefused(`/dev/zero is a device, ${twice}`));
});

/** Returns long rows: the stream is far from the end of the file when the first thousand arrive. */
const longRows = (letter: string, count: number) => `tel;spName\n${`44;${letter.repeat(5_000)}\n`.repeat(count)}`;

test.each([
  ['grows', (file: string) => appendFileSync(file, '44;Name\n')],
  ['is replaced by one of the same length', (file: string) => writeFileSync(file, longRows('b', 4_000))],
  ['is cut', (file: string) => writeFileSync(file, longRows('a', 10))],
])('a file that %s while it is read is refused', async (_, change) => {
  const file = fileWith(longRows('a', 4_000));
  const source = await sourceOf(file);
  const reading = readRows(source, { required: ['tel', 'spName'] }, { faults: new Faults(), progress: () => undefined });
  await reading.next();
  change(file);
  const rest = async () => {
    for await (const rows of reading) expect(rows.length).toBeGreaterThan(0);
  };
  const sentence = `${file} was changed while it was read: import it again when it is complete`;
  await expect(rest()).rejects.toThrow(new FileRefused(sentence));
});

test.each([
  ['that the end of the file finds open', 10],
  ['that swallows more than a row may have', 20_000],
])('a quote %s is reported with the line that it begins in', async (_, count) => {
  const rows = Array.from({ length: count }, (_row, index) => (index === 3 ? '44;"Name' : '44;Name'));
  const faults = new Faults();
  const source = await sourceOf(fileWith(['tel;spName', ...rows].join('\n')));
  let read = 0;
  for await (const group of readRows(source, { required: ['tel', 'spName'] }, { faults, progress: () => undefined })) read += group.length;
  expect(read).toBe(3);
  const fault = 'begins a quote that is not closed within 65536 bytes: put the value in quotes, and write "" for each quote in it';
  expect(faults.list).toEqual([{ line: 5, fault }]);
});
