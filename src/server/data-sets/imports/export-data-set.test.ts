/** An exported data set can be imported, and gives the same version. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { currentVersions, type SetName } from '../versions.ts';
import { command, startCommand } from '../../test-support/command-line.ts';
import { fileOf, importFile, listHeader, portedHeader, rangeLine, rangesHeader } from '../../test-support/import-files.ts';
import { startPortalForTest, type TestPortal } from '../../test-support/test-portal.ts';
import { readDocument } from '../../documents/documents.ts';
import { exportDataSet } from './export-data-set.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'dialplane-export-')), 'export.csv');
const contentOf = async ({ deps }: TestPortal, set: SetName) => (await currentVersions(deps.db)).get(set)?.content_version;
const exported = async (portal: TestPortal, set: SetName) => {
  const file = newFile();
  await exportDataSet({ ...portal.deps, dataDir: portal.dataDir, demo: false }, set, file);
  return file;
};

test('all built-in ranges, exported by the command and imported, are the same version', { tags: ['full'] }, async () => {
  const own = await startPortalForTest();
  const { version, size } = own.deps.dataSets.current().ranges;
  const file = newFile();
  const { code, out } = await command(own, ['data', 'export', 'ranges', file, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ set: 'ranges', version: null, rows: size, file });
  const dry = await importFile(own, 'ranges', { file, dryRun: true });
  expect(dry.faults).toEqual([]);
  expect(dry.changes).toMatchObject({ before: size, after: size, added: 0, removed: 0, changed: 0, byCountry: {} });
  expect(await importFile(own, 'ranges', { file, yes: false })).toMatchObject({ status: 'loaded', rows: size, faults: [] });
  expect(await contentOf(own, 'ranges')).toBe(version);
});

test('so are the GNR Files of the downloads, with names that a spreadsheet would run', async () => {
  const own = await startPortalForTest();
  const names = ['=SUM(A1)', "'=SUM(A1)", 'Alpha;-Beta', '"Quoted", +1', "O'Neil", 'Zoë 電話', ' @ space '];
  const rows = names.map((name, index) => rangeLine({ range: `44740${index}`, spName: `"${name.replaceAll('"', '""')}"` }));
  await importFile(own, 'ranges', { file: fileOf(rangesHeader, ...rows) });
  const before = await contentOf(own, 'ranges');
  const document = await own.deps.db
    .selectFrom('documents')
    .where('matter', '=', 'gnr-files')
    .where('series', '=', 'all')
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const file = newFile();
  await writeFile(file, await readDocument(own.deps.storage, document));
  expect(await importFile(own, 'ranges', { file })).toMatchObject({ status: 'loaded', rows: names.length, version: 2, faults: [] });
  expect(await contentOf(own, 'ranges')).toBe(before);
});

const further = `${listHeader};use`;
const observed = 'tel;previousSpId;currentSpId;changeSeen;lastSeen';
test.each<[Exclude<SetName, 'ranges'>, string[], string[]]>([
  [
    'ported',
    [
      portedHeader,
      '447400123457;0044001;0044003;=1;;2026-01-01T08:00:00Z;7',
      '33612345678;;0033002;;;2026-02-01;9',
      '33612345678;;0033001;;;2026-01-01;1',
    ],
    [
      portedHeader,
      '33612345678;;0033001;;;2026-01-01;1',
      '33612345678;;0033002;;;2026-02-01;2',
      `447400123457;0044001;0044003;"'=1";;2026-01-01T08:00:00Z;1`,
    ],
  ],
  [
    'overrides',
    ['tel;acic;acn', '13105550100;77;', '12025550123;990090;=Texting'],
    ['tel;acic;acn', `12025550123;990090;"'=Texting"`, '13105550100;77;'],
  ],
  [
    'uk-ported',
    [observed, '447400123457;;0044012;;2026-02-14T08:00:00Z', '447400123456;0044012;0044034;2026-01-31;2026-02-14'],
    [observed, '447400123456;0044012;0044034;2026-01-31;2026-02-14', '447400123457;;0044012;;2026-02-14T08:00:00Z'],
  ],
  [
    'dno',
    [further, '4475;prefix;;;text', '4474;prefix;;2026-01-31;both', '447400100001;number;-asked;;voice'],
    [
      further,
      `447400100001;number;"'-asked";;voice`,
      '4474;prefix;;2026-01-31;voice',
      '4474;prefix;;2026-01-31;text',
      '4475;prefix;;;text',
    ],
  ],
  [
    'irsf',
    [listHeader, '336;prefix;;', '447400100001;number;seen;2026-01-31'],
    [listHeader, '447400100001;number;seen;2026-01-31', '336;prefix;;'],
  ],
  ['ait', [listHeader, '447400100001;number;bursts;', '336;prefix;;'], [listHeader, '336;prefix;;', '447400100001;prefix;bursts;']],
])('%s, in whatever order it was imported, is exported in order and is the same version', async (set, given, expected) => {
  const own = await startPortalForTest();
  await importFile(own, set, { file: fileOf(...given) });
  const file = await exported(own, set);
  expect(readFileSync(file, 'utf8')).toBe(expected.map((line) => `${line}\r\n`).join(''));
  const before = await contentOf(own, set);
  expect(await importFile(own, set, { file })).toMatchObject({ status: 'loaded', version: 2, faults: [] });
  expect(await contentOf(own, set)).toBe(before);
});

test('an export that the disk has no room for leaves no file, and says in one sentence which one and why', async () => {
  const own = await startPortalForTest();
  const file = newFile();
  const { code, err } = await startCommand(own, ['data', 'export', 'ranges', file], { fullAfterBlocks: 64 }).ended;
  expect([code, err]).toEqual([3, `${file} could not be written: file too large\n`]);
  expect(readdirSync(dirname(file))).toEqual([]);
});

test('nothing is overwritten, and nothing is exported of what was never imported', async () => {
  const own = await startPortalForTest();
  const file = fileOf('mine');
  await expect(exportDataSet({ ...own.deps, dataDir: own.dataDir, demo: false }, 'ranges', file)).rejects.toThrow(`${file} already exists`);
  expect(readFileSync(file, 'utf8')).toBe('mine\n');
  await expect(exported(own, 'dno')).rejects.toThrow('dno has no import: there is nothing to export');
  expect((await command(own, ['data', 'export', 'everything', newFile()])).code).toBe(2);
});
