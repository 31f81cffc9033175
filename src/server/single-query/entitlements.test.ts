/** Entitlements in single queries, in bulk queries and through an assistant. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { entitlements } from '../../shared/entitlements/entitlements.ts';
import { bulkQueries, singleQuery } from '../../shared/single-query/single-query.ts';
import { servicesFile } from '../test-support/answerers.ts';
import { shiftDatabaseClock, stopDatabaseClock } from '../test-support/database-clock.ts';
import { startPortalAtNoon, startPortalAtNoonForTest, untilNoonMs } from '../test-support/portal-at-noon.ts';
import { entitle, quotaRowsOf } from '../test-support/entitlements.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { startPortalForTest, startRememberingNode, startSecondNode, type TestPortal } from '../test-support/test-portal.ts';
import { startUpstreamServer, status } from '../test-support/upstream-server.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon({ RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

const [britain, america, jersey] = ['447400123456', '12015550123', '447797712345'];
const refused = (tel: string, rc: number) => ({ tel, rc, source: 'data', dataVersion: null, asOf: null });

async function newCaller() {
  const user = await makeUser(portal.deps);
  return { user, token: await signedInToken(portal.deps, user) };
}

async function ask(token: string, phonenumber = britain, service = 'gnr', node = portal) {
  const { status: code, body } = await node.call(singleQuery, { query: { phonenumber, service: service as 'gnr' } }, token);
  return code === 200 ? body.response : body;
}

async function askMany(token: string, numbers: readonly string[], services: readonly string[] = ['gnr']): Promise<number[]> {
  const { body } = await portal.call(bulkQueries, { body: { numbers: [...numbers], services: services as 'gnr'[] } }, token);
  return body.response.map(({ rc }: { rc: number }) => rc);
}

/** Returns the reason codes of the organisation's records, in ascending order. */
async function recordedOf({ organisationId }: Pick<TestUser, 'organisationId'>): Promise<number[]> {
  const rows = await portal.deps.db
    .selectFrom('query_records')
    .where('organisation_id', '=', organisationId)
    .select('rc')
    .orderBy('rc')
    .execute();
  return rows.map(({ rc }) => rc);
}

const own = async (token: string) => (await portal.call(entitlements, {}, token)).body.message;
const numbersFrom = (count: number) => Array.from({ length: count }, (_, at) => String(447_400_100_000 + at));

describe('Without a limit', () => {
  test('everything is answered, and no row is written for it', async () => {
    const { user, token } = await newCaller();
    expect((await ask(token)).rc).toBe(0);
    expect(await askMany(token, [britain, america])).toEqual([0, 0]);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([]);
    expect(await own(token)).toEqual({
      services: 'npq gnr liveStatus liveRouting ported ports ukported usmrq dno irsfCheck dnoText AITCheck'.split(' '),
      destinations: [],
      dailyQuota: null,
      usedToday: null,
      leftToday: null,
      renewedAt: null,
    });
  });
});

describe('A service that is not allowed', () => {
  test('T71: answers with reason code 500 in every kind of call, by either name, is recorded, and costs nothing of the quota', async () => {
    const { user, token } = await newCaller();
    await entitle(portal, user, { services: ['gnr'], dailyQuota: 10 });
    expect(await ask(token, britain, 'npq')).toEqual(refused(britain, 500));
    expect(await ask(token, britain, 'ports&days')).toEqual(refused(britain, 500));
    expect(await askMany(token, [britain], ['npq', 'gnr', 'ports'])).toEqual([500, 0, 500]);
    expect(await recordedOf(user)).toEqual([0, 500, 500, 500, 500]);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([{ used: 1 }]);
    expect(await own(token)).toMatchObject({ services: ['gnr'], dailyQuota: 10, usedToday: 1, leftToday: 9 });
  });

  test('T71: the node on which it is said obeys at the next call', async () => {
    const { user, token } = await newCaller();
    expect((await ask(token)).rc).toBe(0);
    await entitle(portal, user, { services: ['npq'] });
    expect((await ask(token)).rc).toBe(500);
    await entitle(portal, user, {});
    expect((await ask(token)).rc).toBe(0);
  });

  test('T71: an upstream is not asked', async () => {
    const { url, requests } = await startUpstreamServer(status(500));
    const limited = await startPortalForTest({ SERVICES_CONFIG: servicesFile({ liveStatus: { kind: 'http', url: `${url}/{number}` } }) });
    const user = await makeUser(limited.deps);
    const token = await signedInToken(limited.deps, user);
    await entitle(limited, user, { services: ['npq'] });
    expect((await ask(token, britain, 'liveStatus', limited)).rc).toBe(500);
    expect(requests).toEqual([]);
  });
});

