/** Versions of the ported numbers, however they came about: the same moves, the same name, and segments that they share. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../../numbers/test-support/admitted.ts';
import { SeededRandom } from '../../../numbers/demo/seeded-random.ts';
import { writtenTime } from '../../../numbers/lists/port.ts';
import { type LoadedPorted, loadPorted } from '../ported-segments.ts';
import { localCopy } from '../snapshot-files.ts';
import { currentVersions, publishVersion, rollBack } from '../versions.ts';
import { command } from '../../test-support/command-line.ts';
import { fileOf, importFile, portedHeader, swapped } from '../../test-support/import-files.ts';
import { startPortalForTest, startSecondNode, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** A segment of some blocks, runs of a few rows: what large sets meet happens to small ones. */
const small = { segmentBytes: 8_000, changedShare: 1 / 4, rowsPerRun: 64 };

const deltaHeader = `change;${portedHeader}`;
const currentOf = async ({ deps }: TestPortal) => (await currentVersions(deps.db)).get('ported')!;

async function loadedOf(own: TestPortal, before?: LoadedPorted): Promise<LoadedPorted> {
  const places = { storage: own.deps.storage, dataDir: own.dataDir };
  const { storage_key: key, sha256 } = await currentOf(own);
  return loadPorted(places, await localCopy(places.storage, places.dataDir, { key, sha256 }), before);
}

/** A move as `recipient date`, of each number in order of time. */
type Model = Map<number, string[]>;

const days = Array.from({ length: 300 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10));
const recipients = ['0044001', '0044002', '0044003', '0044004'];
const anyNumber = (random: SeededRandom) =>
  [447_400_000_000 + random.below(9_000_000), 12_025_550_000 + random.below(99_999_999), 493_012_345 + random.below(9)][random.below(3)]!;

function randomModel(random: SeededRandom, size: number): Model {
  return new Map(Array.from({ length: size }, () => [anyNumber(random), movesOn(random, days)]));
}

function movesOn(random: SeededRandom, among: readonly string[]): string[] {
  const first = random.below(among.length);
  const on = random.below(4) === 0 ? [among[first]!, among[Math.min(first + 1, among.length - 1)]!] : [among[first]!];
  return [...new Set(on)].map((day) => `${recipients[random.below(4)]} ${day}`);
}

/** A file of everything, in no order. */
function feedOf(model: Model, random: SeededRandom): string {
  const lines = [...model].flatMap(([tel, moves]) => moves.map((move, index) => lineOf(tel, move, index + 1)));
  return fileOf(
    portedHeader,
    ...lines
      .map((line) => ({ line, at: random.below(1e6) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ line }) => line),
  );
}

function lineOf(tel: number, move: string, seq: number): string {
  const [recipient, day] = move.split(' ');
  return `${tel};;${recipient};;;${day};${seq}`;
}

/** Changes some numbers of the model, and says how. */
function randomDelta(model: Model, random: SeededRandom): string {
  const lines: string[] = [];
  const touched = new Set<number>();
  for (let count = 0; count < 12; count += 1) {
    const tel = random.below(2) === 0 ? [...model.keys()][random.below(model.size)]! : anyNumber(random);
    if (touched.has(tel)) continue;
    touched.add(tel);
    const held = model.get(tel);
    if (!held) {
      model.set(tel, movesOn(random, days));
      lines.push(...model.get(tel)!.map((move, index) => `add;${lineOf(tel, move, index + 1)}`));
    } else if (random.below(2) === 0) {
      model.delete(tel);
      lines.push(`remove;${tel};;;;;;`);
    } else {
      const [gone, ...left] = held;
      lines.push(`remove;${lineOf(tel, gone!, 1)}`, `add;${tel};;0044009;;;2026-02-01;9`);
      model.set(tel, [...left, '0044009 2026-02-01']);
    }
  }
  return fileOf(deltaHeader, ...lines);
}

function contentOf({ ported }: LoadedPorted): Model {
  return new Map(
    [...ported.numbers()].map(([position, tel]) => [
      tel,
      ported.portsAt(position).map((port) => `${port.route.recipientSpId} ${writtenTime(port)}`),
    ]),
  );
}

const ascending = (model: Model): Model => new Map([...model].toSorted(([a], [b]) => a - b));

