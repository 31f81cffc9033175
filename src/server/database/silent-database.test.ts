/** A server that froze, or whose cable was cut: connections stay open and say nothing. */
import type { NetConnectOpts } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type NetworkPath, openNetworkPath } from '../test-support/network-path.ts';
import { socketOf } from '../test-support/postgres.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { type Db, openDatabase } from './database.ts';
import { DatabaseAway } from './absence.ts';

const isOnServer = inject('database') === 'postgres';
/** As many connections as the pool has. */
const atOnce = 10;

interface Silenced {
  /** Over `path`. */
  readonly db: Db;
  readonly path: NetworkPath;
  readonly target: NetConnectOpts;
  /** Beside the path. */
  readonly direct: Db;
}

/** A database of a portal, over a path that can be cut, on which every connection of the pool was used. */
async function openOverPath(): Promise<Silenced> {
  const { databaseUrl = '', dataDir, deps } = await startPortalForTest({ ROLE: 'api' });
  const target = socketOf(databaseUrl);
  const path = await openNetworkPath(target);
  const { username, password, pathname } = new URL(databaseUrl);
  const url = `postgres://${username}:${password}@127.0.0.1:${path.port}${pathname}`;
  const { db, close } = await openDatabase({ url, dataDir, silenceMs: 1_500 });
  onTestFinished(async () => {
    const closed = close();
    await path.stop();
    await closed;
  });
  await Promise.all(Array.from({ length: atOnce }, () => sql`select pg_sleep(0.1)`.execute(db)));
  return { db, path, target, direct: deps.db };
}

test.runIf(isOnServer)('the first silence drops every free connection that says nothing, so that the next calls come through', async () => {
  const { db, path, target } = await openOverPath();
  path.cut();
  await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseAway);
  path.leadTo(target);
  const answers = await Promise.allSettled(Array.from({ length: atOnce }, () => sql`select 1`.execute(db)));
  expect(answers.map(({ status }) => status)).toEqual(Array(atOnce).fill('fulfilled'));
});

test.runIf(isOnServer)('what is written after a silence within a transaction is committed, and the transaction is not', async () => {
  const { db, path, direct } = await openOverPath();
  await sql`create table written (step text)`.execute(direct);
  const silenced = db.transaction().execute(async (transaction) => {
    await sql`insert into written values ('before')`.execute(transaction);
    path.cut();
    await sql`insert into written values ('in silence')`.execute(transaction);
  });
  await expect(silenced).rejects.toThrow(DatabaseAway);
  path.mend();
  await Promise.all(Array.from({ length: atOnce }, (_, index) => sql`insert into written values (${`after ${index}`})`.execute(db)));
  const { rows } = await sql<{ step: string }>`select step from written order by step`.execute(direct);
  expect(rows.map(({ step }) => step)).toEqual(Array.from({ length: atOnce }, (_, index) => `after ${index}`));
});

test.runIf(isOnServer)('a silence ends no transaction on another connection, which has nothing to say while nothing is asked', async () => {
  const { db, direct } = await openOverPath();
  await sql`create table written (step text)`.execute(direct);
  await db.transaction().execute(async (transaction) => {
    await sql`insert into written values ('before')`.execute(transaction);
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(DatabaseAway);
    await sql`insert into written values ('after')`.execute(transaction);
  });
  const { rows } = await sql<{ step: string }>`select step from written order by step`.execute(direct);
  expect(rows.map(({ step }) => step)).toEqual(['after', 'before']);
});

test.runIf(isOnServer)('who waits for a row gives up before its silent owner loses it, and never owns it unheard', async () => {
  const { databaseUrl: url = '', dataDir } = await startPortalForTest({ ROLE: 'api' });
  const { db, close } = await openDatabase({ url, dataDir, statementTimeoutMs: 2_000 });
  onTestFinished(close);
  await sql`create table counters (count integer)`.execute(db);
  await sql`insert into counters values (0)`.execute(db);
  const count = (on: Db) => sql`update counters set count = count + 1`.execute(on);
  const waited: unknown[] = [];
  const silent = db.transaction().execute(async (transaction) => {
    await count(transaction);
    waited.push(await count(db).catch((error: unknown) => error));
    // Nothing is said in it until the server ends it.
    await expect.poll(() => count(db).then(() => 'counted', String), { timeout: 10_000 }).toBe('counted');
  });
  await expect(silent).rejects.toThrow(DatabaseAway);
  expect(waited).toMatchObject([{ code: '55P03' }]);
});
