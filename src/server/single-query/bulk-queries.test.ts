import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { bulkQueries, singleQuery } from '../../shared/single-query/single-query.ts';
import { servicesFile, standingClock } from '../test-support/answerers.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { startUpstreamServer, status } from '../test-support/upstream-server.ts';

/** Services in the order of the specification. */
const services = 'npq gnr liveStatus liveRouting ported ports&days ukported usmrq dno irsfCheck dnoText AITCheck'.split(' ');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true', RATE_LIMIT_PER_MINUTE: '0' }, { clock: standingClock(new Date()).now });
});
afterAll(() => portal.stop());

type Row = { tel: string; service: string; rc: number };

/** Sends a bulk query as a program does. */
async function askMany({ app }: Pick<TestPortal, 'app'>, token: string, payload: object) {
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
  const reply = await app.inject({ method: 'POST', url: bulkQueries.path, headers, payload });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** Returns the answer of a single query; for a refusal, its part about the number. */
async function askOne(token: string, phonenumber: string, service: string) {
  const query = { phonenumber, service };
  const reply = await portal.app.inject({ url: singleQuery.path, query, headers: { authorization: `Bearer ${token}` } });
  const { response } = reply.json();
  return reply.statusCode === 200 ? response : { ...response, source: 'live', dataVersion: null, asOf: null };
}

const newToken = async () => signedInToken(portal.deps, await makeUser(portal.deps));

async function recordsOf({ organisationId }: Pick<TestUser, 'organisationId'>) {
  return portal.deps.db
    .selectFrom('query_records')
    .where('organisation_id', '=', organisationId)
    .select(['service', 'tel', 'country', 'channel', 'rc', 'key_id as key', 'portal_user_id as user'])
    .execute();
}

describe('Many numbers in one call', () => {
  test('sixty numbers of twelve services, all magic ones among them, are answered field by field as 720 single queries', async () => {
    const magic = magicNumbers.map(({ number }) => number).filter((number) => !number.startsWith('+'));
    const others = Array.from({ length: 60 }, (_, at) => String([447_400_000_000, 12_025_550_000, 33_600_000_000][at % 3]! + at * 7_919));
    const numbers = [...new Set([...magic, ...others])].slice(0, 60);
    expect(magic.every((number) => numbers.includes(number))).toBe(true);
    const token = await newToken();
    const { status: answered, body, headers } = await askMany(portal, token, { numbers, services });
    expect(answered).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const single: object[] = [];
    for (const tel of numbers) for (const service of services) single.push({ ...(await askOne(token, tel, service)), service });
    expect(body).toEqual({ response: single });
    const asked = magicNumbers.filter(({ number }) => numbers.includes(number));
    const rcOf = ({ number, service }: { number: string; service: string }) =>
      body.response.find((row: Row) => row.tel === number && row.service === service)?.rc;
    expect(asked.map((query) => [query.number, query.service, rcOf(query)])).toEqual(
      asked.map(({ number, service, rc }) => [number, service, rc]),
    );
  });

  test('a thousand numbers of twelve services are twelve thousand rows in the order of numbers and services', async () => {
    const numbers = Array.from({ length: 1_000 }, (_, at) => String(447_400_000_000 + at * 99));
    const { status: answered, body } = await askMany(portal, await newToken(), { numbers, services });
    expect(answered).toBe(200);
    const pairs = body.response.map(({ tel, service }: Row) => `${tel} ${service}`);
    expect(pairs).toEqual(numbers.flatMap((tel) => services.map((service) => `${tel} ${service}`)));
  });

  test('a service is called as it was asked for, in the order asked, and twice where it was asked twice', async () => {
    const asked = { numbers: ['447700900123', '12025550123', '447700900123'], services: ['ports', 'gnr', 'ports&days'], days: 30 };
    const { body } = await askMany(portal, await newToken(), asked);
    expect(body.response.map(({ tel, service }: Row) => [tel, service])).toEqual(
      asked.numbers.flatMap((tel) => asked.services.map((service) => [tel, service])),
    );
    expect(body.response[0]).toEqual({ ...body.response[2], service: 'ports' });
  });

  test.each([
    [
      '1,001 numbers',
      Array.from({ length: 1_001 }, (_, at) => String(447_400_000_000 + at)),
      ['npq'],
      {
        numbers: 'At most 1,000 numbers per call. Send more as a batch: POST /api/batchquery/batch_query',
      },
    ],
    ['no number', [], ['npq'], { numbers: 'Send at least one number' }],
    ['no list of numbers', undefined, ['npq'], { numbers: 'Send the numbers as a list' }],
    ['no service', ['447400123456'], [], { services: 'Please select at least one service' }],
    ['a service that there is not', ['447400123456'], ['npq', 'nosuch'], { 'services.1': 'This service does not exist' }],
    ['thirteen services', ['447400123456'], Array.from({ length: 13 }, () => 'npq'), { services: 'At most 12 services per call' }],
    [
      'a number that is no text',
      [447_400_123_456],
      ['npq'],
      { 'numbers.0': 'Please provide a full E164 number without leading + and only numbers' },
    ],
  ])('%s: 400, says what is wrong where, and asks nothing', async (_, numbers, asked, errors) => {
    const user = await makeUser(portal.deps);
    const reply = await askMany(portal, await signedInToken(portal.deps, user), { numbers, services: asked, strict: 1 });
    expect(reply).toMatchObject({ status: 400, body: { message: Object.values(errors).join(' '), errors } });
    expect(await recordsOf(user)).toEqual([]);
  });

  test('what is no number is a row with rc 100 and the reason, neither recorded nor counted; the others are answered', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const numbers = ['447400123456', '+447400123456', '12025550123', '0044', '8 (495) 123-45-67'];
    const { status: answered, body } = await askMany(portal, token, { numbers, services: ['gnr'], strict: 1 });
    expect(answered).toBe(200);
    expect(body.response.map(({ tel, rc }: Row) => [tel, rc])).toEqual([
      ['447400123456', 0],
      ['+447400123456', 100],
      ['12025550123', 0],
      ['0044', 100],
      ['8 (495) 123-45-67', 100],
    ]);
    const e164 = 'Please provide a full E164 number without leading + and only numbers';
    expect(body.response[3]).toEqual({
      tel: '0044',
      service: 'gnr',
      rc: 100,
      source: 'data',
      dataVersion: null,
      asOf: null,
      unread: { message: e164, said: { name: 'numbersWanted.e164', values: [] } },
    });
    expect((await recordsOf(user)).map(({ tel }) => tel).toSorted()).toEqual(['12025550123', '447400123456']);
  });

  test('a list without one number is answered with rows alone', async () => {
    const { status: answered, body } = await askMany(portal, await newToken(), { numbers: ['x', 'y'], services: ['npq'] });
    expect([answered, body.response.map(({ tel, rc }: Row) => [tel, rc])]).toEqual([
      200,
      [
        ['x', 100],
        ['y', 100],
      ],
    ]);
  });

  test('other days than 30 are 400, as of a single query', async () => {
    const asked = { numbers: ['447400123456'], services: ['ports'], days: 31 };
    expect(await askMany(portal, await newToken(), asked)).toMatchObject({
      status: 400,
      body: { errors: { days: 'A single query always uses 30 days' } },
    });
  });
});

