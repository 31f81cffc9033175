import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChangesBuilder } from '../lists/ported-changes.ts';
import { buildPorted, Ported } from '../lists/ported-numbers.ts';
import { type PortEvent, writtenTime } from '../lists/port.ts';
import { hasSegments, loadSegment, loadVersion, readSegment, segmentKeysOf, versionSnapshot, writeSegment } from './ported-snapshot.ts';
import { loadSections, SnapshotError } from './snapshot-file.ts';

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
    Array.from({ length: numbers }, (_, index): PortEvent => {
      return { ...move, tel: String(447_400_000_000 + index * 7), recipientSpId: String(index) };
    }),
  );

test.each([0, 1, 1_000, 70_000])('a segment that is written and loaded has the same numbers: %i of them', async (numbers) => {
  writeSegment(file, manyMoves(numbers).segments[0]!);
  for (const loaded of [new Ported([await loadSegment(file)]), new Ported([readSegment(file)])]) {
    expect(loaded.size).toBe(numbers);
    for (const index of [0, 1, numbers - 1].filter((position) => position >= 0 && position < numbers)) {
      const position = loaded.positionOf(String(447_400_000_000 + index * 7));
      expect(loaded.currentAt(position)?.recipientSpId).toBe(String(index));
      expect(loaded.portsAt(position).map(writtenTime)).toEqual(['2026-01-31']);
    }
    expect(loaded.positionOf('447400000001')).toBe(-1);
  }
});

const stored = { from: 0, to: 10, key: 'data-sets/a', bytes: 1, sha256: 'b', numbers: 1, moves: 1 };

test('a version is written with the names of its segments and what changed', async () => {
  const changes = new ChangesBuilder();
  const route = { donorSpId: '1', recipientSpId: '2', rn: '', cic: '', dateOnly: true };
  changes.add(447_400_000_000, [{ route, time: 86_400_000 }]);
  changes.add(447_400_000_007, []);
  const snapshot = versionSnapshot({ segments: [stored], sum: 'abc', numbers: 1, moves: 1, changes: changes.build() });
  snapshot.write(file);
  const loaded = await loadVersion(file);
  expect(hasSegments(loaded) && { ...loaded, changes: [0, 1].map((position) => loaded.changes.portsAt(position)) }).toEqual({
    segments: [stored],
    sum: 'abc',
    numbers: 1,
    moves: 1,
    changes: [[{ route, time: 86_400_000 }], []],
  });
  expect(segmentKeysOf(await loadSections(file, 'ported-version'))).toEqual(['data-sets/a']);
  // What a node of before segments makes of it: an error that it logs, while it goes on with the data that it has.
  await expect(loadSections(file, 'ported')).rejects.toThrow(SnapshotError);
});

/** Written by the version of before segments: two moves of 447400123456, one of 447400123457. */
const oldFile =
  '7ZXBSgMxEIZXvfgYMudFtm26qzlZ0EOhqCCeSsGwmdrQbbJMUqUsi3jwOXwOrz6WJ9lWJYurgngR9g8kQ+bLTCaHzPFwMDofDU63giC4r6ZKe49HJ88vSWUWMFdaAofckEMJIcxQSCTgBdwgWWU0cOjHyWESJ9hjfSaww6AMwWLqlNEW+LgALRYIHNIlEWq3P8eVhRAy1NduBvygDD8hU0XW+RBrgG4NSZ/pdPvdBoyEntfyRQ2Qkj9ly8UqM6KeMO54oHWCXP0+vhdTo+WXbjJLh8OaPy4nZfChq8XlwyBo9S+10z5Bq1Z/qu1fjPcWNy5AGm3oIh9W3Q1CIExVrlC7t60oYiyKepVHb4hUpRtDCodnOlsBd7TE6g/3Y3kHG0Oy70NORWaxnNTq9P6Pp0sV7N6p9brWpqJX';

test('a version of before segments can be read', async () => {
  writeFileSync(file, inflateRawSync(Buffer.from(oldFile, 'base64')));
  const loaded = await loadVersion(file);
  expect(hasSegments(loaded)).toBe(false);
  const ported = new Ported(hasSegments(loaded) ? [] : [loaded]);
  const movesOf = (tel: string) => ported.portsAt(ported.positionOf(tel)).map((port) => `${port.route.recipientSpId} ${writtenTime(port)}`);
  expect(movesOf('447400123456')).toEqual(['0044003 2026-01-01', '0044004 2026-02-01T08:00:00Z']);
  expect(movesOf('447400123457')).toEqual(['0044003 2026-01-01']);
  expect(ported.size).toBe(2);
});
