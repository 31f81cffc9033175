import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SeededRandom } from '../demo/seeded-random.ts';
import { Ranges } from '../ranges/ranges.ts';
import { SnapshotError, writeSections } from './snapshot-file.ts';
import { readSnapshot, writeSnapshot } from './ranges-snapshot.ts';
import { built, builtRanges as ranges } from '../test-support/built-ranges.ts';

const few = Ranges.of(built.rows.slice(0, 50), { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' });
let directory = '';
let file = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'snapshot-'));
  file = join(directory, 'ranges.snapshot');
});
afterEach(() => rmSync(directory, { recursive: true }));

test('A set that is written and read is the same set', () => {
  writeSnapshot(file, ranges);
  const read = readSnapshot(file);
  expect([read.size, read.version, read.builtAt, read.sourceVersion]).toEqual([
    ranges.size,
    ranges.version,
    ranges.builtAt,
    ranges.sourceVersion,
  ]);
  const random = new SeededRandom();
  for (let i = 0; i < 5_000; i += 1) {
    const { range, minlength } = random.pick(built.rows);
    const number = range + random.digits(minlength - range.length);
    const id = ranges.idOf(number);
    expect(read.idOf(number), random.hint()).toBe(id);
    expect(read.rowAt(id)).toEqual(ranges.rowAt(id));
    expect(read.attributesAt(id)).toEqual(ranges.attributesAt(id));
  }
  expect(Buffer.concat(read.search('44', 100).chunks).equals(Buffer.concat(ranges.search('44', 100).chunks))).toBe(true);
});

test('The same set is the same file', () => {
  const other = join(directory, 'other.snapshot');
  writeSnapshot(file, few);
  writeSnapshot(other, few);
  expect(readFileSync(file).equals(readFileSync(other))).toBe(true);
});

test('An empty set can be written and read', () => {
  writeSnapshot(file, Ranges.of([], { builtAt: '2026-01-01T00:00:00Z', sourceVersion: '' }));
  expect(readSnapshot(file).size).toBe(0);
});

test('A new version replaces the file and leaves nothing beside it', () => {
  writeSnapshot(file, few);
  writeSnapshot(file, Ranges.of([], { builtAt: '2026-01-01T00:00:00Z', sourceVersion: '' }));
  expect(readdirSync(directory)).toEqual(['ranges.snapshot']);
});

test('A file that cannot be written leaves nothing behind', () => {
  expect(() => writeSnapshot(join(directory, 'missing', 'ranges.snapshot'), few)).toThrow('ENOENT');
  expect(readdirSync(directory)).toEqual([]);
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9), 'bytes'],
  ['empty', () => Buffer.alloc(0), 'no snapshot'],
  ['cut within its preamble', (bytes: Buffer) => bytes.subarray(0, 20), 'no snapshot'],
  ['foreign', () => Buffer.from('range;countryName;uniqueSpId;spName;primary;secondary;mcc;mnc'), 'no snapshot'],
  ['of another format', (bytes: Buffer) => bytes.fill(9, 8, 9), 'format'],
  ['longer than written', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(8)]), 'bytes'],
])('A file that is %s is refused', (_, damage, reason) => {
  writeSnapshot(file, few);
  writeFileSync(file, damage(readFileSync(file)));
  expect(() => readSnapshot(file)).toThrow(SnapshotError);
  expect(() => readSnapshot(file)).toThrow(reason);
});

test('A file with one wrong bit anywhere behind its preamble is refused', () => {
  writeSnapshot(file, few);
  const bytes = readFileSync(file);
  const random = new SeededRandom();
  for (let i = 0; i < 50; i += 1) {
    const damaged = Buffer.from(bytes);
    const index = 32 + random.below(bytes.length - 32);
    damaged[index] = (damaged[index] ?? 0) ^ (1 << random.below(8));
    writeFileSync(file, damaged);
    expect(() => readSnapshot(file), random.hint()).toThrow('checksum');
  }
});

test('A snapshot of another kind is refused', () => {
  writeSections(file, { kind: 'ported', header: {}, sections: {} });
  expect(() => readSnapshot(file)).toThrow('it holds ported, not ranges');
});
