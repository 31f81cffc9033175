import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { cancel } from '../batches.queries.ts';
import { finishedRows, resultText, sendBatch } from '../../test-support/batches.ts';
import { makeOrganisation, makeUser, signedInToken } from '../../test-support/factories.ts';
import { waitersForRows, whileLocked } from '../../test-support/statements.ts';
import { startPortalForTest, startSecondNode, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';
import { commitPart, finish, release, type HeldBatch } from './batch-queue.ts';
import { LeaseLost } from '../../database/leases.ts';
import { takeNext } from './taking-turns.ts';

const leaseMs = 30_000;

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  // No worker of its own may take the batches of the tests.
  portal = await startTestPortal({ ROLE: 'api' });
  deps = portal.deps;
});
afterAll(() => portal.stop());

async function makeBatches(organisationId: number, count: number): Promise<void> {
  await makeOrganisation(deps, organisationId);
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    await deps.db
      .insertInto('batches')
      .values({ organisation_id: organisationId, id, file_name: `${index}.csv`, email: 'a@customer.example', records: 10 })
      .execute();
    await deps.db
      .insertInto('batch_services')
      .values({ organisation_id: organisationId, batch_id: id, service: 'npq', position: 0, file_name: `${id}.csv` })
      .execute();
  }
}

/** Counts the running batches each time that one is taken. */
async function countTakes(db: Db): Promise<() => Promise<number[]>> {
  await sql`create table takes (at bigserial, running integer)`.execute(db);
  await sql`create function note_take() returns trigger language plpgsql as $$ begin
    insert into takes (running) select count(*) from batches where state = 'running'; return null; end $$`.execute(db);
  await sql`create trigger note_take after update on batches for each row
    when (new.state = 'running' and old.state <> 'running') execute function note_take()`.execute(db);
  return async () => (await sql<{ running: number }>`select running from takes order by at`.execute(db)).rows.map(({ running }) => running);
}

const part = (batch: HeldBatch) => ({
  rowsDone: 5,
  parts: 1,
  bytesDone: 50,
  lengths: [100],
  sha256s: ['0'],
  tally: { reasons: [{ 0: 5 }], countries: { GB: 5 }, operators: null },
  failed: [0],
  counts: [
    { organisationId: batch.organisationId, day: '2026-05-31', service: 'npq' as const, counts: new Map([['GB', [5, 0] as const]]) },
  ],
});

