import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { latencyLimitsMs, readServiceCounts } from './service-counts.ts';

test('counts of several tens of minutes are added up by service and reason code, and those of the last minutes apart', async () => {
  const { db } = (await startPortalForTest()).deps;
  await sql`
    insert into service_counts (slot, service, rc, counts) values
      ('2026-03-02T09:50:00Z', 'npq', 0, '{9}'),
      ('2026-03-02T10:00:00Z', 'npq', 0, '{1,2,3}'),
      ('2026-03-03T09:50:00Z', 'npq', 0, '{10}'),
      ('2026-03-03T10:00:00Z', 'npq', 0, '{0,100}'),
      ('2026-03-03T10:00:00Z', 'npq', 301, '{7}'),
      ('2026-03-03T10:00:00Z', 'liveStatus', 0, '{5}')`.execute(db);
  const { all, recent } = await readServiceCounts(db, {
    since: new Date('2026-03-02T10:05:00Z'),
    recently: new Date('2026-03-03T10:05:00Z'),
  });
  const counts = (...first: number[]) => latencyLimitsMs.map((_, index) => first[index] ?? 0).concat(0);
  const byName = (rows: typeof all) => Object.fromEntries(rows.map((row) => [`${row.service} ${row.rc}`, row.counts]));
  expect(byName(all)).toEqual({ 'npq 0': counts(11, 102, 3), 'npq 301': counts(7), 'liveStatus 0': counts(5) });
  expect(byName(recent)).toEqual({ 'npq 0': counts(0, 100), 'npq 301': counts(7), 'liveStatus 0': counts(5) });
});
