/** Records that wait in the stream: for reports, for callers while nobody writes, and for a reader that receives nothing. */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { singleQuery } from '../../../shared/single-query/single-query.ts';
import { makePeriodReports } from '../../documents/period-reports.ts';
import { makeOrganisation, makeUser, signedInToken } from '../../test-support/factories.ts';
import { NatsServers } from '../../test-support/nats-servers.ts';
import { areInstalled } from '../../test-support/programs.ts';
import { connected, each, numbered, storedOf } from '../../test-support/stream-records.ts';
import { waitersForRows, whileLocked } from '../../test-support/statements.ts';
import { startPortalForTest, startSecondNode, type TestPortal } from '../../test-support/test-portal.ts';
import { encode, partitionOf, streamOf, subjectOf } from './messages.ts';

const canRun = areInstalled('nats-server');
const hourMs = 3_600_000;

async function startServer(): Promise<NatsServers> {
  const servers = await NatsServers.start(1);
  onTestFinished(() => servers.stop());
  return servers;
}

async function isThere({ deps }: TestPortal): Promise<void> {
  await expect.poll(() => deps.queryRecords.stream?.isThere()).toBe(true);
}

test.runIf(canRun)('a report of a week is made when its records are written, and has them', async () => {
  const { url } = await startServer();
  const clock = () => new Date('2026-11-20T12:00:00Z');
  const portal = await startPortalForTest({ RECORDS_URL: url, ROLE: 'api' }, { clock });
  await portal.deps.publishing.published();
  await isThere(portal);
  const id = await makeOrganisation(portal.deps);
  for (const index of [1, 2, 3]) await portal.deps.queryRecords.record(numbered(id, index, new Date('2026-11-10T12:00:00Z')));
  await expect(makePeriodReports(portal.deps)).rejects.toThrow('Query records of the stream are not written yet');
  const reports = () => portal.deps.db.selectFrom('documents').where('organisation_id', '=', id).select('file_name').execute();
  expect(await reports()).toEqual([]);
  await startSecondNode(portal, { RECORDS_URL: url }, { clock });
  await makePeriodReports(portal.deps);
  expect(await storedOf(portal, id)).toEqual(each(3));
  expect(await reports()).toContainEqual({ file_name: 'weekly-report-2026-W46.csv' });
});

test.runIf(canRun)('reports wait for what was asked before them, and not for a moment without queries', async () => {
  const { url } = await startServer();
  const portal = await startPortalForTest({ RECORDS_URL: url });
  await isThere(portal);
  const id = await makeOrganisation(portal.deps);
  const { queryRecords, db } = portal.deps;
  await queryRecords.record(numbered(id, 1));
  await queryRecords.untilWritten(id);
  // The lock holds back the writer of the partition, which needs its row.
  const asked = await whileLocked(db, sql`select from record_positions where partition = ${partitionOf(id)} for update`, async () => {
    await queryRecords.record(numbered(id, 2));
    let isAnswered = false;
    const answer = queryRecords.isAllWritten().finally(() => (isAnswered = true));
    await expect.poll(() => waitersForRows(db)).toBeGreaterThan(0);
    expect(await storedOf(portal, id)).toEqual(each(1));
    expect(isAnswered).toBe(false);
    return { answer };
  });
  expect(await asked.answer).toBe(true);
  expect(await storedOf(portal, id)).toEqual(each(2));
});

test.runIf(canRun)('queries are refused where nobody has written records for a day, and taken again when somebody has', async () => {
  const servers = await startServer();
  const env = { RECORDS_URL: servers.url, ROLE: 'api' };
  const portal = await startPortalForTest(env);
  await isThere(portal);
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  await portal.deps.queryRecords.record(numbered(user.organisationId, 1));
  const askIn = async (hours: number) => {
    const node = await startSecondNode(portal, env, { clock: () => new Date(Date.now() + hours * hourMs) });
    const looks = () =>
      node.deps.queryRecords.stream?.waiting().then(
        ({ messages }) => messages,
        () => undefined,
      );
    // By the second look the node's own first one is over.
    for (const _ of [1, 2]) await expect.poll(looks).toBeDefined();
    const { status, body } = await node.call(singleQuery, { query: { phonenumber: '447400123456', service: 'npq' } }, token);
    return { status, code: body.code, ready: (await node.app.inject('/readyz')).json() };
  };
  expect(await askIn(23)).toEqual({ status: 200, code: undefined, ready: { status: 'ready' } });
  expect(await askIn(25)).toEqual({ status: 503, code: 'records_unavailable', ready: { status: 'ready', away: ['records'] } });
  await startSecondNode(portal, { RECORDS_URL: servers.url });
  await expect.poll(() => storedOf(portal, user.organisationId)).toEqual(each(2));
  expect(await askIn(25)).toMatchObject({ status: 200 });
  // A call repeats a record for 15 s; the stream must recognise its id that long, and keep the message until it is read.
  const { config } = await (await connected(servers)).client().manager.streams.info(streamOf(partitionOf(user.organisationId)));
  expect([config.duplicate_window, config.max_age]).toEqual([120e9, 48 * 3_600e9]);
});

test.runIf(canRun)('a reader that is given nothing while the stream has more begins anew', async () => {
  const servers = await startServer();
  const { manager, stream } = (await connected(servers)).client();
  const portal = await startPortalForTest({ RECORDS_URL: servers.url, ROLE: 'api' });
  const id = await makeOrganisation(portal.deps);
  const [name, subject] = [streamOf(partitionOf(id)), subjectOf(partitionOf(id))];
  await stream.publish(subject, encode([numbered(id, 1)]));
  // The newest message of the stream is one that no consumer delivers.
  const { seq } = await stream.publish(subject, encode([numbered(id, 2)]));
  await manager.streams.deleteMessage(name, seq);
  await startSecondNode(portal, { RECORDS_URL: servers.url });
  await expect.poll(() => storedOf(portal, id)).toEqual(each(1));
  const consumers = async () => (await manager.consumers.list(name).next()).map((consumer) => consumer.name);
  const [first] = await consumers();
  await expect.poll(async () => (await consumers()).filter((consumer) => consumer !== first)).not.toEqual([]);
  await stream.publish(subject, encode([numbered(id, 3)]));
  await expect.poll(() => storedOf(portal, id)).toEqual(each(2));
});
