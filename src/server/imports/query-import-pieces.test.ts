/** An import of query records beside everything else: in pieces, and all of them or none. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { importFile, startCommand } from '../test-support/import-files.ts';
import { sourceOf } from './import-file.ts';
import { beginImport, finishImport, writePiece } from './query-imports.ts';
import { queryRecordFile } from '../test-support/query-record-files.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const rows = 12_000;

const site = () => queryRecordFile(portal, rows);

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
