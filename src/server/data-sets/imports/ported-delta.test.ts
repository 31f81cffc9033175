import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writtenTime } from '../../../numbers/lists/port.ts';
import { loadPorted } from '../ported-segments.ts';
import { localCopy } from '../snapshot-files.ts';
import { versionName } from '../data-set-names.ts';
import { currentVersions, rollBack } from '../versions.ts';
import { command } from '../../test-support/command-line.ts';
import { fileOf, importFile, portedHeader } from '../../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

const header = `change;${portedHeader}`;
const known = [
  '447400123456;;0044003;;;2026-01-01;1',
  '447400123456;0044003;0044004;;;2026-02-01T08:00:00Z;2',
  '447400123457;;0044003;;;2026-01-01;1',
  '447400123459;;0044003;;;2026-01-01;1',
];

let portal: TestPortal;
let version = 0;
/** A number that makes the file of each test unique: the same file would change nothing. */
let added = '';
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  added = `447400199${String(version).padStart(3, '0')}`;
  const file = fileOf(portedHeader, ...known, `${added};;0044003;;;2026-01-01;1`);
  version = (await importFile(portal, 'ported', { file })).version ?? 0;
});

const delta = (...lines: string[]) => fileOf(header, ...lines);
const current = async () => (await currentVersions(portal.deps.db)).get('ported');

/** Returns the moves of these numbers in the current version. */
async function movesOf(...tels: string[]): Promise<string[][]> {
  const { storage_key: key, sha256 } = (await current())!;
  const places = { storage: portal.deps.storage, dataDir: portal.dataDir };
  const { ported } = await loadPorted(places, await localCopy(places.storage, places.dataDir, { key, sha256 }));
  return tels.map((tel) => ported.portsAt(ported.positionOf(tel)).map((port) => `${port.route.recipientSpId} ${writtenTime(port)}`));
}

test('a delta adds moves and removes them, and is the next version; all else stays', async () => {
  const file = delta(
    'add;447400123457;0044003;0044005;;;2026-03-01;2',
    'add;447400123458;;0044006;;;2026-03-02;1',
    'add;447400123458;0044006;0044007;;;2026-03-03;2',
    'remove;447400123456;;0044004;;;2026-02-01T08:00:00Z;',
    'remove;447400123459;;;;;;',
  );
  expect(await importFile(portal, 'ported', { file, on: String(version) })).toMatchObject({
    status: 'loaded',
    rows: 6,
    version: version + 1,
    faults: [],
  });
  expect(await movesOf('447400123456', '447400123457', '447400123458', '447400123459')).toEqual([
    ['0044003 2026-01-01'],
    ['0044003 2026-01-01', '0044005 2026-03-01'],
    ['0044006 2026-03-02', '0044007 2026-03-03'],
    [],
  ]);
  expect(await current()).toMatchObject({ replaces: version, row_count: 6 });
});

test('a move is put right by one row that removes it and one that adds it', async () => {
  const file = delta('add;447400123457;;0044009;;;2026-01-01;1', 'remove;447400123457;;0044003;;;2026-01-01;');
  await importFile(portal, 'ported', { file, on: String(version) });
  expect(await movesOf('447400123457')).toEqual([['0044009 2026-01-01']]);
});

test('a move stands where its time is; a date alone comes after what is known of its day', async () => {
  const file = delta(
    'add;447400123456;;0044001;;;2025-12-01;1',
    'add;447400123456;;0044005;;;2026-02-01;3',
    'add;447400123456;;0044002;;;2026-01-15T10:00:00Z;2',
  );
  await importFile(portal, 'ported', { file, on: String(version) });
  expect(await movesOf('447400123456')).toEqual([
    ['0044001 2025-12-01', '0044003 2026-01-01', '0044002 2026-01-15T10:00:00Z', '0044004 2026-02-01T08:00:00Z', '0044005 2026-02-01'],
  ]);
});

test('the version may be given by its name, which answers and data status say', async () => {
  const file = delta('remove;447400123459;;;;;;');
  const name = versionName((await current())!);
  const other = `${name.slice(0, -8)}00000000`;
  await expect(importFile(portal, 'ported', { file, on: other })).rejects.toThrow(
    `The delta is for version ${other}, but ${name} is current: make one for that version`,
  );
  expect(await importFile(portal, 'ported', { file, on: name })).toMatchObject({ status: 'loaded' });
});

test('the version may be given by the beginning of its content version, with 8 digits at least', async () => {
  const { content_version } = (await current())!;
  const file = delta('remove;447400123459;;;;;;');
  await expect(importFile(portal, 'ported', { file, on: content_version.slice(0, 7) })).rejects.toThrow('The delta is for version');
  await expect(importFile(portal, 'ported', { file, on: content_version.slice(1, 10) })).rejects.toThrow('The delta is for version');
  expect(await importFile(portal, 'ported', { file, on: content_version.slice(0, 8) })).toMatchObject({ status: 'loaded' });
});

