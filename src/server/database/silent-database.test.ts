/** A server that froze, or whose cable was cut: connections stay open and silent. */
import type { NetConnectOpts } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type NetworkPath, openNetworkPath } from '../test-support/network-path.ts';
import { socketOf } from '../test-support/postgres.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { type Db, openDatabase } from './database.ts';
import { DatabaseAway } from './absence.ts';

/** Number of connections in the pool. */
const atOnce = 10;
const silenceMs = 1_500;

interface Silenced {
  /** The database over `path`. */
  readonly db: Db;
  readonly path: NetworkPath;
  readonly target: NetConnectOpts;
  /** The database without the path. */
  readonly direct: Db;
}

/** Opens the database of a portal, over a path that can be cut, and uses every connection of the pool once. Time passes only in `gaveUp`. */
async function openOverPath(): Promise<Silenced> {
  const { databaseUrl, deps } = await startPortalForTest({ ROLE: 'api' });
  const target = socketOf(databaseUrl);
  const path = await openNetworkPath(target);
  const { username, password, pathname } = new URL(databaseUrl);
  const url = `postgres://${username}:${password}@127.0.0.1:${path.port}${pathname}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  const { db, close } = openDatabase(url, { silenceMs });
  onTestFinished(async () => {
    vi.useRealTimers();
    const closed = close();
    await path.stop();
    await closed;
  });
  await Promise.all(Array.from({ length: atOnce }, () => sql`select pg_sleep(0.1)`.execute(db)));
  return { db, path, target, direct: deps.db };
}

/** Lets time pass until a statement has been given up; others at the same time would be, too. */
async function gaveUp(statement: RawBuilder<unknown>, db: Db): Promise<void> {
  const end = statement.execute(db).then(
    () => 'answered',
    (error: unknown) => (error instanceof DatabaseAway ? 'given up' : String(error)),
  );
  let isOver = false;
  void end.finally(() => (isOver = true));
  const pass = () => {
    vi.advanceTimersByTime(silenceMs / 10);
    return isOver;
  };
  await expect.poll(pass).toBe(true);
  expect(await end).toBe('given up');
}

test('the first silence drops every free connection that says nothing, so that the next calls come through', async () => {
  const { db, path, target } = await openOverPath();
  path.cut();
  await gaveUp(sql`select 1`, db);
  path.leadTo(target);
  const answers = await Promise.allSettled(Array.from({ length: atOnce }, () => sql`select 1`.execute(db)));
  expect(answers.map(({ status }) => status)).toEqual(Array(atOnce).fill('fulfilled'));
});

test('what is written after a silence within a transaction is committed, and the transaction is not', async () => {
  const { db, path, direct } = await openOverPath();
  await sql`create table written (step text)`.execute(direct);
  const silenced = db.transaction().execute(async (transaction) => {
    await sql`insert into written values ('before')`.execute(transaction);
    path.cut();
    await gaveUp(sql`insert into written values ('in silence')`, transaction);
  });
  await expect(silenced).rejects.toThrow(DatabaseAway);
  path.mend();
  await Promise.all(Array.from({ length: atOnce }, (_, index) => sql`insert into written values (${`after ${index}`})`.execute(db)));
  const { rows } = await sql<{ step: string }>`select step from written order by step`.execute(direct);
  expect(rows.map(({ step }) => step)).toEqual(Array.from({ length: atOnce }, (_, index) => `after ${index}`));
});

test('a silence ends no transaction on another connection, which has nothing to say while nothing is asked', async () => {
  const { db, direct } = await openOverPath();
  await sql`create table written (step text)`.execute(direct);
  await db.transaction().execute(async (transaction) => {
    await sql`insert into written values ('before')`.execute(transaction);
    await gaveUp(sql`select pg_sleep(60)`, db);
    await sql`insert into written values ('after')`.execute(transaction);
  });
  const { rows } = await sql<{ step: string }>`select step from written order by step`.execute(direct);
  expect(rows.map(({ step }) => step)).toEqual(['after', 'before']);
});

test('a free connection that said something since the silence began stays', async () => {
  const { db, direct } = await openOverPath();
  const silent = sql`select pg_sleep(60)`.execute(db).catch((error: unknown) => error);
  const asleep = sql<{
    count: number;
  }>`select count(*)::int from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`;
  await expect.poll(async () => (await asleep.execute(direct)).rows).toEqual([{ count: 1 }]);
  const whoAnswers = async () => (await sql`select pg_backend_pid()`.execute(db)).rows;
  const heard = await whoAnswers();
  vi.advanceTimersByTime(silenceMs);
  expect(await silent).toBeInstanceOf(DatabaseAway);
  expect(await whoAnswers()).toEqual(heard);
});

test('who waits for a row gives up sooner than its silent owner loses it, and never owns it unheard', async () => {
  const { databaseUrl: url, deps } = await startPortalForTest({ ROLE: 'api' });
  const { db, close } = openDatabase(url, { statementTimeoutMs: 2_000, silenceMs: 30_000 });
  onTestFinished(close);
  const limit = (name: string) => sql<string>`current_setting(${name})`;
  const { rows } = await sql`
    select ${limit('lock_timeout')} as row, ${limit('idle_in_transaction_session_timeout')} as owner`.execute(db);
  expect(rows).toEqual([{ row: '1600ms', owner: '2s' }]);
  await sql`create table counters (count integer)`.execute(db);
  await sql`insert into counters values (0)`.execute(db);
  const count = (on: Db) => sql`update counters set count = count + 1`.execute(on);
  await deps.db.transaction().execute(async (heldForLonger) => {
    await count(heldForLonger);
    await expect(count(db)).rejects.toMatchObject({ code: '55P03' });
  });
  const silent = db.transaction().execute(async (transaction) => {
    await count(transaction);
    // The transaction stays silent until the server ends it.
    await expect.poll(() => count(db).then(() => 'counted', String)).toBe('counted');
  });
  await expect(silent).rejects.toThrow(DatabaseAway);
});
