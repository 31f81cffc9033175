import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { watchedDb } from '../test-support/statements.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { createServiceHealth } from './service-health.ts';

test('counts that cannot be written are kept, added up with those that come, and written in one statement', async () => {
  const portal = await startPortalForTest();
  const { db, statements } = watchedDb(portal.deps.db);
  const health = createServiceHealth({ db, clock: () => new Date('2026-07-01T12:03:00Z'), log: portal.deps.log });
  await sql`alter table service_counts rename to service_counts_away`.execute(portal.deps.db);
  for (let round = 0; round < 4; round += 1) {
    health.count('npq', 0, 1);
    if (round % 2 === 0) health.count('npq', 0, 3);
    health.count('gnr', 102, 1);
    await expect(health.flush()).rejects.toThrow('service_counts');
  }
  await sql`alter table service_counts_away rename to service_counts`.execute(portal.deps.db);
  health.count('npq', 301, 1);
  const before = statements.length;
  await health.stop();
  expect(statements.slice(before).filter((statement) => statement.includes('insert into service_counts'))).toHaveLength(1);
  const rows = await portal.deps.db.selectFrom('service_counts').select(['service', 'rc', 'counts']).orderBy('rc').execute();
  // Four that took up to 1 ms, none up to 2 ms, two up to 3 ms.
  expect(rows.map(({ service, rc, counts }) => [service, rc, counts.map(Number)])).toEqual([
    ['npq', 0, [4, 0, 2]],
    ['gnr', 102, [4]],
    ['npq', 301, [1]],
  ]);
});

test('while one write is under way at most one more waits, however often it is asked for', async () => {
  const portal = await startPortalForTest();
  const { db, statements } = watchedDb(portal.deps.db);
  const health = createServiceHealth({ db, clock: () => new Date('2026-07-01T12:03:00Z'), log: portal.deps.log });
  health.count('npq', 0, 1);
  health.circuitOf('npq')('open');
  const first = health.flush();
  await expect.poll(() => statements.length).toBeGreaterThan(0);
  const others = Array.from({ length: 5 }, () => {
    health.count('npq', 0, 1);
    return health.flush();
  });
  await Promise.all([first, ...others]);
  expect(statements.filter((statement) => statement.includes('insert into service_counts')).length).toBeLessThanOrEqual(2);
  expect(statements.filter((statement) => statement.includes('upstream_circuits')).length).toBeLessThanOrEqual(2);
  expect((await portal.deps.db.selectFrom('service_counts').select('counts').execute()).map(({ counts }) => counts.map(Number))).toEqual([
    [6],
  ]);
  await health.stop();
});
