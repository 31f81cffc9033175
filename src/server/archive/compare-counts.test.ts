/** The comparison of a day's counts with its records and batch rows: which differences it finds, and which it ignores. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { queryTotals } from '../../shared/query-records/query-records.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import { migrateTo, migrateToLatest } from '../database/database.ts';
import { dropOldRecords, writeGroup } from '../query-records/query-records.ts';
import { archive, archiveNow, period, siteWithRecords } from '../test-support/archived-records.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { command } from '../test-support/command-line.ts';
import { fileOf, importFile } from '../test-support/import-files.ts';
import { NatsServers } from '../test-support/nats-servers.ts';
import { areInstalled } from '../test-support/programs.ts';
import { numbered } from '../test-support/stream-records.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { compareCounts, findDifferences } from './compare-counts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => archiveNow });
});
afterAll(() => portal.stop());

const today = '2026-06-01';
// The day of the batches is over too.
const kept = { now: new Date('2026-06-02T12:00:00Z'), keptDays: 400 };

/** Makes 40 records on each of six days, four of them archived, and on a seventh a batch of three numbers in two services. */
async function siteWithAll(of: TestPortal) {
  const site = await siteWithRecords(of);
  await archive(of);
  const token = site.tokens.administrator;
  const { body } = await sendBatch(of, token, { content: ['447700900123', '12025550123', '999'], services: ['npq', 'gnr'] });
  await finishedRows(of, token, body.id);
  return { id: site.administrator.organisationId, token };
}

const differencesOf = async (id: number, of = portal) =>
  (await findDifferences(of.deps.db, kept)).filter(({ organisationId }) => organisationId === id);

test('a portal with records, an archive, batches and imports has no difference', async () => {
  const { id, token } = await siteWithAll(portal);
  const line = `${id};2026-02-01T00:30:00Z;npq;447400123456;0`;
  await importFile(portal, 'qdr', { file: fileOf('account;at;service;tel;rc', line, `${id};2026-05-31T00:30:00Z;npq;447400123456;300`) });
  expect(await differencesOf(id)).toEqual([]);
  await command(portal, ['qdr', 'remove', '1']);
  expect(await differencesOf(id)).toEqual([]);
  const totals = await portal.call(queryTotals, { query: { from: today, to: today } }, token);
  const { records, report, inBatches } = totals.body.response;
  expect(records).toEqual({ answered: 0, failed: 0 });
  expect(inBatches).toEqual(report);
  expect(report.answered + report.failed).toBe(6);
});

test.runIf(areInstalled('nats-server'))('nor has one whose records come through the stream', async () => {
  const servers = await NatsServers.start(1);
  onTestFinished(() => servers.stop());
  const streamed = await startPortalForTest({ RECORDS_URL: servers.url }, { clock: () => archiveNow });
  await expect.poll(() => streamed.deps.queryRecords.stream?.isThere()).toBe(true);
  const { id } = await siteWithAll(streamed);
  for (const [index, day] of ['2026-02-01', '2026-05-31', today].entries())
    await streamed.deps.queryRecords.record(numbered(id, index, new Date(day)));
  await streamed.deps.queryRecords.untilWritten(id);
  expect(await findDifferences(streamed.deps.db, kept)).toEqual([]);
  await sql`delete from query_records where organisation_id = ${id} and at >= ${today}`.execute(streamed.deps.db);
  expect(await findDifferences(streamed.deps.db, kept)).toEqual([{ organisationId: id, day: today, counted: 7, records: 0, batchRows: 6 }]);
});

const day = '2026-05-31';
test.each([
  [
    'a record that is lost in the database',
    (id: number) => sql`delete from query_records where id = (
      select id from query_records where organisation_id = ${id} and at >= ${day} limit 1)`,
    { day, counted: 40, records: 39, batchRows: 0 },
  ],
  [
    'records that are lost in the archive',
    (id: number) => sql`delete from archived_rows where organisation_id = ${id} and day = '2026-02-01'`,
    { day: '2026-02-01', counted: 40, records: 0, batchRows: 0 },
  ],
  [
    'a count that is doubled',
    (id: number) => sql`update query_daily set succeeded = add_counts(succeeded, succeeded), failed = add_counts(failed, failed)
      where organisation_id = ${id} and day = ${day}`,
    { day, counted: 80, records: 40, batchRows: 0 },
  ],
  [
    'the count of a batch that is dropped in the reports',
    (id: number) => sql`delete from query_daily where organisation_id = ${id} and day = ${today} and service = 'gnr'`,
    { day: today, counted: 3, records: 0, batchRows: 6 },
  ],
  [
    'the count of a batch that is dropped among those of batches',
    (id: number) => sql`delete from batch_daily where organisation_id = ${id} and day = ${today} and service = 'gnr'`,
    { day: today, counted: 6, records: 0, batchRows: 3 },
  ],
])('%s is found', async (_, breakIt, found) => {
  const { id, token } = await siteWithAll(portal);
  await breakIt(id).execute(portal.deps.db);
  expect(await differencesOf(id)).toEqual([{ organisationId: id, ...found }]);
  // The screen does not count lost records as batch queries.
  const asked = { query: { from: found.day, to: found.day } };
  const { inBatches } = (await portal.call(queryTotals, asked, token)).body.response;
  expect(inBatches.answered + inBatches.failed).toBe(found.batchRows);
});