describe('Upstreams of many numbers', () => {
  test('one that fails is rows with reason code 301, and the call and the other services go on', async () => {
    const upstream = await startUpstreamServer(status(500));
    const own = await startPortalForTest({
      SERVICES_CONFIG: servicesFile({ liveStatus: { kind: 'http', url: `${upstream.url}/{number}`, retries: 0 } }),
    });
    const token = await signedInToken(own.deps, await makeUser(own.deps));
    const numbers = Array.from({ length: 200 }, (_, at) => String(447_400_000_000 + at));
    const { status: answered, body } = await askMany(own, token, { numbers, services: ['liveStatus', 'gnr'] });
    expect(answered).toBe(200);
    expect(body.response).toHaveLength(400);
    for (const [at, row] of body.response.entries()) {
      const tel = numbers[at >> 1];
      if (at % 2 === 1) expect(row).toMatchObject({ tel, service: 'gnr', rc: 0, source: 'data' });
      else expect(row).toEqual({ tel, service: 'liveStatus', rc: 301, source: 'live', dataVersion: null, asOf: null });
    }
    // Its circuit is open: it does not get two hundred queries.
    expect(upstream.requests.length).toBeLessThan(20);
  });

  test('calls together ask a network no more at once than it takes, and nobody is refused for that', async () => {
    let [now, most] = [0, 0];
    const upstream = await startUpstreamServer((response) => {
      most = Math.max(most, (now += 1));
      setImmediate(() => {
        now -= 1;
        response.setHeader('content-type', 'application/json').end('{"ns":"active","nv":"valid","rc":0}');
      });
    });
    const own = await startPortalForTest({
      SERVICES_CONFIG: servicesFile({ liveStatus: { kind: 'http', url: `${upstream.url}/{number}`, concurrency: 2 } }),
    });
    const ask = async (first: number) => {
      const numbers = Array.from({ length: 60 }, (_, at) => String(first + at));
      const token = await signedInToken(own.deps, await makeUser(own.deps));
      return (await askMany(own, token, { numbers, services: ['liveStatus'] })).body.response.map(({ rc }: Row) => rc);
    };
    const replies = await Promise.all([ask(447_400_000_000), ask(447_500_000_000), ask(447_600_000_000)]);
    expect(new Set(replies.flat())).toEqual(new Set([0]));
    expect(upstream.requests).toHaveLength(180);
    expect(most).toBe(2);
  });
});

