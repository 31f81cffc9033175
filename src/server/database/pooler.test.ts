/** A PgBouncer in transaction mode before the server, as many providers have: each transaction may get another connection. */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPgbouncer } from '../test-support/pgbouncer.ts';
import { areInstalled } from '../test-support/programs.ts';
import { startPortalForTest, startSecondNode } from '../test-support/test-portal.ts';
import { migrateDown, migrateToLatest, migrationStatus, openDatabase } from './database.ts';

const isThere = areInstalled('pgbouncer');

/** A database of a portal, and its address over a pooler. */
async function pooled() {
  const portal = await startPortalForTest({ ROLE: 'api' });
  const pooler = await startPgbouncer(portal.databaseUrl);
  onTestFinished(() => pooler.stop());
  return { portal, url: pooler.url };
}

test.runIf(isThere)('the portal works over a pooler that knows no time-outs and gives each transaction another connection', async () => {
  const { portal, url } = await pooled();
  const node = await startSecondNode({ ...portal, databaseUrl: url });
  const token = await signedInToken(node.deps, await makeUser(node.deps));
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      node.call(singleQuery, { query: { phonenumber: String(447_400_000_000 + index), service: 'npq' } }, token),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await portal.deps.db.selectFrom('query_records').select('tel').execute()).toHaveLength(40);
});

test.runIf(isThere)('over a pooler what takes too long is ended by the server, within a transaction and without', async () => {
  const { portal, url } = await pooled();
  const { db, close } = openDatabase(url, { statementTimeoutMs: 1_000, silenceMs: 30_000 });
  onTestFinished(close);
  const within = db.transaction().execute((transaction) => sql`select pg_sleep(30)`.execute(transaction));
  await expect(within).rejects.toThrow('statement timeout');
  const idle = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    const isOpen = async () => {
      const found = await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(portal.deps.db);
      return found.rows.length > 0;
    };
    await expect.poll(isOpen).toBe(false);
    await sql`select 1`.execute(transaction);
  });
  await expect(idle).rejects.toThrow(/idle-in-transaction|terminat|away/);
  // The pooler's connections that are older than the limit end with it, one by one.
  await expect
    .poll(() =>
      sql`select pg_sleep(2)`.execute(db).then(
        () => 'slept',
        (error: unknown) => String(error),
      ),
    )
    .toContain('statement timeout');
});

test.runIf(isThere)('a migration over a pooler has no limit', async () => {
  const { portal, url } = await pooled();
  const { db, close } = openDatabase(url, { statementTimeoutMs: 300 });
  onTestFinished(close);
  await migrateDown(db);
  const isHeld = Promise.withResolvers<void>();
  const other = portal.deps.db.transaction().execute(async (transaction) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(transaction);
    isHeld.resolve();
    await sql`select pg_sleep(1)`.execute(transaction);
  });
  await isHeld.promise;
  await migrateToLatest(db);
  await other;
  expect((await migrationStatus(portal.deps.db)).known.filter(({ isDone }) => !isDone)).toEqual([]);
});

test.runIf(isThere)('nodes that start at once over a pooler wait for the one that migrates, and leave no lock behind', async () => {
  const { portal, url } = await pooled();
  await migrateDown(portal.deps.db);
  const nodes = Array.from({ length: 6 }, () => openDatabase(url, { statementTimeoutMs: 3_000 }));
  for (const { close } of nodes) onTestFinished(close);
  let isOver = false;
  // Calls of others, so that what follows on a statement has another connection than the statement had.
  const calls = nodes.map(async ({ db }) => {
    while (!isOver) await sql`select pg_sleep(0.001)`.execute(db).catch(() => undefined);
  });
  const results = await Promise.allSettled(nodes.map(({ db }) => migrateToLatest(db)));
  isOver = true;
  await Promise.all(calls);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await migrationStatus(portal.deps.db)).known.filter(({ isDone }) => !isDone)).toEqual([]);
  // The server is that of other tests too.
  const { rows } = await sql`select objid from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()`.execute(portal.deps.db);
  expect(rows).toEqual([]);
});