for (const { seed, tags } of [
  { seed: 11, tags: [] },
  { seed: 12, tags: ['full'] },
  { seed: 13, tags: ['full'] },
])
  test(`a chain of deltas comes to the moves of a plain map, and to the version of one feed of them: seed ${seed}`, { tags }, async () => {
    const random = new SeededRandom(seed);
    const model = randomModel(random, 400);
    const own = await startPortalForTest();
    await importFile(own, 'ported', { file: feedOf(model, random), limits: small });
    let loaded = await loadedOf(own);
    expect(loaded.ported.segments.length).toBeGreaterThan(5);
    let [sharing, changed] = [0, 0];
    for (let step = 0; step < 6; step += 1) {
      const on = String((await currentOf(own)).version);
      expect(await importFile(own, 'ported', { file: randomDelta(model, random), on, limits: small })).toMatchObject({
        status: 'loaded',
        faults: [],
      });
      const next = await loadedOf(own, loaded);
      expect(contentOf(next)).toEqual(ascending(model));
      expect(next.ported.size).toBe(model.size);
      expect((await currentOf(own)).row_count).toBe([...model.values()].flat().length);
      sharing += next.ported.segments.filter((segment) => loaded.ported.segments.includes(segment)).length;
      changed += next.ported.changes.size;
      loaded = next;
    }
    expect(sharing).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(0);
    const byDeltas = (await currentOf(own)).content_version;
    // Once more as one feed: here, where it may go on with segments that are there, and where nothing is.
    await importFile(own, 'ported', { file: feedOf(model, random), limits: small });
    expect((await currentOf(own)).content_version).toBe(byDeltas);
    expect(contentOf(await loadedOf(own, loaded))).toEqual(ascending(model));
    const other = await startPortalForTest();
    await importFile(other, 'ported', { file: feedOf(model, random) });
    expect((await currentOf(other)).content_version).toBe(byDeltas);
    expect(contentOf(await loadedOf(other))).toEqual(ascending(model));
  });

test('history on segments comes to the version of one feed of all', async () => {
  const random = new SeededRandom(21);
  const model = randomModel(random, 300);
  await importFile(portal, 'ported', { file: feedOf(model, random), limits: small });
  const older: Model = new Map([...model.keys()].slice(0, 40).map((tel) => [tel, ['0044007 2024-12-31']]));
  older.set(4_930_123_499, ['0044001 2024-01-01', '0044002 2024-01-01']);
  await importFile(portal, 'history', { file: feedOf(older, random), limits: small });
  const byHistory = await currentOf(portal);
  for (const [tel, moves] of older) model.set(tel, [...moves, ...(model.get(tel) ?? [])]);
  expect(contentOf(await loadedOf(portal))).toEqual(ascending(model));
  await importFile(portal, 'ported', { file: feedOf(model, random), limits: small });
  expect((await currentOf(portal)).content_version).toBe(byHistory.content_version);
});

test('a feed in which little is new goes on with the segments that are there, and says by country what it changes', async () => {
  const random = new SeededRandom(31);
  const model = randomModel(random, 300);
  await importFile(portal, 'ported', { file: feedOf(model, random), limits: small });
  const before = await loadedOf(portal);
  const british = [...model.keys()].filter((tel) => tel >= 447_400_000_000);
  model.delete(british[0]!);
  model.set(british[1]!, ['0044009 2026-01-01']);
  model.set(447_409_999_999, ['0044009 2026-01-01']);
  const file = feedOf(model, random);
  const { changes } = await importFile(portal, 'ported', { file, limits: small, dryRun: true });
  expect(changes).toMatchObject({ before: before.ported.size, after: model.size, added: 1, removed: 1, changed: 1 });
  expect(changes?.byCountry).toEqual({ GB: { added: 1, removed: 1, changed: 1 } });
  await importFile(portal, 'ported', { file, limits: small, yes: false });
  const after = await loadedOf(portal, before);
  const isShared = (segment: unknown) => (before.ported.segments as readonly unknown[]).includes(segment);
  expect(after.ported.segments.filter((segment) => !isShared(segment)).length).toBeLessThanOrEqual(3);
  expect(contentOf(after)).toEqual(ascending(model));
});

test('files of segments stay as long as a version that is kept names them, and go with the last one', async () => {
  const own = await startPortalForTest();
  const random = new SeededRandom(41);
  const model = randomModel(random, 200);
  const files = () => new Set(readdirSync(join(own.dataDir, 'files', 'data-sets')).filter((name) => !name.startsWith('built-in-')));
  await importFile(own, 'ported', { file: feedOf(model, random), limits: small });
  const first = files();
  for (let step = 0; step < 7; step += 1) {
    const on = String((await currentOf(own)).version);
    await importFile(own, 'ported', { file: randomDelta(model, random), on, limits: small });
  }
  expect(contentOf(await loadedOf(own))).toEqual(ascending(model));
  const shared = [...(await loadedOf(own)).segments.keys()].filter((key) => first.has(key.replace('data-sets/', '')));
  expect(shared.length).toBeGreaterThan(0);
  for (let step = 0; step < 6; step += 1) {
    await importFile(own, 'ported', { file: fileOf(portedHeader, `44740012345${step};;0044001;;;2026-01-01;1`), limits: small });
  }
  expect([...files()].filter((file) => first.has(file))).toEqual([]);
  // Five versions with a segment each.
  expect(files().size).toBe(10);
  await rollBack(own.deps.db, 'ported');
  expect(contentOf(await loadedOf(own))).toEqual(new Map([[447_400_123_454, ['0044001 2026-01-01']]]));
});

