import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { openPortalDatabase } from './portal-database.ts';

test('a process opens as many connections as are asked for, and says once that idle ones were lost', async () => {
  const { config } = (await startPortalForTest()).deps;
  const lines: unknown[] = [];
  const quiet = () => undefined;
  const log = { debug: quiet, info: quiet, error: quiet, warn: (...line: unknown[]) => void lines.push(line.at(-1)) };
  const { db, connections, close } = await openPortalDatabase({ ...config, DATABASE_CONNECTIONS: 3 }, 'portal', log);
  onTestFinished(close);
  const held = await Promise.all([1, 2, 3].map(() => db.startTransaction().execute()));
  const waiting = sql`select 1`.execute(db);
  await expect.poll(connections).toEqual({ busy: 3, idle: 0, waiting: 1 });
  for (const transaction of held) await transaction.rollback().execute();
  await waiting;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity 
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db);
  await expect.poll(() => lines).toEqual(['idle connections to the database were lost']);
  await expect.poll(connections).toMatchObject({ busy: 0, waiting: 0 });
  expect(lines).toHaveLength(1);
});