describe('not compared is', () => {
  const broken = async (of: TestPortal) => {
    const { id, token } = await siteWithAll(of);
    await sql`delete from query_records where organisation_id = ${id}`.execute(of.deps.db);
    expect(await differencesOf(id, of)).toHaveLength(2);
    return { id, token };
  };

  test('an organisation that is being erased', async () => {
    const { id } = await broken(portal);
    await portal.deps.db.insertInto('erasures').values({ organisation_id: id, actor: 'operator' }).execute();
    expect(await differencesOf(id)).toEqual([]);
  });

  test('a day whose records were dropped, also where they are kept for longer by now', async () => {
    const own = await startPortalForTest({}, { clock: () => archiveNow });
    const { id } = await broken(own);
    await dropOldRecords(own.deps.db, kept.now, 1);
    expect(await differencesOf(id, own)).toEqual([]);
    await writeGroup(own.deps.db, [numbered(id, 1, new Date(today))]);
    await sql`delete from query_records`.execute(own.deps.db);
    expect(await differencesOf(id, own)).toMatchObject([{ day: today, counted: 7, batchRows: 6 }]);
  });

  test('a day of before batches were counted on their own, nor one in which a node of then may work', async () => {
    const own = await startPortalForTest({}, { clock: () => archiveNow });
    const { db } = own.deps;
    const { id, token } = await broken(own);
    await migrateTo(db, '0052_support_views');
    await migrateToLatest(db);
    const { rows } = await sql<{ day: string }>`select (now() at time zone 'utc')::date as day`.execute(db);
    const ends = addDays(rows[0]?.day ?? '', 2);
    expect(await db.selectFrom('count_comparison').select('counted_from').execute()).toEqual([{ counted_from: ends }]);
    expect(await differencesOf(id, own)).toEqual([]);
    // Batch queries are known only as the difference.
    const { inBatches } = (await own.call(queryTotals, { query: { from: today, to: today } }, token)).body.response;
    expect(inBatches.answered + inBatches.failed).toBe(6);
  });
});

test('once a day one node compares: the log names each difference, the metrics how many there are, and doctor finds them at once', async () => {
  const own = await startPortalForTest();
  const { deps } = own;
  const { organisationId: id } = (await siteWithRecords(own)).administrator;
  const yesterday = addDays(deps.clock().toISOString().slice(0, 10), -1);
  await writeGroup(deps.db, [numbered(id, 1, new Date(yesterday)), numbered(id, 2, new Date(yesterday))]);
  const doctor = async () => (await command(own, ['doctor'])).out;
  const metric = async () => /^dialplane_counts_different .*$/m.exec((await own.app.inject('/metrics')).body)?.[0];
  const told: unknown[] = [];
  const compare = () => compareCounts({ ...deps, log: { error: (difference: unknown) => void told.push(difference) } });

  expect(await metric()).toBeUndefined();
  await compare();
  expect([await metric(), told]).toEqual(['dialplane_counts_different 0', []]);
  expect(await doctor()).toMatch(/^ok +counts: the counts of every past day match its records and batch rows$/m);
  await sql`delete from query_records where tel = ${numbered(id, 1).tel}`.execute(deps.db);
  expect(await doctor()).toMatch(
    new RegExp(`^FAULT +counts: account ${id} on ${yesterday} counts 2 queries, and has 1 records and 0 rows of batches$`, 'm'),
  );
  await compare();
  expect([await metric(), told]).toEqual(['dialplane_counts_different 0', []]);
  await sql`update count_comparison set compared_at = now() - interval '1 day'`.execute(deps.db);
  await compare();
  expect([await metric(), told]).toEqual([
    'dialplane_counts_different 1',
    [{ organisationId: id, day: yesterday, counted: 2, records: 1, batchRows: 0 }],
  ]);
});

test('records of days that were compared and add up are not counted again for their total; those of days that do not, of today and of a filter are', async () => {
  const own = await startPortalForTest({}, { clock: () => archiveNow });
  const { db } = own.deps;
  const site = await siteWithRecords(own);
  const [id, token] = [site.administrator.organisationId, site.tokens.administrator];
  await writeGroup(db, [numbered(id, 1, archiveNow), numbered(id, 2, archiveNow)]);
  const totals = async (more = {}) => (await own.call(queryTotals, { query: { ...period, ...more } }, token)).body.response;
  const counted = await totals();
  expect(counted.records.answered + counted.records.failed).toBe(242);
  await compareCounts({ ...own.deps, log: { error: () => undefined } });
  // The clock of the database, which keeps running.
  await db.updateTable('count_comparison').set({ compared_at: archiveNow }).execute();
  expect(await totals()).toEqual(counted);
  expect(await totals({ service: 'npq', country: 'FR' })).toMatchObject({ inBatches: { answered: 0, failed: 0 } });

  await sql`delete from query_records where organisation_id = ${id}`.execute(db);
  const { records } = await totals();
  expect(records.answered + records.failed).toBe(240);
  expect((await totals({ user: site.administrator.portalId })).records).toEqual({ answered: 0, failed: 0 });
  // Some day differs, or its counts do not give the number of records.
  const whole = { differences: 0, counted_from: null, records_from: null };
  for (const part of [{ differences: 1 }, { counted_from: '2026-02-03' }, { records_from: '2026-02-03' }]) {
    await db
      .updateTable('count_comparison')
      .set({ ...whole, ...part })
      .execute();
    expect([part, (await totals()).records]).toEqual([part, { answered: 0, failed: 0 }]);
  }
});
