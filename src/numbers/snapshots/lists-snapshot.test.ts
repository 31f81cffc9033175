import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildExactList, type Listing } from '../lists/exact-list.ts';
import { listsSnapshot, loadLists } from './lists-snapshot.ts';
import { SnapshotError } from './snapshot-file.ts';

let directory = '';
let file = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'snapshot-'));
  file = join(directory, 'set.snapshot');
});
afterEach(() => rmSync(directory, { recursive: true }));

const listing: Listing = { reason: 'asked for', date: null };
const parts = {
  numbers: buildExactList<Listing>([['447400123456', listing]]).arrays,
  prefixes: [['4474', { reason: '', date: '2026-01-31' }]] as const,
};

test('lists that are written and loaded are the same lists', async () => {
  listsSnapshot({ voice: parts, text: { ...parts, prefixes: [] } }).write(file);
  const { voice, text } = await loadLists(file, ['voice', 'text']);
  expect(voice.numbers.find('447400123456')).toEqual(listing);
  expect(voice.prefixes.find('447499')).toEqual({ reason: '', date: '2026-01-31' });
  expect(text.prefixes.find('447499')).toBeUndefined();
  await expect(loadLists(file, ['other'])).rejects.toThrow('no section "other');
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
  ['empty', () => Buffer.alloc(0)],
  ['with a wrong bit in its header', (bytes: Buffer) => flipped(bytes, 40)],
  ['with a wrong bit at its end', (bytes: Buffer) => flipped(bytes, bytes.length - 20)],
  ['of another kind', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('"lists"', '"LISTS"'), 'latin1')],
])('a file that is %s is refused', async (_, damage) => {
  listsSnapshot({ voice: parts }).write(file);
  writeFileSync(file, damage(readFileSync(file)));
  await expect(loadLists(file, ['voice'])).rejects.toThrow(SnapshotError);
});

function flipped(bytes: Buffer, index: number): Buffer {
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes;
}
