/** `qdr remove`, and what an import left: gone in pieces, with the counts, or counted on. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeGroup } from '../../query-records/query-records.ts';
import { makeOrganisation } from '../../test-support/factories.ts';
import { command } from '../../test-support/command-line.ts';
import { fileOf, importFile } from '../../test-support/import-files.ts';
import { watchedDb } from '../../test-support/statements.ts';
import { abandonImport, listImports, withdrawImport } from './query-imports.ts';
import { queryRecordFile } from '../../test-support/query-record-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const rows = 12_000;

const site = () => queryRecordFile(portal, rows);

test('an import is taken back with its counts, those of other queries stay, and the file can be imported again', async () => {
  const { file, look, organisation } = await site();
  const run = (...args: string[]) => command(portal, ['qdr', ...args]);
  await importFile(portal, 'qdr', { file });
  const single = { portalUserId: null, keyId: null, channel: 'single', service: 'npq', tel: '447400123456', country: 'GB', rc: 0 } as const;
  await writeGroup(portal.deps.db, [{ ...single, organisationId: organisation, at: new Date('2026-03-01T00:30:00Z') }]);
  const [{ number, records, file: name }] = JSON.parse((await run('list', '--json')).out);
  expect({ records, name }).toEqual({ records: rows, name: 'import.csv' });

  expect((await run('remove', String(number), '--dry-run')).out).toContain('could be removed: 12,000 records and their counts');
  expect(await look()).toEqual({ written: rows + 1, counted: rows + 1 });
  expect(await run('remove', String(number))).toMatchObject({ code: 0, out: expect.stringContaining('12,000 records and their counts') });
  expect(await look()).toEqual({ written: 1, counted: 1 });
  expect(await run('remove', String(number))).toMatchObject({ code: 1, err: expect.stringContaining(`There is no import ${number}`) });
  expect(await importFile(portal, 'qdr', { file })).toMatchObject({ status: 'loaded' });
});

/** The number of the import that came last. */
const newest = async () => (await listImports(portal.deps.db))[0]?.id ?? 0;

test('records of one moment go some thousand at once, of an import that is taken back and of one that was abandoned', async () => {
  const { db } = portal.deps;
  const { file, look } = await site();
  const deletions = async (work: (watched: typeof db) => Promise<unknown>) => {
    const watched = watchedDb(db);
    await work(watched.db);
    expect(await look()).toMatchObject({ written: 0 });
    return watched.statements.filter((text) => text.includes('delete from') && text.includes('organisation_id')).length;
  };
  await importFile(portal, 'qdr', { file });
  expect(await deletions(async (watched) => withdrawImport({ ...portal.deps, db: watched }, await newest()))).toBe(3);
  await importFile(portal, 'qdr', { file });
  const id = await newest();
  await sql`update query_imports set loaded_at = null where id = ${id}`.execute(db);
  expect(await deletions((watched) => abandonImport(watched, id))).toBe(3);
});

test('of an import that is partly older than records are kept the rest is taken back, and the file is not imported again', async () => {
  const organisation = await makeOrganisation(portal.deps);
  const days = ['2026-02-01', '2026-02-01', '2026-02-02'];
  const file = fileOf('account;at;service;tel;rc', ...days.map((day) => `${organisation};${day}T08:00:00Z;npq;447400123456;0`));
  await importFile(portal, 'qdr', { file });
  const number = String(await newest());
  await sql`drop table query_records_2026_02_01`.execute(portal.deps.db);
  const dry = await command(portal, ['qdr', 'remove', number, '--dry-run']);
  expect(dry).toMatchObject({
    code: 0,
    out: expect.stringContaining('could be removed: 1 record and their counts; 2 records stay counted'),
  });
  const done = await command(portal, ['qdr', 'remove', number, '--json']);
  expect(JSON.parse(done.out)).toEqual({ removed: 1, stays: 2 });
  const { rows: counted } = await sql`
    select day::text, count::int from query_daily, unnest(succeeded) as count
    where organisation_id = ${organisation} and count > 0`.execute(portal.deps.db);
  expect(counted).toEqual([{ day: '2026-02-01', count: 2 }]);
  expect(await importFile(portal, 'qdr', { file })).toMatchObject({ status: 'unchanged', rows: 2 });
  expect(await command(portal, ['qdr', 'remove', number])).toMatchObject({
    code: 1,
    err: expect.stringContaining('stays, with its counts'),
  });
});

test.each(['0', '1e3', '-1', 'x'])('"%s" is no number of an import', async (word) => {
  expect(await command(portal, ['qdr', 'remove', '--', word])).toMatchObject({ code: 2 });
});

test('an import whose records are gone stays with its counts, and it is said why', async () => {
  const { db } = portal.deps;
  const { id } = await db
    .insertInto('query_imports')
    .values({ source_sha256: 'of an older version', source_name: 'old.csv', row_count: 5 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update query_imports set loaded_at = now() where id = ${id}`.execute(db);
  const refused = await command(portal, ['qdr', 'remove', String(id)]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('stays, with its counts') });
});
