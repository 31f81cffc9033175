import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { Ranges } from '../../numbers/ranges/ranges.ts';
import type { Matter } from '../../shared/base/matters.ts';
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { publishDocument, readDocument } from './documents.ts';
import { makeOrganisation } from '../test-support/factories.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';
import { applyChanges, changesFrom, type CicList, cicListFrom, cicListOf, changesBetween, deltaCsv, snapshotCsv } from './cic-list.ts';
import { publishRangeDocuments } from './range-documents.ts';

const origin = { builtAt: '2026-11-20T00:00:00Z', sourceVersion: 'a test' };

function row(range: string, facts: Partial<RangeRow> = {}): RangeRow {
  return {
    range,
    countryName: 'United Kingdom',
    uniqueSpId: '0044001',
    spName: 'Alpha',
    primaryNumberAttribute: 'MOBILE',
    secondaryNumberAttribute: '',
    mcc: '234',
    mnc: '01',
    minlength: 12,
    maxlength: 12,
    isoAlpha2: 'GB',
    isoAlpha3: 'GBR',
    cic: '0044001',
    tz: 'Europe/London;Europe/Jersey',
    tadig: '',
    ...facts,
  };
}

const beta = { uniqueSpId: '0044002', cic: '0044002', spName: 'Beta; "Sons"', mnc: '02' };
const gamma = { uniqueSpId: '0044003', cic: '0044003', spName: 'Gamma', mcc: '', mnc: '' };
/** Three versions: the second renames Beta and drops Gamma; the third gives Alpha another network and adds Delta. */
const versions = [
  [row('447400'), row('447500', beta), row('442', gamma)],
  [row('447400'), row('447500', { ...beta, spName: 'Beta' })],
  [
    row('447400', { mnc: '09' }),
    row('447500', { ...beta, spName: 'Beta' }),
    row('336', {
      uniqueSpId: '0033001',
      cic: '0033001',
      isoAlpha2: 'FR',
      isoAlpha3: 'FRA',
      countryName: 'France',
      mcc: '208',
      mnc: '01',
      spName: '=SUM(A1)',
    }),
  ],
].map((rows) => Ranges.of(rows, origin));

const records = (csv: string) => parse(csv, { columns: true, delimiter: ';' }) as Record<string, string>[];
const lines = (list: CicList) => [...list.values()];

test('a snapshot with the next delta applied is the next snapshot', () => {
  let list: CicList = new Map();
  for (const ranges of versions) {
    const next = cicListOf(ranges.sections.attributes);
    const delta = changesFrom(records(deltaCsv(changesBetween(list, next))));
    list = applyChanges(list, delta);
    expect(snapshotCsv(list)).toBe(snapshotCsv(cicListFrom(records(snapshotCsv(next)))));
  }
});

test('a delta tells added, removed and changed lines, and nothing else', () => {
  const [first, second, third] = versions.map((ranges) => cicListOf(ranges.sections.attributes));
  const told = (before: CicList, after: CicList) =>
    changesBetween(before, after).map(({ change, cic, mnc, name }) => [change, cic, mnc, name]);
  expect(told(first!, second!)).toEqual([
    ['changed', '0044002', '02', 'Beta'],
    ['removed', '0044003', '', 'Gamma'],
  ]);
  expect(told(second!, third!)).toEqual([
    ['added', '0033001', '01', '=SUM(A1)'],
    ['removed', '0044001', '01', 'Alpha'],
    ['added', '0044001', '09', 'Alpha'],
  ]);
  expect(told(third!, third!)).toEqual([]);
});

test('a holder of fixed and mobile ranges is one line, the one with network codes', () => {
  const list = cicListOf(Ranges.of([row('447400'), row('4420', { mcc: '', mnc: '' })], origin).sections.attributes);
  expect(lines(list)).toMatchObject([{ cic: '0044001', mcc: '234', mnc: '01', name: 'Alpha', country: 'United Kingdom' }]);
});

let portal: TestPortal;
beforeEach(async () => {
  portal = await startPortalForTest();
  await portal.deps.publishing.published();
  await portal.deps.db.deleteFrom('documents').execute();
});

/** Returns the documents of a matter, newest version first, as file names and texts. */
async function documentsOf(matter: Matter, series?: string): Promise<{ name: string; content: string }[]> {
  let query = portal.deps.db.selectFrom('documents').where('matter', '=', matter).selectAll().orderBy('number', 'desc').orderBy('series');
  if (series !== undefined) query = query.where('series', '=', series);
  const rows = await query.execute();
  return Promise.all(
    rows.map(async (document) => ({ name: document.file_name, content: await text(await readDocument(portal.deps.storage, document)) })),
  );
}

