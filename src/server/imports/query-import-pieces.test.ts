/** An import of query records beside everything else: in pieces, and all of them or none. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { writeGroup } from '../query-log/query-records.ts';
import { makeOrganisation } from '../test-support/factories.ts';
import { command, fileOf, importFile, startCommand } from '../test-support/import-files.ts';
import { sourceOf } from './import-file.ts';
import { beginImport, finishImport, writePiece } from './query-imports.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const rows = 12_000;

/** A file of `rows` records of an organisation of its own, all of one moment, and how many the portal has of them at one moment. */
async function site() {
  const { db } = portal.deps;
  const organisation = await makeOrganisation(portal.deps);
  const lines = Array.from({ length: rows }, (_, index) => `${organisation};2026-03-01T00:30:00Z;npq;4474001${10_000 + index};0`);
  const look = async () => {
    const { rows: found } = await sql<{ written: string; counted: string }>`
      select (select count(*) from query_records where organisation_id = ${organisation}) as written,
        (select coalesce(sum(count), 0) from query_daily, unnest(succeeded) as count where organisation_id = ${organisation}) as counted`.execute(
      db,
    );
    return { written: Number(found[0]?.written), counted: Number(found[0]?.counted) };
  };
  return { organisation, file: fileOf('account;at;service;tel;rc', ...lines), look, written: async () => (await look()).written };
}

const whole = { written: rows, counted: rows };

/** As if whoever imports had been silent since. */
async function letPass(interval: string): Promise<void> {
  await sql`update query_imports set alive_at = alive_at - ${interval}::interval where loaded_at is null`.execute(portal.deps.db);
}

/** Imports by a process that is killed when a piece is written. */
async function killHalfway({ file, written }: Awaited<ReturnType<typeof site>>): Promise<void> {
  const { child, ended } = startCommand(portal, ['import', 'qdr', file]);
  await expect.poll(written, { interval: 2 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
}

test('others get their turn between the pieces, and nothing is counted before the last one is there', async () => {
  const { file, look } = await site();
  let isOver = false;
  const importing = startCommand(portal, ['import', 'qdr', file]).ended.finally(() => (isOver = true));
  const looks: Awaited<ReturnType<typeof look>>[] = [];
  while (!isOver) {
    looks.push(await look());
    // On the embedded database the command's statements come in over a socket of this very process.
    await setTimeout(1);
  }
  expect(await importing).toMatchObject({ code: 0 });
  const between = looks.filter(({ written }) => written > 0 && written < rows);
  expect(between.length).toBeGreaterThan(0);
  expect(between.filter(({ counted }) => counted > 0)).toEqual([]);
  expect(await look()).toEqual(whole);
});

test('what a killed import left is gone when the file is imported again: each record is there once', async () => {
  const own = await site();
  await killHalfway(own);
  expect((await own.look()).counted).toBe(0);
  await letPass('1 minute');
  expect(await importFile(portal, 'qdr', { file: own.file })).toMatchObject({ status: 'loaded', rows });
  expect(await own.look()).toEqual(whole);
});

test('what a killed import left is gone after the cleanup, though nobody imports the file again', async () => {
  const own = await site();
  await killHalfway(own);
  await letPass('2 hours');
  await cleanUp(portal.deps);
  expect(await own.look()).toEqual({ written: 0, counted: 0 });
});

test('an import that stood still until another one took it over writes no piece more, and comes to no end', async () => {
  const { file, look } = await site();
  const { db } = portal.deps;
  const id = (await beginImport({ db, progress: () => undefined }, await sourceOf(file), rows)) ?? 0;
  await letPass('1 minute');
  expect(await importFile(portal, 'qdr', { file })).toMatchObject({ status: 'loaded', rows });
  await expect(writePiece(db, id, [])).rejects.toThrow('Another command took this import over');
  await expect(finishImport(db, id, [])).rejects.toThrow('Another command took this import over');
  expect(await look()).toEqual(whole);
});

test('an import is taken back with its counts, those of other queries stay, and the file can be imported again', async () => {
  const { file, look, organisation } = await site();
  const run = (...args: string[]) => command(portal, ['qdr', ...args]);
  await importFile(portal, 'qdr', { file });
  const single = { portalUserId: null, channel: 'single', service: 'npq', tel: '447400123456', country: 'GB', rc: 0 } as const;
  await writeGroup(portal.deps.db, [{ ...single, organisationId: organisation, at: new Date('2026-03-01T00:30:00Z') }]);
  const [{ number, records, file: name }] = JSON.parse((await run('list', '--json')).out);
  expect({ records, name }).toEqual({ records: rows, name: 'import.csv' });

  expect((await run('remove', String(number), '--dry-run')).out).toContain('could be removed: it brought 12,000 records');
  expect(await look()).toEqual({ written: rows + 1, counted: rows + 1 });
  expect(await run('remove', String(number))).toMatchObject({ code: 0, out: expect.stringContaining('12,000 records and their counts') });
  expect(await look()).toEqual({ written: 1, counted: 1 });
  expect(await run('remove', String(number))).toMatchObject({ code: 1, err: expect.stringContaining(`There is no import ${number}`) });
  expect(await importFile(portal, 'qdr', { file })).toMatchObject({ status: 'loaded' });
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
