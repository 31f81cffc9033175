import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildExactList, type Listing } from '../lists/exact-list.ts';
import { buildPorted, writtenTime } from '../lists/ported-numbers.ts';
import { listsSnapshot, loadLists, loadPorted, portedSnapshot } from './lists-snapshot.ts';
import { SnapshotError } from './snapshot-file.ts';

let directory = '';
let file = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'snapshot-'));
  file = join(directory, 'set.snapshot');
});
afterEach(() => rmSync(directory, { recursive: true }));

const move = { donorSpId: '1', recipientSpId: '2', rn: '', cic: '', portDate: '2026-01-31', seq: 1 };
const manyMoves = (numbers: number) =>
  buildPorted(
    Array.from({ length: numbers }, (_, index) => ({ ...move, tel: String(447_400_000_000 + index * 7), recipientSpId: String(index) })),
  );

test.each([0, 1, 1_000, 70_000])('ported numbers that are written and loaded are the same numbers: %i of them', async (numbers) => {
  const ported = manyMoves(numbers);
  const snapshot = portedSnapshot(ported);
  snapshot.write(file);
  const loaded = await loadPorted(file);
  expect(portedSnapshot(loaded).version).toBe(snapshot.version);
  expect(loaded.size).toBe(numbers);
  for (const index of [0, 1, numbers - 1].filter((position) => position >= 0 && position < numbers)) {
    const position = loaded.positionOf(String(447_400_000_000 + index * 7));
    expect(loaded.currentAt(position)?.recipientSpId).toBe(String(index));
    expect(loaded.portsAt(position).map(writtenTime)).toEqual(['2026-01-31']);
  }
  expect(loaded.positionOf('447400000001')).toBe(-1);
});

test('every number is listed with its position, ascending', () => {
  const ported = manyMoves(3_000);
  const entries = [...ported.numbers()];
  expect(entries).toHaveLength(3_000);
  for (const [position, number] of entries) expect(ported.positionOf(String(number))).toBe(position);
});

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

test('equal content has an equal version, other content another', () => {
  expect(portedSnapshot(manyMoves(5)).version).toBe(portedSnapshot(manyMoves(5)).version);
  expect(portedSnapshot(manyMoves(5)).version).not.toBe(portedSnapshot(manyMoves(6)).version);
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
