import { expect, test } from 'vitest';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { serviceCodes } from '../../shared/services/services.ts';
import { servicesFile, standingClock } from '../test-support/answerers.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { json, startUpstreamServer, status } from '../test-support/upstream-server.ts';

const number = '447400123456';

async function portalWith(services: object, clock = standingClock(new Date())) {
  const portal = await startPortalForTest({ DEMO: 'true', SERVICES_CONFIG: servicesFile(services) }, { clock: clock.now });
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const query = (service: string, phonenumber = number) =>
    portal.app.inject({
      url: singleQuery.path,
      query: { phonenumber, service },
      headers: { authorization: `Bearer ${token}` },
    });
  return { portal, query, clock };
}

test('F16: one upstream service down: eleven answers with 200, and 502 with Retry-After for that one once its circuit is open', async () => {
  const upstream = await startUpstreamServer(status(500));
  const { query } = await portalWith({ irsfCheck: { kind: 'http', url: `${upstream.url}/{number}`, retries: 0, concurrency: 1 } });
  for (let at = 0; at < 5; at += 1) expect((await query('irsfCheck')).statusCode).toBe(502);
  const replies = await Promise.all(serviceCodes.map((service) => query(service)));
  expect(serviceCodes.filter((_, at) => replies[at]?.statusCode !== 200)).toEqual(['irsfCheck']);
  const refused = replies[serviceCodes.indexOf('irsfCheck')];
  expect(refused?.json()).toEqual({
    message: 'irsfCheck: the upstream network returned an error',
    code: 'upstream_failed',
    said: { name: 'singleQuerySaid.failed', values: ['irsfCheck'] },
    response: { tel: number, rc: 301 },
  });
  expect(refused?.headers['retry-after']).toBe('30');
  expect(upstream.requests).toHaveLength(5);
});

test('F18: what an upstream sends beside the legend is never passed on', async () => {
  const upstream = await startUpstreamServer(json({ dno: true, dnot: true, imsi: '234990000000001', __proto__: { rc: 1 }, rc: 0 }));
  const { query } = await portalWith({ dno: { kind: 'http', url: `${upstream.url}/{number}` } });
  expect(Object.keys((await query('dno')).json().response).toSorted()).toEqual(['asOf', 'dataVersion', 'dno', 'rc', 'source', 'tel']);
});

test('T49: the number and the service cannot change where an upstream is asked: what could is 400, or read as a number without it', async () => {
  const upstream = await startUpstreamServer(json({ npi: 'no', rc: 0 }));
  const url = `${upstream.url}/{service}/{number}`;
  const { query } = await portalWith(Object.fromEntries(serviceCodes.map((service) => [service, { kind: 'http', url }])));
  const hostile = ['\r\nX-Evil: 1', '/../../admin', '#', '?service=admin', '@evil.example', '%2e%2e', '\0'];
  for (const end of hostile) {
    expect([200, 400]).toContain((await query('npq', `${number}${end}`)).statusCode);
    expect((await query(`npq${end}`)).statusCode).toBe(400);
  }
  expect((await query('npq')).json().response).toMatchObject({ npi: 'no', source: 'live' });
  expect(new Set(upstream.requests.map((request) => request.url))).toEqual(new Set([`/npq/${number}`]));
});
