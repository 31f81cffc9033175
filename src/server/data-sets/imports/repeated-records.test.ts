/** A platform sends its queries every night, with an hour of the night before: those that have an id count once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArchive } from '../../archive/archive.ts';
import { makeOrganisation } from '../../test-support/factories.ts';
import { fileOf, importFile } from '../../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';
import { sourceOf } from './import-file.ts';
import { beginImport, listImports, withdrawImport, writePiece } from './query-imports.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const header = 'id;account;at;service;tel;rc';
const lineOf = (organisation: number, id: string, tel: string) => `${id};${organisation};2026-03-01T00:30:00Z;npq;${tel};0`;

async function countOf(organisation: number) {
  const { db } = portal.deps;
  const records = await db.selectFrom('query_records').where('organisation_id', '=', organisation).select('tel').orderBy('tel').execute();
  const days = await db.selectFrom('query_daily').where('organisation_id', '=', organisation).selectAll().execute();
  return { records: records.map(({ tel }) => tel), counted: days.reduce((sum, { queries }) => sum + (queries ?? 0), 0) };
}

test('of a file that repeats queries of another one the new ones count, and the lines of the others are told', async () => {
  const organisation = await makeOrganisation(portal.deps);
  const [first, second, third] = ['1', '2', '3'].map((id) => lineOf(organisation, id, `44740012345${id}`));
  expect(await importFile(portal, 'qdr', { file: fileOf(header, first!, second!) })).toMatchObject({ status: 'loaded', rows: 2 });
  const longer = fileOf(header, first!, second!, third!);
  const before = { rows: 2, lines: [[2, 3]] };
  expect(await importFile(portal, 'qdr', { file: longer, dryRun: true })).toMatchObject({ status: 'checked', before });
  expect(await importFile(portal, 'qdr', { file: longer })).toMatchObject({ status: 'loaded', rows: 1, before });
  expect(await countOf(organisation)).toEqual({ records: ['447400123451', '447400123452', '447400123453'], counted: 3 });
  const turned = fileOf(header, third!, first!);
  expect(await importFile(portal, 'qdr', { file: turned })).toMatchObject({ status: 'unchanged', before: { rows: 2, lines: [[2, 3]] } });
  expect(await countOf(organisation)).toMatchObject({ counted: 3 });
});

test('an id that stands twice in a file counts once; without one a row is a query of its own', async () => {
  const organisation = await makeOrganisation(portal.deps);
  const [twice, none] = [lineOf(organisation, '1', '447400123451'), lineOf(organisation, '', '447400123459')];
  const outcome = await importFile(portal, 'qdr', { file: fileOf(header, twice, none, twice, none) });
  expect(outcome).toMatchObject({ status: 'loaded', rows: 3, before: { rows: 1, lines: [[4, 4]] } });
  expect(await countOf(organisation)).toMatchObject({ counted: 3 });
});

test('files that come at once count what they have in common once', async () => {
  const organisation = await makeOrganisation(portal.deps);
  const lines = Array.from({ length: 40 }, (_, index) => lineOf(organisation, String(index), String(447400100000 + index)));
  const files = [0, 10, 20].map((from) => fileOf(header, ...lines.slice(from, from + 20)));
  await Promise.all(files.map((file) => importFile(portal, 'qdr', { file })));
  expect(await countOf(organisation)).toMatchObject({ counted: 40 });
});

test('what a killed import had written of a file is no query that was imported before', async () => {
  const organisation = await makeOrganisation(portal.deps);
  const { db } = portal.deps;
  const line = lineOf(organisation, '1', '447400123451');
  const importId = (await beginImport({ db, progress: () => undefined }, await sourceOf(fileOf(header, line, line))))!;
  const record = {
    organisationId: organisation,
    at: new Date('2026-03-01T00:30:00Z'),
    portalUserId: null,
    keyId: null,
    country: 'GB',
    rc: 0,
  };
  const row = { record: { ...record, channel: 'import', service: 'npq', tel: '447400123451' }, id: '1', line: 2 } as const;
  await writePiece(db, { importId, source: '' }, [row]);
  const later = importFile(portal, 'qdr', { file: fileOf(header, line) });
  await sql`update query_imports set alive_at = alive_at - interval '1 minute' where id = ${importId}`.execute(db);
  expect(await later).toMatchObject({ status: 'loaded', rows: 1 });
  expect(await countOf(organisation)).toEqual({ records: ['447400123451'], counted: 1 });
});

test('an id with other values is the id of another query: the file is refused, unless another platform gave it', async () => {
  const organisation = await makeOrganisation(portal.deps);
  await importFile(portal, 'qdr', { file: fileOf(header, lineOf(organisation, '1', '447400123451')) });
  const other = fileOf(header, lineOf(organisation, '2', '447400123452'), lineOf(organisation, '1', '447400123459'));
  const { status, faults } = await importFile(portal, 'qdr', { file: other });
  expect(status).toBe('refused');
  expect(faults).toEqual([
    '3: id "1" belongs to another query of this account; if another platform assigned it, name that platform with --source',
  ]);
  expect(await importFile(portal, 'qdr', { file: other, source: 'second' })).toMatchObject({ status: 'loaded', rows: 2 });
  const doubled = [lineOf(organisation, '7', '447400123451'), lineOf(organisation, '7', '447400123452')];
  expect(await importFile(portal, 'qdr', { file: fileOf(header, ...doubled) })).toMatchObject({ status: 'refused' });
  expect(await countOf(organisation)).toMatchObject({ counted: 3 });
});

test('what was taken back can come again', async () => {
  const organisation = await makeOrganisation(portal.deps);
  const line = lineOf(organisation, '1', '447400123451');
  await importFile(portal, 'qdr', { file: fileOf(header, line) });
  const { db, storage } = portal.deps;
  const archive = openArchive({ storage, dataDir: portal.dataDir });
  const [latest] = await listImports(db);
  await withdrawImport({ db, archive }, latest!.id);
  await archive.workrooms.stop();
  expect(await importFile(portal, 'qdr', { file: fileOf(header, line, line) })).toMatchObject({ status: 'loaded', rows: 1 });
  expect(await countOf(organisation)).toMatchObject({ counted: 1 });
});

test('an id is 64 characters at most', async () => {
  const organisation = await makeOrganisation(portal.deps);
  const { faults } = await importFile(portal, 'qdr', { file: fileOf(header, lineOf(organisation, 'x'.repeat(65), '447400123451')) });
  expect(faults).toEqual(['2: id "' + 'x'.repeat(65) + '" is longer than 64 characters or has invisible ones']);
});
