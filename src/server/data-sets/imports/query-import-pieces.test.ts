/** An import of query records beside other work: in pieces, and all or none of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../cleanup.ts';
import { command, startCommand } from '../../test-support/command-line.ts';
import { importFile } from '../../test-support/import-files.ts';
import { sourceOf } from './import-file.ts';
import { beginImport, finishImport, writePiece } from './query-imports.ts';
import { queryRecordFile } from '../../test-support/query-record-files.ts';
import { whileLocked } from '../../test-support/statements.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const rows = 12_000;

const site = () => queryRecordFile(portal, rows);

const whole = { written: rows, counted: rows };

/** Lets time pass, as if the importing process had been silent since. */
async function letPass(interval: string): Promise<void> {
  await sql`update query_imports set alive_at = alive_at - ${interval}::interval where loaded_at is null`.execute(portal.deps.db);
}

/** Records the transaction of each piece of the organisation's records, and the count at that time. */
async function noteWrites(organisationId: number) {
  const { db } = portal.deps;
  await sql`create table writes (at bigserial, transaction text, counted integer)`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as $$ begin
    insert into writes (transaction, counted)
    select pg_current_xact_id()::text, coalesce(sum(queries), 0) from query_daily where organisation_id = ${sql.lit(organisationId)};
    return null; end $$`.execute(db);
  await sql`create trigger note_write after insert on query_records for each statement execute function note_write()`.execute(db);
  return async () =>
    (await sql<{ transaction: string; counted: number }>`select transaction, counted from writes order by at`.execute(db)).rows;
}

/** Imports in a process that is killed while it writes a piece. */
async function killHalfway({ file, written }: Awaited<ReturnType<typeof site>>): Promise<void> {
  // The lock delays the import at its end, when it counts what it wrote.
  await whileLocked(portal.deps.db, sql`lock table query_daily in exclusive mode`, async () => {
    const { child, ended } = startCommand(portal, ['import', 'qdr', file]);
    await expect.poll(written).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
  });
}

test('others get their turn between the pieces, and nothing is counted before the last one is there', async () => {
  const { organisation, file, look } = await site();
  const pieces = await noteWrites(organisation);
  expect(await command(portal, ['import', 'qdr', file])).toMatchObject({ code: 0 });
  const written = await pieces();
  expect(written.length).toBeGreaterThan(1);
  expect(new Set(written.map(({ transaction }) => transaction)).size).toBe(written.length);
  expect(written.filter(({ counted }) => counted > 0)).toEqual([]);
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
  const id = (await beginImport({ db, progress: () => undefined }, await sourceOf(file))) ?? 0;
  await letPass('1 minute');
  expect(await importFile(portal, 'qdr', { file })).toMatchObject({ status: 'loaded', rows });
  await expect(writePiece(db, { importId: id, source: '' }, [])).rejects.toThrow('Another command took over this import');
  await expect(finishImport(db, id, { rows, counts: [] })).rejects.toThrow('Another command took over this import');
  expect(await look()).toEqual(whole);
});
