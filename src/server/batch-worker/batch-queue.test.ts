import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { cancel } from '../features/batches/batches.queries.ts';
import { finishedRows, resultText, sendBatch } from '../test-support/batches.ts';
import { makeOrganisation, makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { commitPart, finish, release, type HeldBatch, LeaseLost } from './batch-queue.ts';
import { takeNext } from './taking-turns.ts';

const leaseMs = 30_000;
const isEmbedded = inject('database') === 'embedded';

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  // No worker of its own takes what the tests take: the embedded database has one, so there every batch is put far ahead.
  portal = await startTestPortal(isEmbedded ? { UPLOADS_AT_ONCE_PER_ORGANISATION: '20' } : { ROLE: 'api' }, {
    batchWorkerTimes: { retryAfterSeconds: 1 },
  });
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

/** How many connections to this database wait for a lock of another one. */
async function waitersForRows(db: Db): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
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

describe.runIf(!isEmbedded)('Who works on which batch', () => {
  // Or a batch of another test, whose lease ends meanwhile, is the next one.
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
    const [short, long] = [(await takeNext(deps.db, 50))!, (await takeNext(deps.db, leaseMs))!];
    await expect.poll(() => takeNext(deps.db, leaseMs)).toMatchObject({ id: short.id, fence: short.fence + 1 });
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

describe.runIf(isEmbedded)('Organisations take turns', () => {
  test('F23: a small batch is finished while twenty full ones of another organisation are not', async () => {
    const [big, small] = [await makeUser(deps), await makeUser(deps)];
    const [bigToken, smallToken] = [await signedInToken(deps, big), await signedInToken(deps, small)];
    const content = '447400123456\n'.repeat(100_000);
    const full = await Promise.all(
      Array.from({ length: 20 }, () => sendBatch(portal, bigToken, { content, services: ['npq', 'ported', 'gnr'] })),
    );
    expect(full.map(({ status }) => status)).toEqual(full.map(() => 200));
    const { body } = await sendBatch(portal, smallToken, { content: ['447400123456'] });
    await finishedRows(portal, smallToken, body.id);
    const states = await deps.db.selectFrom('batches').where('organisation_id', '=', big.organisationId).select('state').execute();
    expect(states.filter(({ state }) => state !== 'done').length).toBeGreaterThan(0);
  });
});

describe.runIf(isEmbedded)('A worker with enough to do', () => {
  test('leaves further batches to other nodes until it looks for work again, and takes the next one when one is done', async () => {
    const busy = await startPortalForTest({}, { batchWorkerTimes: { pollIntervalMs: 3_600_000 } });
    const content = '447400123456\n'.repeat(50_000);
    for (let batch = 0; batch < 6; batch += 1) {
      const token = await signedInToken(busy.deps, await makeUser(busy.deps));
      expect(await sendBatch(busy, token, { content, services: ['npq', 'ported', 'gnr'] })).toMatchObject({ status: 200 });
    }
    const running = new Set<number>();
    for (let done = 0; done < 6; await setTimeout(2)) {
      const states = (await busy.deps.db.selectFrom('batches').select('state').execute()).map(({ state }) => state);
      running.add(states.filter((state) => state === 'running').length);
      done = states.filter((state) => state === 'done').length;
    }
    expect(Math.max(...running)).toBe(2);
  });
});

describe.runIf(isEmbedded)('Storage that cannot be written', () => {
  test('F13: a running batch pauses, and goes on after there is space again', async () => {
    const token = await signedInToken(deps, await makeUser(deps));
    const numbers = Array.from({ length: 20_000 }, (_, index) => `4474001${10_000 + index}`);
    const { body } = await sendBatch(portal, token, { content: numbers, services: ['liveStatus', 'npq'] });
    const partial = join(portal.dataDir, 'files', '.partial');
    // A file in the place of the folder: nothing can be written, whoever tries.
    rmSync(partial, { recursive: true, force: true });
    writeFileSync(partial, '');
    const batch = () => deps.db.selectFrom('batches').where('id', '=', body.id).select(['state', 'locked_until']).executeTakeFirstOrThrow();
    await expect.poll(batch).toMatchObject({ state: 'queued', locked_until: expect.any(Date) });
    expect((await sendBatch(portal, token, { content: numbers })).status).toBeGreaterThanOrEqual(500);
    rmSync(partial);
    await expect.poll(async () => (await batch()).state, { timeout: 50_000 }).toBe('done');
    for (const { Filename } of await finishedRows(portal, token, body.id)) {
      const lines = (await resultText(portal, token, Filename)).trimEnd().split('\r\n').slice(1);
      expect(lines.map((line) => line.slice(0, line.indexOf(';')))).toEqual(numbers);
    }
  });
});