describe('Who works on which batch', () => {
  // Otherwise a batch of another test whose lease has expired could be next.
  beforeEach(() => deps.db.deleteFrom('batches').execute());

  test('F4: at most five of an organisation run, the sixth queues; other organisations come before its second', async () => {
    const [busy, small] = [await makeOrganisation(deps), await makeOrganisation(deps)];
    await makeBatches(busy, 7);
    await makeBatches(small, 1);
    const firstTwo = [await takeNext(deps.db, leaseMs), await takeNext(deps.db, leaseMs)];
    expect(firstTwo.map((batch) => batch?.organisationId)).toEqual([busy, small]);
    const rest = await Promise.all(Array.from({ length: 10 }, () => takeNext(deps.db, leaseMs)));
    const held = [...firstTwo, ...rest].filter((batch) => batch !== undefined);
    expect(held.map(({ id }) => id).toSorted()).toEqual([...new Set(held.map(({ id }) => id))].toSorted());
    expect(held.filter(({ organisationId }) => organisationId === busy)).toHaveLength(5);
    const [first] = held.filter(({ organisationId }) => organisationId === busy);
    await release(deps.db, first!, { seconds: 3_600, isTry: true });
    expect(await takeNext(deps.db, leaseMs)).toMatchObject({ organisationId: busy });
    expect(await takeNext(deps.db, leaseMs)).toBeUndefined();
  });

  test('a batch is taken up by another worker once the lease of its silent worker is over, and not before', async () => {
    const [silent, busy] = [await makeOrganisation(deps), await makeOrganisation(deps)];
    await makeBatches(silent, 1);
    await makeBatches(busy, 1);
    const [short, long] = [(await takeNext(deps.db, leaseMs))!, (await takeNext(deps.db, leaseMs))!];
    const endIn = (ms: number) =>
      sql`update batches set locked_until = now() + ${ms} * interval '1 millisecond' where id = ${short.id}`.execute(deps.db);
    await endIn(leaseMs);
    expect(await takeNext(deps.db, leaseMs)).toBeUndefined();
    await endIn(-1);
    expect(await takeNext(deps.db, leaseMs)).toMatchObject({ id: short.id, fence: short.fence + 1 });
    expect(await takeNext(deps.db, leaseMs)).toBeUndefined();
    expect(long.id).not.toBe(short.id);
  });

  test('F5: whoever lost the lease may write nothing late', async () => {
    const organisation = await makeOrganisation(deps);
    await makeBatches(organisation, 1);
    const late = (await takeNext(deps.db, leaseMs))!;
    await deps.db
      .updateTable('batches')
      .set({ locked_until: new Date(0) })
      .where('id', '=', late.id)
      .execute();
    const owner = (await takeNext(deps.db, leaseMs))!;
    expect(owner).toMatchObject({ id: late.id, fence: late.fence + 1 });
    await expect(commitPart(deps.db, late, part(late))).rejects.toThrow(LeaseLost);
    await commitPart(deps.db, owner, part(owner));
    const [counts] = await deps.db.selectFrom('query_daily').where('organisation_id', '=', organisation).selectAll().execute();
    expect(counts?.succeeded.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  test.each([
    ['that no row of was answered yet starts as it is taken up', 0, true],
    ['that an older version answered half of is not said to have started now', 5, false],
  ])('a batch %s', async (_, rowsDone, isKnown) => {
    const organisation = await makeOrganisation(deps);
    await makeBatches(organisation, 1);
    await deps.db.updateTable('batches').set({ rows_done: rowsDone }).where('organisation_id', '=', organisation).execute();
    const { id } = (await takeNext(deps.db, leaseMs))!;
    const { started_at } = await deps.db.selectFrom('batches').where('id', '=', id).select('started_at').executeTakeFirstOrThrow();
    expect(started_at).toEqual(isKnown ? expect.any(Date) : null);
  });

  test('a batch that was cancelled takes no further part and is not finished', async () => {
    const organisation = await makeOrganisation(deps);
    await makeBatches(organisation, 1);
    const batch = (await takeNext(deps.db, leaseMs))!;
    expect(await cancel(deps.db, organisation, batch.id)).toBe(true);
    await expect(commitPart(deps.db, batch, part(batch))).rejects.toThrow(LeaseLost);
    await expect(finish(deps.db, batch, undefined)).rejects.toThrow(LeaseLost);
    const { state } = await deps.db.selectFrom('batches').where('id', '=', batch.id).select('state').executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
  });

  test.each(['cancelled', 'done'] as const)('a batch that becomes %s while a worker reaches for it is not taken up', async (state) => {
    const organisation = await makeOrganisation(deps);
    await makeBatches(organisation, 1);
    const taken = await deps.db.transaction().execute(async (db) => {
      await db.updateTable('batches').set({ state }).where('organisation_id', '=', organisation).execute();
      const taking = takeNext(deps.db, leaseMs);
      await expect.poll(() => waitersForRows(deps.db)).toBe(1);
      return { taking };
    });
    expect(await taken.taking).toBeUndefined();
    const rows = await deps.db.selectFrom('batches').where('organisation_id', '=', organisation).select('state').execute();
    expect(rows).toEqual([{ state }]);
  });
});

describe('Organisations take turns', () => {
  test('F23: a small batch is finished while twenty full ones of another organisation are not', async () => {
    const own = await startPortalForTest({ UPLOADS_AT_ONCE_PER_ORGANISATION: '20' });
    const [big, small] = [await makeUser(own.deps), await makeUser(own.deps)];
    const [bigToken, smallToken] = [await signedInToken(own.deps, big), await signedInToken(own.deps, small)];
    const content = '447400123456\n'.repeat(100_000);
    const full = await Promise.all(
      Array.from({ length: 20 }, () => sendBatch(own, bigToken, { content, services: ['npq', 'ported', 'gnr'] })),
    );
    expect(full.map(({ status }) => status)).toEqual(full.map(() => 200));
    const { body } = await sendBatch(own, smallToken, { content: ['447400123456'] });
    await finishedRows(own, smallToken, body.id);
    const states = await own.deps.db.selectFrom('batches').where('organisation_id', '=', big.organisationId).select('state').execute();
    expect(states.filter(({ state }) => state !== 'done').length).toBeGreaterThan(0);
  });
});

describe('A worker with enough to do', () => {
  test('leaves further batches to other nodes until it looks for work again, and takes the next one when one is done', async () => {
    const calls = await startPortalForTest({ ROLE: 'api' });
    const { db } = calls.deps;
    for (let batch = 0; batch < 6; batch += 1) {
      const token = await signedInToken(calls.deps, await makeUser(calls.deps));
      expect(await sendBatch(calls, token, { content: ['447400123456'], services: ['npq', 'ported', 'gnr'] })).toMatchObject({
        status: 200,
      });
    }
    const takes = await countTakes(db);
    // The worker on a batch waits to count its queries.
    await whileLocked(db, sql`lock table query_daily in access exclusive mode`, async () => {
      await startSecondNode(calls, {}, { batchWorkerTimes: { pollIntervalMs: 3_600_000 } });
      await expect.poll(() => waitersForRows(db)).toBeGreaterThan(1);
    });
    const states = async () => (await db.selectFrom('batches').select('state').execute()).map(({ state }) => state);
    await expect.poll(states).toEqual(Array(6).fill('done'));
    expect((await takes()).slice(0, 2)).toEqual([1, 2]);
    expect(Math.max(...(await takes()))).toBe(2);
  });
});

describe('Storage that cannot be written', () => {
  test('F13: a running batch pauses, and goes on after there is space again', async () => {
    const own = await startPortalForTest({}, { batchWorkerTimes: { retryAfterSeconds: 1 } });
    const user = await makeUser(own.deps);
    const token = await signedInToken(own.deps, user);
    const numbers = Array.from({ length: 20_000 }, (_, index) => `4474001${10_000 + index}`);
    const partial = join(own.dataDir, 'files', '.partial');
    // Holds the lock of taking a batch of the organisation, so no worker takes one meanwhile.
    const taking = sql`select pg_advisory_xact_lock(hashtext('batches of an organisation'), ${user.organisationId})`;
    const { body } = await whileLocked(own.deps.db, taking, async () => {
      const sent = await sendBatch(own, token, { content: numbers, services: ['liveStatus', 'npq'] });
      // A file in the place of the folder: nobody can write into it.
      rmSync(partial, { recursive: true, force: true });
      writeFileSync(partial, '');
      return sent;
    });
    const batch = () =>
      own.deps.db.selectFrom('batches').where('id', '=', body.id).select(['state', 'locked_until']).executeTakeFirstOrThrow();
    await expect.poll(batch).toMatchObject({ state: 'queued', locked_until: expect.any(Date) });
    expect((await sendBatch(own, token, { content: numbers })).status).toBeGreaterThanOrEqual(500);
    rmSync(partial);
    await expect.poll(async () => (await batch()).state, { timeout: 60_000 }).toBe('done');
    for (const { Filename } of await finishedRows(own, token, body.id)) {
      const lines = (await resultText(own, token, Filename)).trimEnd().split('\r\n').slice(1);
      expect(lines.map((line) => line.slice(0, line.indexOf(';')))).toEqual(numbers);
    }
  });
});
