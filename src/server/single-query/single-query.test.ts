import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { fieldsOf, QueryAnswer } from '../../shared/services/legend.ts';
import { serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true' });
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

const query = (phonenumber: string, service: string, rest = '') =>
  portal.app
    .inject({
      url: `${singleQuery.path}?phonenumber=${phonenumber}&service=${encodeURIComponent(service)}${rest}`,
      headers: { authorization: `Bearer ${token}` },
    })
    .then((response) => ({ status: response.statusCode, body: response.json() }));

const provenance = ['source', 'dataVersion', 'asOf', 'simulated', 'missing', 'firstGiven', 'carriers'];
/** They say which of their rules decided. */
const withReasons: readonly ServiceCode[] = ['dno', 'irsfCheck', 'dnoText', 'AITCheck'];

describe('Single query', () => {
  test.each(serviceCodes)('%s answers a real number with fields of its own legend column and says where they are from', async (service) => {
    const { status, body } = await query('447400123456', service);
    expect(status).toBe(200);
    expect(QueryAnswer.safeParse(body.response)).toMatchObject({ success: true });
    const allowed = [...fieldsOf(service), ...provenance, ...(withReasons.includes(service) ? ['why'] : [])];
    expect(Object.keys(body.response).filter((key) => !allowed.includes(key))).toEqual([]);
    expect(body.response.tel).toBe('447400123456');
    expect(body.response.source).toBeTypeOf('string');
    expect('why' in body.response).toBe(withReasons.includes(service));
  });

  test.each([
    ['ports&days', ''],
    ['ports', ''],
    ['ports', '&days=30'],
    ['ports', '&days='],
    ['ports', '&days'],
  ])('the single query always uses 30 days and takes %s%s for the ports service', async (service, rest) => {
    expect((await query('447700900123', service, rest)).body.response).toMatchObject({ tel: '447700900123', ports: 2, rc: 0 });
  });

  test('other days than 30 are 400', async () => {
    expect((await query('447700900123', 'ports', '&days=31')).status).toBe(400);
  });

  test.each(magicNumbers.map(({ number, service, rc }) => [number, service, rc] as const))(
    '%s asked of %s ends with reason code %s',
    async (number, service, rc) => {
      const { status, body } = await query(encodeURIComponent(number), service, '&strict=1');
      if (rc === 100) expect(status).toBe(400);
      else expect(body.response).toMatchObject({ tel: number, rc });
    },
  );

  test('an upstream that times out is 504, one that fails is 502, and both say number and reason code', async () => {
    const failures = magicNumbers.filter(({ service, rc }) => service === 'liveStatus' && (rc === 300 || rc === 301));
    expect(new Set(failures.map(({ rc }) => rc))).toEqual(new Set([300, 301]));
    for (const { number, rc } of failures) {
      const { status, body } = await query(number, 'liveStatus');
      expect(status).toBe(rc === 300 ? 504 : 502);
      expect(body).toMatchObject({ message: expect.any(String), response: { tel: number, rc } });
    }
  });

  test('a live answer of the demo is marked as simulated', async () => {
    expect((await query('447400123456', 'liveStatus')).body.response).toMatchObject({ simulated: true, source: 'live' });
  });

  test('outside the demo nobody answers the live services: 200 with reason code 500', async () => {
    const plain = await startPortalForTest();
    const own = await signedInToken(plain.deps, await makeUser(plain.deps));
    const reply = await plain.call(singleQuery, { query: { phonenumber: '447400123456', service: 'liveStatus' } }, own);
    expect(reply).toMatchObject({ status: 200, body: { response: { tel: '447400123456', rc: 500 } } });
  });

  test('a service that does not exist is 400', async () => {
    expect(await query('447400123456', 'nosuch')).toMatchObject({
      status: 400,
      body: { errors: { service: 'This service does not exist' } },
    });
  });
});

describe('A query answered is a query recorded', () => {
  test('a single query is recorded and counted once, the failed one too, before its answer leaves', async () => {
    const user = await makeUser(portal.deps);
    const own = await signedInToken(portal.deps, user);
    const failing = magicNumbers.find(({ service, rc }) => service === 'liveStatus' && rc === 300)?.number ?? '';
    const asked: [string, string][] = [
      ['447400123456', 'npq'],
      ['447400123456', 'ports&days'],
      ['99912345678', 'dno'],
      [failing, 'liveStatus'],
    ];
    for (const [phonenumber, service] of asked) {
      const query = { phonenumber, service };
      await portal.app.inject({ url: singleQuery.path, query, headers: { authorization: `Bearer ${own}` } });
    }
    const records = await portal.deps.db
      .selectFrom('query_records')
      .where('organisation_id', '=', user.organisationId)
      .select(['service', 'tel', 'country', 'channel', 'rc'])
      .orderBy('at')
      .execute();
    expect(records).toEqual([
      { service: 'npq', tel: '447400123456', country: 'GB', channel: 'single', rc: 2 },
      { service: 'ports', tel: '447400123456', country: 'GB', channel: 'single', rc: 105 },
      { service: 'dno', tel: '99912345678', country: 'ZZ', channel: 'single', rc: 0 },
      { service: 'liveStatus', tel: failing, country: 'GB', channel: 'single', rc: 300 },
    ]);
    const counts = await portal.deps.db.selectFrom('query_daily').where('organisation_id', '=', user.organisationId).selectAll().execute();
    const sumOf = (side: 'succeeded' | 'failed') => counts.flatMap((row) => row[side]).reduce((sum, count) => sum + count, 0);
    expect([sumOf('succeeded'), sumOf('failed')]).toEqual([3, 1]);
  });
});
