/** Migrations of large tables on a server, which take longer than a call may. */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { migrateDown, migrateToLatest, migrationStatus, openDatabase } from './database.ts';

test.each([
  [{ statementTimeoutMs: 300, silenceMs: 30_000 }, 'statement timeout'],
  [{ silenceMs: 300 }, 'The database is away'],
])('a migration that takes longer than a call with %o comes to its end, also where it waits for another node', async (limits, refusal) => {
  const { databaseUrl, deps } = await startPortalForTest({ ROLE: 'api' });
  await migrateDown(deps.db);
  const { db, close } = openDatabase(databaseUrl, limits);
  onTestFinished(close);
  await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow(refusal);
  const isHeld = Promise.withResolvers<void>();
  // What a node that migrates holds until its end.
  const other = deps.db.transaction().execute(async (transaction) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(transaction);
    isHeld.resolve();
    await sql`select pg_sleep(1)`.execute(transaction);
  });
  await isHeld.promise;
  await migrateToLatest(db);
  await other;
  expect((await migrationStatus(deps.db)).known.filter(({ isDone }) => !isDone)).toEqual([]);
});
