/** Query records through real NATS servers: each is in the database once, whatever is killed or comes twice. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { utcDay } from '../../../shared/base/utc-day.ts';
import { queryRecords, queryTotals } from '../../../shared/query-records/query-records.ts';
import { qdrReport } from '../../../shared/reports/reports.ts';
import { bulkQueries, singleQuery } from '../../../shared/single-query/single-query.ts';
import { openNetworkPath } from '../../test-support/network-path.ts';
import { makeOrganisation, makeUser, signedInToken } from '../../test-support/factories.ts';
import { NatsServers } from '../../test-support/nats-servers.ts';
import { areInstalled } from '../../test-support/programs.ts';
import type { Overrides } from '../../start.ts';
import { connected, each, numbered, storedOf } from '../../test-support/stream-records.ts';
import { startPortalForTest, startSecondNode } from '../../test-support/test-portal.ts';
import { examineStream } from './examine-stream.ts';
import { encode, partitionOf, partitions, streamOf, subjectOf } from './messages.ts';

const canRun = areInstalled('nats-server', 'openssl');

/** `npm run test:records` publishes more. */
const published = Number(process.env['RECORDS_PUBLISHED'] ?? 6_000);

describe.runIf(canRun)('One server', () => {
  let servers: NatsServers;
  beforeAll(async () => {
    servers = await NatsServers.start(1);
  });
  afterAll(() => servers.stop());

  const start = async (overrides: Overrides = {}) => {
    const portal = await startPortalForTest({ RECORDS_URL: servers.url }, overrides);
    await expect.poll(() => portal.deps.queryRecords.stream?.isThere()).toBe(true);
    return portal;
  };

  test('what is asked singly or by many is answered, and the reports after it have it', async () => {
    const now = new Date();
    const portal = await start({ clock: () => now });
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const today = utcDay(now);
    expect((await portal.call(singleQuery, { query: { phonenumber: '447400123456', service: 'npq' } }, token)).status).toBe(200);
    const numbers = Array.from({ length: 40 }, (_, index) => String(447_400_200_000 + index));
    expect((await portal.call(bulkQueries, { body: { numbers, services: ['npq', 'gnr'] } }, token)).status).toBe(200);
    const report = await portal.call(qdrReport, { query: { daysAgo: '0', failed: '1', currentCompany: 'npq' } }, token);
    expect(report.body.response).toEqual([
      { countryName: 'United Kingdom', isoCountry: 'GB', date: today, qtyQDRs: 41, failedQDRs: expect.any(Number) },
    ]);
    const totals = await portal.call(queryTotals, { query: { from: today, to: today } }, token);
    expect(totals.body.response.records.answered + totals.body.response.records.failed).toBe(81);
    const listed = await portal.call(queryRecords, { query: { from: today, to: today, service: 'npq', user: 'me' } }, token);
    expect(listed.body.response.rows).toHaveLength(41);
    for (const { headers } of [report, totals, listed]) expect(headers['x-recorded-until']).toBeUndefined();
    expect(await examineStream(servers.url, portal.deps.db)).toMatch(/each record is on one server, and none waits for the database$/);
    const metrics = (await portal.app.inject('/metrics')).body;
    for (const line of ['up 1', 'waiting 0', 'oldest_seconds 0', 'published_total 81'])
      expect(metrics).toContain(`\ndialplane_records_${line}\n`);
    // What other tests left in the stream it writes, too.
    expect(Number(/^dialplane_records_written_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(81);
  });

  test('a message that is published twice under one id is recorded once', async () => {
    const portal = await start();
    const id = await makeOrganisation(portal.deps);
    const { stream } = (await connected(servers)).client();
    const options = { msgID: randomUUID() };
    const message = encode([numbered(id, 1), numbered(id, 2)]);
    for (const isDuplicate of [false, true, true])
      expect(await stream.publish(subjectOf(partitionOf(id)), message, options)).toMatchObject({ duplicate: isDuplicate });
    await portal.deps.queryRecords.untilWritten(id);
    expect(await storedOf(portal, id)).toEqual(each(2));
  });

  test('a record whose acknowledgement is held up is sent again, and recorded once', async () => {
    const { hostname, port, username, password } = new URL(servers.url);
    const path = await openNetworkPath({ host: hostname, port: Number(port) });
    onTestFinished(() => path.stop());
    const portal = await startPortalForTest({ RECORDS_URL: `nats://${username}:${password}@127.0.0.1:${path.port}` });
    await expect.poll(() => portal.deps.queryRecords.stream?.isThere()).toBe(true);
    const id = await makeOrganisation(portal.deps);
    path.cut();
    const recorded = portal.deps.queryRecords.record(numbered(id, 1));
    // The first attempt was given up.
    await expect.poll(() => portal.deps.queryRecords.stream?.isThere()).toBe(false);
    path.mend();
    await recorded;
    await portal.deps.queryRecords.record(numbered(id, 2));
    await expect.poll(() => storedOf(portal, id)).toEqual(each(2));
  });

  test('of two nodes that write one partition at the same time each record is written once', async () => {
    const portal = await start();
    await startSecondNode(portal, { RECORDS_URL: servers.url });
    const id = await makeOrganisation(portal.deps);
    // Whoever looks finds it free, as after a node that was frozen for longer than it holds.
    let isOver = false;
    const freeing = (async () => {
      while (!isOver) await sql`update record_positions set held_until = now() - interval '1 second'`.execute(portal.deps.db);
    })();
    for (let from = 0; from < 2_000; from += 100)
      await Promise.all(Array.from({ length: 100 }, (_, index) => portal.deps.queryRecords.record(numbered(id, from + index))));
    await portal.deps.queryRecords.untilWritten(id);
    isOver = true;
    await freeing;
    expect(await storedOf(portal, id)).toEqual(each(2_000));
  });

  test('a writer whose database connections are killed again and again writes each record once', async () => {
    const portal = await start();
    const id = await makeOrganisation(portal.deps);
    let isOver = false;
    const killing = (async () => {
      while (!isOver)
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~ 'query_records|record_positions|query_daily|commit'`
          .execute(portal.deps.db)
          .catch(() => undefined);
    })();
    for (let from = 0; from < 2_000; from += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => portal.deps.queryRecords.record(numbered(id, from + index))));
    isOver = true;
    await killing;
    await expect.poll(() => storedOf(portal, id)).toEqual(each(2_000));
  });

  test('a stream that was made anew is read from its beginning, and what was written before stays', async () => {
    const portal = await start();
    const id = await makeOrganisation(portal.deps);
    for (let index = 0; index < 5; index += 1) await portal.deps.queryRecords.record(numbered(id, index));
    await expect.poll(() => storedOf(portal, id)).toEqual(each(5));
    const connection = await connected(servers);
    for (const partition of partitions) await connection.client().manager.streams.delete(streamOf(partition));
    await connection.stop();
    await connected(servers);
    for (let index = 5; index < 8; index += 1) await portal.deps.queryRecords.record(numbered(id, index));
    await expect.poll(() => storedOf(portal, id)).toEqual(each(8));
    for (let index = 8; index < 20; index += 1) await portal.deps.queryRecords.record(numbered(id, index));
    await expect.poll(() => storedOf(portal, id)).toEqual(each(20));
  });

  test('what is no record, and what is of an organisation that is gone, holds nothing up', async () => {
    const portal = await start();
    const id = await makeOrganisation(portal.deps);
    const gone = id + 4;
    const { stream } = (await connected(servers)).client();
    await stream.publish(subjectOf(partitionOf(id)), 'nothing of ours');
    await stream.publish(subjectOf(partitionOf(id)), encode([numbered(gone, 1), numbered(id, 1)]));
    await portal.deps.queryRecords.untilWritten(id);
    expect(await storedOf(portal, id)).toEqual(each(1));
    expect(await storedOf(portal, gone)).toEqual(each(0));
  });

  test('while the stream is away queries are refused, with words and a time, and cost nothing of the quota; the rest goes on', async () => {
    const portal = await start();
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const { db } = portal.deps;
    await db.insertInto('entitlements').values({ organisation_id: user.organisationId, services: null, daily_quota: 50 }).execute();
    const ask = () => portal.call(singleQuery, { query: { phonenumber: '447400123456', service: 'gnr' } }, token);
    expect((await ask()).status).toBe(200);
    const [server] = servers.members;
    await server?.kill();
    await expect.poll(() => portal.deps.queryRecords.stream?.isThere()).toBe(false);
    const askMany = () => portal.call(bulkQueries, { body: { numbers: ['447400123456'], services: ['gnr', 'npq'] } }, token);
    for (const { status, headers, body } of [await ask(), await askMany()]) {
      expect([status, body]).toEqual([
        503,
        {
          code: 'records_unavailable',
          message: 'We cannot record queries right now, so none are answered. Try again in a moment',
          said: { name: 'queryRecordsSaid.notRecorded', values: [] },
        },
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await expect(examineStream(servers.url, db)).rejects.toThrow('no server of RECORDS_URL takes the connection');
    const ready = await portal.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', away: ['records'] }]);
    const report = await portal.call(qdrReport, { query: { daysAgo: '0' } }, token);
    expect([report.status, Date.parse(String(report.headers['x-recorded-until']))]).toEqual([200, expect.any(Number)]);
    server?.start();
    await expect.poll(async () => (await ask()).status).toBe(200);
    expect((await portal.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const { used } = await db
      .selectFrom('quota_use')
      .where('organisation_id', '=', user.organisationId)
      .select('used')
      .executeTakeFirstOrThrow();
    await portal.deps.queryRecords.untilWritten(user.organisationId);
    expect(await storedOf(portal, user.organisationId)).toMatchObject({ records: used, counted: used });
  });
});

describe.runIf(canRun)('Three servers', () => {
  test('the one that leads is killed half-way, and each acknowledged record is written once', async () => {
    const servers = await NatsServers.start(3);
    onTestFinished(() => servers.stop());
    const portal = await startPortalForTest({ RECORDS_URL: servers.url });
    await expect.poll(() => portal.deps.queryRecords.stream?.isThere()).toBe(true);
    const id = await makeOrganisation(portal.deps);
    const stream = streamOf(partitionOf(id));
    expect((await (await connected(servers)).client().manager.streams.info(stream)).config).toMatchObject({
      num_replicas: 3,
      storage: 'file',
    });
    const leader = await servers.leaderOf(stream);
    let killed = Promise.resolve();
    // While the servers agree on another leader, calls are refused that would wait too long.
    const acknowledged: string[] = [];
    const record = async (index: number) => {
      const query = numbered(id, index);
      await portal.deps.queryRecords.record(query).then(
        () => acknowledged.push(query.tel),
        (error: unknown) =>
          expect([index >= published / 2, error]).toEqual([true, expect.objectContaining({ code: 'records_unavailable' })]),
      );
    };
    for (let from = 0; from < published; from += 100) {
      if (from === published / 2) killed = leader.kill();
      await Promise.all(Array.from({ length: 100 }, (_, index) => record(from + index)));
    }
    await killed;
    leader.start();
    await expect.poll(() => portal.deps.queryRecords.stream?.isThere()).toBe(true);
    await record(published);
    const lost = async () => {
      const rows = await portal.deps.db.selectFrom('query_records').where('organisation_id', '=', id).select('tel').execute();
      const tels = new Set(rows.map(({ tel }) => tel));
      return acknowledged.filter((tel) => !tels.has(tel));
    };
    await expect.poll(lost, { timeout: 90_000 }).toEqual([]);
    await portal.deps.queryRecords.untilWritten(id);
    const stored = await storedOf(portal, id);
    expect(stored).toEqual(each(stored?.records ?? 0));
  }, 180_000);
});
