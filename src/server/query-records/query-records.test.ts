import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countryAt, slotOf } from './query-counts.ts';
import { utcDay } from '../../shared/base/utc-day.ts';
import { dropOldRecords } from './query-records.ts';
import type { QueryRecord } from './record-columns.ts';
import { makeOrganisation } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const at = new Date('2026-05-31T23:59:59.999Z');
const query = (organisationId: number, more: Partial<QueryRecord> = {}): QueryRecord => ({
  organisationId,
  at,
  portalUserId: null,
  keyId: null,
  channel: 'single',
  service: 'npq',
  tel: '447700900123',
  country: 'GB',
  rc: 0,
  ...more,
});

async function dailyOf(organisationId: number) {
  const rows = await portal.deps.db.selectFrom('query_daily').where('organisation_id', '=', organisationId).selectAll().execute();
  return rows.map(({ day, service, succeeded, failed }) => ({ day, service, succeeded: named(succeeded), failed: named(failed) }));
}

const named = (counts: number[]) => Object.fromEntries(counts.flatMap((count, slot) => (count > 0 ? [[countryAt(slot), count]] : [])));

describe('A query answered is a query recorded', () => {
  test('queries at the same moment are each recorded and counted once', async () => {
    const organisationId = await makeOrganisation(portal.deps);
    const queries = Array.from({ length: 250 }, (_, index) =>
      query(organisationId, { country: index % 2 === 0 ? 'GB' : 'ZZ', rc: index % 5 === 0 ? 300 : 201 }),
    );
    await Promise.all(queries.map((one) => portal.deps.queryRecords.record(one)));
    const { count } = await portal.deps.db
      .selectFrom('query_records')
      .where('organisation_id', '=', organisationId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(250);
    expect(await dailyOf(organisationId)).toEqual([
      { day: '2026-05-31', service: 'npq', succeeded: { GB: 100, ZZ: 100 }, failed: { GB: 25, ZZ: 25 } },
    ]);
  });

  test('queries of as many connections that are read in one turn are committed together', async () => {
    const organisationId = await makeOrganisation(portal.deps);
    const asked = Array.from({ length: 20 }, async () => {
      // Each in a callback of its own, as the server reads its connections one after the other.
      await new Promise((resolve) => setImmediate(resolve));
      await portal.deps.queryRecords.record(query(organisationId));
    });
    await Promise.all(asked);
    const { rows } = await sql<{ records: number; transactions: number }>`
      select count(*) as records, count(distinct xmin::text) as transactions from query_records
      where organisation_id = ${organisationId}`.execute(portal.deps.db);
    expect(rows).toEqual([{ records: 20, transactions: 1 }]);
  });

  test('a record at 23:59:59.999 lands on its day, the next one on the next', async () => {
    const organisationId = await makeOrganisation(portal.deps);
    await portal.deps.queryRecords.record(query(organisationId, { country: '001' }));
    await portal.deps.queryRecords.record(query(organisationId, { at: new Date(at.getTime() + 1), country: 'AD' }));
    const days = await dailyOf(organisationId);
    expect(days.toSorted((a, b) => a.day.localeCompare(b.day))).toEqual([
      { day: '2026-05-31', service: 'npq', succeeded: { '001': 1 }, failed: {} },
      { day: '2026-06-01', service: 'npq', succeeded: { AD: 1 }, failed: {} },
    ]);
  });

  test('a query that cannot be recorded is not answered', async () => {
    await expect(portal.deps.queryRecords.record(query(-1))).rejects.toThrow(/foreign key/);
  });

  test('records are dropped by day, and their counts stay', async () => {
    const organisationId = await makeOrganisation(portal.deps);
    await portal.deps.queryRecords.record(query(organisationId, { at: new Date('2021-02-03T04:05:06Z') }));
    await dropOldRecords(portal.deps.db, at, 400);
    const { rows } = {
      rows: await portal.deps.db.selectFrom('query_records').where('organisation_id', '=', organisationId).selectAll().execute(),
    };
    expect(rows).toEqual([]);
    expect(await dailyOf(organisationId)).toMatchObject([{ day: '2021-02-03', succeeded: { GB: 1 } }]);
    await portal.deps.queryRecords.record(query(organisationId, { at: new Date('2021-02-03T04:05:06Z') }));
    expect(await dailyOf(organisationId)).toMatchObject([{ day: '2021-02-03', succeeded: { GB: 2 } }]);
  });
});

test('every country has an element of its own', () => {
  const codes = ['AA', 'AC', 'GB', 'US', 'XK', 'ZZ', '001'];
  expect(codes.map((code) => countryAt(slotOf(code)))).toEqual(codes);
  expect(new Set(codes.map(slotOf)).size).toBe(codes.length);
  expect(utcDay(at)).toBe('2026-05-31');
});
