import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeOrganisation } from '../test-support/factories.ts';
import { watchedDb } from '../test-support/statements.ts';
import type { TestPortal } from '../test-support/test-portal.ts';
import { createEntitlements } from './entitlements.ts';
import { giveBackQuota, quotaUsedToday, takeQuota } from './quota-rows.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon();
});
afterAll(() => portal.stop());

/** An organisation with this quota. */
async function limited(dailyQuota: number): Promise<number> {
  const id = await makeOrganisation(portal.deps);
  await portal.deps.db.insertInto('entitlements').values({ organisation_id: id, services: null, daily_quota: dailyQuota }).execute();
  return id;
}

test('T71: of sixty that take at once, each by its own statement, as many get what they want as the quota has', async () => {
  const { db } = portal.deps;
  const id = await limited(100);
  const grants = await Promise.all(Array.from({ length: 60 }, () => takeQuota(db, id, 3)));
  const given = grants.map((grant) => grant?.queries ?? -1).toSorted((a, b) => b - a);
  expect(given).toEqual([...Array.from({ length: 33 }, () => 3), 1, ...Array.from({ length: 26 }, () => 0)]);
  expect(await quotaUsedToday(db, id)).toBe(100);
});

test('T71: what comes to a node while it takes is taken together, by one statement, and who came first is given first', async () => {
  const { db, statements } = watchedDb(portal.deps.db);
  const { take } = createEntitlements({ db, countRefused: () => undefined });
  const id = await limited(100);
  const grants = await Promise.all(Array.from({ length: 60 }, () => take(id, 3)));
  const given = grants.map((grant) => grant?.queries);
  expect(given).toEqual([...Array.from({ length: 33 }, () => 3), 1, ...Array.from({ length: 26 }, () => 0)]);
  expect(statements).toHaveLength(2);
});

test('T71: whoever is the first of a day gets no more than the quota either', async () => {
  const { db } = portal.deps;
  const id = await limited(4);
  expect(await takeQuota(db, id, 7)).toMatchObject({ queries: 4 });
  expect(await quotaUsedToday(db, id)).toBe(4);
});

test('T71: one that waits for another one that has not committed yet gets what that one leaves, or all where it takes it back', async () => {
  const { db } = portal.deps;
  const waiters = async () => {
    const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  for (const [isCommitted, left] of [
    [true, 2],
    [false, 10],
  ] as const) {
    const id = await limited(10);
    // The day has its row already: with and without one the statement goes another way.
    await takeQuota(db, id, 0);
    const first = await db.startTransaction().execute();
    expect(await takeQuota(first, id, 8)).toMatchObject({ queries: 8 });
    const second = takeQuota(db, id, 100);
    await expect.poll(waiters).toBe(1);
    await (isCommitted ? first.commit() : first.rollback()).execute();
    expect(await second).toMatchObject({ queries: left });
    expect(await quotaUsedToday(db, id)).toBe(10);
  }
});

test('what is given back may be taken again, once, and never below nothing', async () => {
  const { db } = portal.deps;
  const id = await limited(5);
  const grant = (await takeQuota(db, id, 5))!;
  await giveBackQuota(db, id, { ...grant, queries: 2 });
  expect(await takeQuota(db, id, 5)).toMatchObject({ queries: 2 });
  await giveBackQuota(db, id, { ...grant, queries: 99 });
  expect(await quotaUsedToday(db, id)).toBe(0);
  await giveBackQuota(db, id, { queries: 1, day: '2020-01-01' });
  expect(await takeQuota(db, id, 9)).toMatchObject({ queries: 5 });
});

test('without a quota nothing is taken, and no row is written', async () => {
  const { db } = portal.deps;
  const id = await makeOrganisation(portal.deps);
  expect(await takeQuota(db, id, 5)).toBeUndefined();
  expect(await db.selectFrom('quota_use').where('organisation_id', '=', id).selectAll().execute()).toEqual([]);
});