test.each([
  ['has no rows', () => [], 'The file has no rows'],
  [
    'removes everything',
    () => ['447400123456', '447400123457', '447400123459', added].map((tel) => `remove;${tel};;;;;;`),
    'The delta removes every move: nothing would be left',
  ],
])('a delta that %s is refused', async (_, lines, sentence) => {
  const file = delta(...lines());
  await expect(importFile(portal, 'ported', { file, on: String(version) })).rejects.toThrow(sentence);
});

test('a delta for another version than the one in force is refused, and so is the same one after a rollback to that version', async () => {
  const file = delta('add;447400123458;;0044006;;;2026-03-02;1');
  const refused = new RegExp(
    `^The delta is for version ${version + 7}, but ported-${version}-[0-9a-f]{8} is current: make one for that version$`,
  );
  await expect(importFile(portal, 'ported', { file, on: String(version + 7) })).rejects.toThrow(refused);
  expect((await current())?.version).toBe(version);
  await importFile(portal, 'ported', { file, on: String(version) });
  // The second time the delta is already applied.
  expect(await importFile(portal, 'ported', { file, on: String(version) })).toMatchObject({ status: 'unchanged' });
  const next = delta('add;447400123450;;0044006;;;2026-03-02;1');
  await expect(importFile(portal, 'ported', { file: next, on: String(version) })).rejects.toThrow(`but ported-${version + 1}-`);
  await rollBack(portal.deps.db, 'ported');
  expect(await importFile(portal, 'ported', { file: next, on: String(version) })).toMatchObject({ status: 'loaded', version: version + 2 });
});

test.each([
  ['replace;447400123458;;0044006;;;2026-03-02;1', 'change "replace" is neither add nor remove'],
  ['add;447400123458;;;;;2026-03-02;1', 'recipientSpId is empty'],
  ['add;447400123458;;0044006;;;2026-03-02;', 'seq "" is not a whole number'],
  ['add;447400123457;;0044003;;;2026-01-01;1', 'adds a move that already exists'],
  ['add;999400123457;;0044003;;;2026-01-01;1', 'tel "999400123457" has the calling code 999, which does not exist'],
  ['remove;447400123457;;0044003;;;2026-01-02;', 'removes a move that does not exist'],
  ['remove;447400123457;;0044004;;;2026-01-01;', 'removes a move that does not exist'],
  ['remove;447400123458;;;;;;', 'removes a move that does not exist'],
  ['remove;447400123457;;0044003;;;;', 'portDate "" is not a date'],
  ['remove;447400123457;;;;;2026-01-01;', 'recipientSpId is empty'],
])('a bad row is reported with its line and the reason, and changes nothing: %s', async (line, reason) => {
  const { status, faults } = await importFile(portal, 'ported', {
    file: delta('add;447400123470;;0044006;;;2026-03-02;1', line),
    on: String(version),
  });
  expect([status, faults]).toEqual(['refused', [expect.stringContaining(`3: ${reason}`)]]);
  expect((await current())?.version).toBe(version);
});

test('the command takes the version with --on, compares with --dry-run, and asks for --yes like any import', async () => {
  const file = delta('remove;447400123459;;;;;;', 'add;447400123457;0044003;0044005;;;2026-03-01;2');
  const on = ['--delta', '--on', String(version)];
  const dry = await command(portal, ['import', 'ported', file, ...on, '--dry-run']);
  expect(dry.out).toContain('4 entries now, 3 after the import: 0 added, 1 removed, 1 changed');
  expect((await command(portal, ['import', 'ported', file, ...on])).err).toContain('The import would remove 1 of 4 entries');
  expect((await command(portal, ['import', 'ported', file, ...on, '--yes'])).code).toBe(0);
  expect(await movesOf('447400123459')).toEqual([[]]);
});

test.each([
  [['ported', '--delta'], '--on is missing: name the version that the delta was made for'],
  [['ported', '--on', '3'], '--on needs --delta: without it the file replaces everything'],
  [['irsf', '--delta', '--on', '3'], 'There is no option --delta'],
])('import %j is written wrongly', async ([kind = '', ...options], sentence) => {
  const { code, err } = await command(portal, ['import', kind, delta(), ...options]);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('the sample in docs/operate.md is a delta', async () => {
  const operate = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');
  const sample = operate
    .split('```')
    .find((block) => block.startsWith(`\n${header}\n`))!
    .trim();
  const moves = ['447400123456;;0044034;;;2026-01-31;2', '447400123457;;0044034;;;2026-01-31;1', '447400123458;;0044034;;;2026-01-31;1'];
  const base = await importFile(portal, 'ported', { file: fileOf(portedHeader, ...moves) });
  const outcome = await importFile(portal, 'ported', { file: fileOf(sample), on: String(base.version) });
  expect(outcome).toMatchObject({ status: 'loaded', rows: 2, faults: [] });
});