describe('Each answer of many is a query record', () => {
  const asked = { numbers: ['447700900123', '447700900300', '999123456789'], services: ['npq', 'liveStatus', 'ports'] };
  /** Number, service by its report name, country, reason code: docs/magic-numbers.md. */
  const expected = [
    ['447700900123', 'npq', 'GB', 0],
    ['447700900123', 'liveStatus', 'GB', 0],
    ['447700900123', 'ports', 'GB', 0],
    ['447700900300', 'liveStatus', 'GB', 300],
    ['999123456789', 'npq', 'ZZ', 101],
  ];

  test('of whoever asked, with its reason code, and counted once', async () => {
    const user = await makeUser(portal.deps);
    await askMany(portal, await signedInToken(portal.deps, user), asked);
    const records = await recordsOf(user);
    expect(records).toHaveLength(9);
    expect(records.map(({ tel, service, country, rc }) => [tel, service, country, rc])).toEqual(expect.arrayContaining(expected));
    expect(new Set(records.map(({ channel, key, user: by }) => `${channel} ${key} ${by}`))).toEqual(
      new Set([`single null ${user.portalId}`]),
    );
    const counts = await portal.deps.db.selectFrom('query_daily').where('organisation_id', '=', user.organisationId).selectAll().execute();
    const sumOf = (side: 'succeeded' | 'failed') => counts.flatMap((row) => row[side]).reduce((sum, count) => sum + count, 0);
    // A number that cannot exist fails three times, a network that timed out once.
    expect([sumOf('succeeded'), sumOf('failed')]).toEqual([5, 4]);
  });

  test('with a key of the channel api and with its id', async () => {
    const user = await makeUser(portal.deps);
    const { id, key } = await makeKeyFor(portal, user);
    const headers = { authorization: `Bearer ${key}` };
    const reply = await portal.app.inject({ method: 'POST', url: bulkQueries.path, headers, payload: asked });
    expect(reply.statusCode).toBe(200);
    expect((await recordsOf(user)).map((record) => [record.channel, record.key])).toEqual(Array.from({ length: 9 }, () => ['api', id]));
  });

  test('in a support view of the platform, not of the customer', async () => {
    const customer = await makeUser(portal.deps);
    const reply = await askMany(portal, await supportViewToken(portal.deps, customer), { ...asked, numbers: ['447400777001'] });
    expect(reply.status).toBe(200);
    expect(await recordsOf(customer)).toEqual([]);
    const ofPlatform = await recordsOf({ organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
    expect(ofPlatform.filter(({ tel }) => tel === '447400777001')).toHaveLength(3);
  });
});