describe('A destination that is switched off', () => {
  test.each([
    ['a country', ['US'], [0, 501, 0]],
    ['a calling code, which several countries share', ['44'], [501, 0, 501]],
    ['one country of a shared calling code', ['JE'], [0, 0, 501]],
    ['a country and a calling code', ['JE', '1'], [0, 501, 501]],
  ])('T71: %s answers with reason code 501, and costs nothing of the quota', async (_, destinations, codes) => {
    const { user, token } = await newCaller();
    await entitle(portal, user, { destinations, dailyQuota: 100 });
    const numbers = [britain, america, jersey];
    expect(await askMany(token, numbers)).toEqual(codes);
    for (const [at, tel] of numbers.entries()) expect((await ask(token, tel)).rc).toBe(codes[at]);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([{ used: 2 * codes.filter((rc) => rc === 0).length }]);
  });
});

describe('A daily quota', () => {
  test('T71: of forty queries at once on every node exactly thirteen are answered, the others have reason code 502', async () => {
    const { user, token } = await newCaller();
    await entitle(portal, user, { dailyQuota: 13 });
    const nodes = [portal, await startSecondNode(portal, { RATE_LIMIT_PER_MINUTE: '0' })];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => ask(token, britain, 'gnr', nodes[at % nodes.length])) as Promise<{ rc: number }>[],
    );
    const codes = answers.map(({ rc }) => rc).toSorted((a, b) => a - b);
    expect(codes).toEqual([...Array.from({ length: 13 }, () => 0), ...Array.from({ length: 27 }, () => 502)]);
    expect(await recordedOf(user)).toEqual(codes);
    expect(await own(token)).toMatchObject({ dailyQuota: 13, usedToday: 13, leftToday: 0 });
  });

  test('T71: single queries, calls about many numbers and the tools of assistants take from one count, whoever of the organisation asks', async () => {
    const { user, token } = await newCaller();
    await entitle(portal, user, { dailyQuota: 4 });
    expect((await ask(token)).rc).toBe(0);
    expect(await askMany(token, [britain])).toEqual([0]);
    const colleague = await makeUser(portal.deps, { organisationId: user.organisationId });
    const { key } = await makeKeyFor(portal, colleague);
    const call = { name: 'query_number', arguments: { phonenumber: britain, services: ['gnr', 'npq', 'dno'] } };
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
    });
    const { response } = reply.json().result.structuredContent;
    expect(response.map(({ rc }: { rc: number }) => rc === 502)).toEqual([false, false, true]);
    expect((await ask(token)).rc).toBe(502);
  });

  test('a call about many numbers is answered from its beginning, number by number, as far as the quota goes', async () => {
    const { user, token } = await newCaller();
    await entitle(portal, user, { dailyQuota: 3 });
    expect(await askMany(token, [britain, america], ['gnr', 'irsfCheck', 'gnr'])).toEqual([0, expect.any(Number), 0, 502, 502, 502]);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([{ used: 3 }]);
  });

  test('what failed costs nothing: an upstream that fails, and what is no number of any country', async () => {
    const { url } = await startUpstreamServer(status(500));
    const failing = await startPortalAtNoonForTest({
      SERVICES_CONFIG: servicesFile({ liveStatus: { kind: 'http', url: `${url}/{number}`, retries: 0 } }),
    });
    const user = await makeUser(failing.deps);
    const token = await signedInToken(failing.deps, user);
    await entitle(failing, user, { dailyQuota: 2 });
    expect((await ask(token, britain, 'liveStatus', failing)).response.rc).toBe(301);
    expect((await ask(token, '999123456789', 'gnr', failing)).rc).toBe(101);
    const { body } = await failing.call(bulkQueries, { body: { numbers: ['999123456789'], services: ['liveStatus', 'gnr'] } }, token);
    expect(body.response.map(({ rc }: { rc: number }) => rc)).toEqual([301, 101]);
    expect(await quotaRowsOf(failing, user.organisationId)).toEqual([{ used: 0 }]);
  });

  test('T71: counts by the day of UTC: that of yesterday is nothing of today', async () => {
    const { db } = portal.deps;
    onTestFinished(() => shiftDatabaseClock(db, untilNoonMs()));
    await stopDatabaseClock(db, new Date('2026-11-30T23:59:59.999Z'));
    const { user, token } = await newCaller();
    await entitle(portal, user, { dailyQuota: 1 });
    expect((await ask(token)).rc).toBe(0);
    expect((await ask(token)).rc).toBe(502);
    expect(await own(token)).toMatchObject({ usedToday: 1, renewedAt: '2026-12-01T00:00:00Z' });
    await stopDatabaseClock(db, new Date('2026-12-01T00:00:00Z'));
    expect(await own(token)).toMatchObject({ usedToday: 0, renewedAt: '2026-12-02T00:00:00Z' });
    expect((await ask(token)).rc).toBe(0);
  });

  test('one of 0 answers nothing, one that is lowered below what was used neither, and one that is lifted everything', async () => {
    const { user, token } = await newCaller();
    await entitle(portal, user, { dailyQuota: 0 });
    expect(await askMany(token, [britain])).toEqual([502]);
    await entitle(portal, user, { dailyQuota: 5 });
    expect(await askMany(token, numbersFrom(4))).toEqual([0, 0, 0, 0]);
    await entitle(portal, user, { dailyQuota: 2 });
    expect(await askMany(token, numbersFrom(2))).toEqual([502, 502]);
    expect(await own(token)).toMatchObject({ usedToday: 4, leftToday: 0 });
    await entitle(portal, user, {});
    expect(await askMany(token, numbersFrom(6))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('T71: a support view spends nothing of the customer, and is told what the customer may ask', async () => {
    const { user } = await newCaller();
    await entitle(portal, user, { dailyQuota: 1, services: ['gnr'] });
    const staff = await supportViewToken(portal.deps, user);
    expect((await ask(staff)).rc).toBe(0);
    expect((await ask(staff)).rc).toBe(0);
    expect((await ask(staff, britain, 'npq')).rc).toBe(500);
    expect(await quotaRowsOf(portal, user.organisationId)).toEqual([]);
    expect(await own(staff)).toMatchObject({ services: ['gnr'], leftToday: 1 });
  });

  test('T71: another organisation is not held by it', async () => {
    const [{ user }, other] = [await newCaller(), await newCaller()];
    await entitle(portal, user, { dailyQuota: 0, services: [], destinations: ['GB'] });
    expect((await ask(other.token)).rc).toBe(0);
  });
});

test('T71: another node obeys within a second', async () => {
  const { user, token } = await newCaller();
  const other = await startRememberingNode(portal);
  expect((await ask(token, britain, 'gnr', other)).rc).toBe(0);
  await entitle(portal, user, { services: [] });
  expect((await ask(token)).rc).toBe(500);
  other.pass(999);
  expect((await ask(token, britain, 'gnr', other)).rc).toBe(0);
  other.pass(2);
  expect((await ask(token, britain, 'gnr', other)).rc).toBe(500);
});

test('what is refused is counted for the metrics, by its reason code', async () => {
  const counted = async () => {
    const { values } = (await portal.deps.metrics.registry.getSingleMetric('dialplane_refused_queries_total')?.get()) ?? { values: [] };
    return values.map(({ value }) => value);
  };
  const [service = 0, destination = 0, quota = 0] = await counted();
  const { user, token } = await newCaller();
  await entitle(portal, user, { services: ['gnr'], destinations: ['US'], dailyQuota: 1 });
  await askMany(token, [britain, america, jersey], ['gnr', 'npq']);
  expect(await counted()).toEqual([service + 3, destination + 1, quota + 1]);
});