test('an import that is refused, or only checked, leaves nothing in the storage and no scratch', async () => {
  const own = await startPortalForTest();
  const random = new SeededRandom(51);
  const line = '447400123456;;0044003;;;2026-01-01;1';
  expect(await importFile(own, 'ported', { file: fileOf(portedHeader, line, line), limits: small })).toMatchObject({ status: 'refused' });
  await importFile(own, 'ported', { file: feedOf(randomModel(random, 200), random), limits: small, dryRun: true });
  expect(readdirSync(join(own.dataDir, 'data-sets')).filter((name) => !name.startsWith('built-in-'))).toEqual([]);
  expect(readdirSync(own.dataDir)).not.toContain('files/data-sets');
});

/** Written by the version of before segments: two moves of 447400123456, one of 447400123457. */
const oldFile =
  '7ZXBSgMxEIZXvfgYMudFtm26qzlZ0EOhqCCeSsGwmdrQbbJMUqUsi3jwOXwOrz6WJ9lWJYurgngR9g8kQ+bLTCaHzPFwMDofDU63giC4r6ZKe49HJ88vSWUWMFdaAofckEMJIcxQSCTgBdwgWWU0cOjHyWESJ9hjfSaww6AMwWLqlNEW+LgALRYIHNIlEWq3P8eVhRAy1NduBvygDD8hU0XW+RBrgG4NSZ/pdPvdBoyEntfyRQ2Qkj9ly8UqM6KeMO54oHWCXP0+vhdTo+WXbjJLh8OaPy4nZfChq8XlwyBo9S+10z5Bq1Z/qu1fjPcWNy5AGm3oIh9W3Q1CIExVrlC7t60oYiyKepVHb4hUpRtDCodnOlsBd7TE6g/3Y3kHG0Oy70NORWaxnNTq9P6Pp0sV7N6p9brWpqJX';

test('a version of before segments answers, can be continued by a delta, and is there again after a rollback', async () => {
  const own = await startPortalForTest();
  const stored = await own.deps.storage.write('data-sets/ported-old.snapshot', inflateRawSync(Buffer.from(oldFile, 'base64')));
  const source = { source_name: 'old.csv', source_sha256: 'x', as_of: new Date(), loaded_by: null };
  const content = { content_version: '5679767e3454ae14', row_count: 3 };
  await publishVersion(own.deps.db, { set_name: 'ported', storage_key: 'data-sets/ported-old.snapshot', ...stored, ...content, ...source });
  await swapped(own, ({ numbers }) => numbers.ported.content.size === 2);
  const file = fileOf(deltaHeader, 'remove;447400123457;;;;;;', 'add;12025550123;;0044003;;;2026-01-01;1');
  expect(await importFile(own, 'ported', { file, on: 'ported-1-5679767e' })).toMatchObject({ status: 'loaded', rows: 3, version: 2 });
  expect(contentOf(await loadedOf(own))).toEqual(
    new Map([
      [12_025_550_123, ['0044003 2026-01-01']],
      [447_400_123_456, ['0044003 2026-01-01', '0044004 2026-02-01T08:00:00Z']],
    ]),
  );
  await rollBack(own.deps.db, 'ported');
  expect((await loadedOf(own)).ported.positionOf('447400123457')).not.toBe(-1);
});

test('a delta that was imported by the command is in force on another node, which keeps the segments that it has', async () => {
  const own = await startPortalForTest();
  const other = await startSecondNode(own);
  const lines = Array.from({ length: 100 }, (_, index) => `${447_400_000_000 + index * 7};;0044001;;0044001;2026-01-01;1`);
  await importFile(own, 'ported', { file: fileOf(portedHeader, ...lines) });
  await swapped(other, ({ numbers }) => numbers.ported.content.size === 100);
  const [before] = other.deps.dataSets.current().numbers.ported.content.segments;
  const delta = fileOf(deltaHeader, 'remove;447400000007;;;;;;', 'add;447400000000;;0044002;;0044002;2026-02-01;2');
  expect(await command(own, ['import', 'ported', delta, '--delta', '--on', '1'])).toMatchObject({ code: 0 });
  await swapped(other, ({ numbers }) => numbers.ported.content.size === 99);
  expect(other.deps.dataSets.current().numbers.ported.content.segments[0]).toBe(before);
  expect(await other.deps.answerers['npq'](admitted({ tel: '447400000000' }), { customer: 1 })).toMatchObject({ cic: '0044002' });
});