test('an import publishes a snapshot and the delta that leads to it', async () => {
  let before: Ranges | undefined;
  for (const after of versions) {
    await publishRangeDocuments(portal.deps, { before, after });
    before = after;
  }
  const snapshots = (await documentsOf('cic-list/snapshot')).reverse().map(({ content }) => cicListFrom(records(content)));
  const deltas = (await documentsOf('cic-list/delta')).reverse().map(({ content }) => changesFrom(records(content)));
  expect(snapshots).toHaveLength(versions.length);
  deltas.forEach((delta, index) => {
    expect(snapshotCsv(applyChanges(snapshots[index - 1] ?? new Map(), delta))).toBe(snapshotCsv(snapshots[index]!));
  });
  expect(deltas[0]).toHaveLength(3);
});

test('the same ranges are published once, also by two nodes at the same moment', async () => {
  const [after] = versions;
  await Promise.all([1, 2, 3].map(() => publishRangeDocuments(portal.deps, { before: undefined, after: after! })));
  await publishRangeDocuments(portal.deps, { before: undefined, after: after! });
  expect(await documentsOf('cic-list/snapshot')).toHaveLength(1);
  expect(await documentsOf('cic-list/delta')).toHaveLength(1);
  expect(await documentsOf('gnr-files', 'all')).toHaveLength(1);
});

test('a rollback is published as well: its delta leads back', async () => {
  const [first, second] = versions;
  await publishRangeDocuments(portal.deps, { before: first, after: second! });
  await publishRangeDocuments(portal.deps, { before: second, after: first! });
  const [snapshot] = await documentsOf('cic-list/snapshot');
  expect(snapshot!.content).toBe(snapshotCsv(cicListOf(first!.sections.attributes)));
  const [delta] = await documentsOf('cic-list/delta');
  expect(records(delta!.content).map(({ change, name }) => [change, name])).toEqual([
    ['changed', 'Beta; "Sons"'],
    ['added', 'Gamma'],
  ]);
});

test('the GNR Files hold every range with its 15 columns, whole and by zone; formulas in names are text', async () => {
  await publishRangeDocuments(portal.deps, { before: undefined, after: versions[2]! });
  const files = new Map(
    (await documentsOf('gnr-files')).map(({ name, content }) => [/gnr-(all|zone-\d)/.exec(name)?.[1], records(content)]),
  );
  expect([...files.keys()]).toEqual(['all', 'zone-3', 'zone-4']);
  const all = files.get('all')!;
  expect(Object.keys(all[0]!)).toHaveLength(15);
  expect(all.map(({ range, spName, mnc, tz }) => [range, spName, mnc, tz])).toEqual([
    ['336', "'=SUM(A1)", '01', 'Europe/London;Europe/Jersey'],
    ['447400', 'Alpha', '09', 'Europe/London;Europe/Jersey'],
    ['447500', 'Beta', '02', 'Europe/London;Europe/Jersey'],
  ]);
  expect([...files.get('zone-3')!, ...files.get('zone-4')!]).toEqual(all);
});

test('only the newest two versions of a GNR file are kept, and the file of an older one is gone', async () => {
  for (const after of versions) await publishRangeDocuments(portal.deps, { before: undefined, after });
  const names = (await documentsOf('gnr-files', 'all')).map(({ name }) => name);
  expect(names.map((name) => versions.findIndex(({ version }) => name.includes(version)))).toEqual([2, 1]);
});

test('an older version goes with those of the same organisation alone, or of everybody', async () => {
  const { db } = portal.deps;
  const organisations = [await makeOrganisation(portal.deps, 60_001), await makeOrganisation(portal.deps, 60_002)];
  const publish = (source: string, organisationId?: number) =>
    publishDocument(portal.deps, {
      matter: 'product-documentation',
      ...(organisationId !== undefined && { organisationId }),
      series: 'notes',
      source,
      title: source,
      fileName: 'notes.txt',
      type: 'text/plain',
      keep: 1,
      content: () => Buffer.from(source),
    });
  await publish('1');
  for (const source of ['1', '2']) for (const organisation of organisations) await publish(source, organisation);
  const ofNotes = db.selectFrom('documents').where('series', '=', 'notes').select(['organisation_id', 'source']);
  expect(await ofNotes.orderBy('organisation_id').execute()).toEqual([
    { organisation_id: 60_001, source: '2' },
    { organisation_id: 60_002, source: '2' },
    { organisation_id: null, source: '1' },
  ]);
});
