import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { QueryAnswer } from '../../shared/services/legend.ts';
import { testToday } from '../../numbers/test-support/test-ranges.ts';
import { answerersOf } from '../test-support/answerers.ts';
import { askOverHttp } from './http-upstream.ts';
import { type Behaviour, drip, hang, huge, json, reset, startUpstreamServer, status, text } from '../test-support/upstream-server.ts';

afterEach(() => void vi.unstubAllEnvs());

const number = '447700900123';
const quick = { kind: 'http', retryDelayMs: 0 };

/** Live status asked of a server that behaves so. */
async function liveStatusFrom(behaviours: Behaviour[], settings: object = {}) {
  const upstream = await startUpstreamServer(...behaviours);
  const lines: string[] = [];
  const answerers = answerersOf({ liveStatus: { ...quick, url: `${upstream.url}/hlr/{number}`, ...settings } }, { lines });
  return { upstream, lines, ask: () => answerers.liveStatus(admitted({ tel: number }), { customer: 1 }) };
}

const failed = { code: 'upstream_failed', details: { response: { tel: number, rc: 301 } } };
const timedOut = { code: 'upstream_timed_out', details: { response: { tel: number, rc: 300 } } };

test('a live answer is source live, as of now, of no data set, with every field of a full answer', async () => {
  const { ask, upstream } = await liveStatusFrom([json({ ns: 'active', nv: 'valid', cn: 'Example Mobile', cic: '44001', rc: 0 })]);
  const answer = await ask();
  expect(answer).toEqual({
    tel: number,
    ns: 'active',
    nv: 'valid',
    nt: 'unknown',
    cc: null,
    cn: 'Example Mobile',
    cic: '44001',
    rc: 0,
    source: 'live',
    dataVersion: null,
    asOf: testToday.toISOString(),
  });
  expect(QueryAnswer.safeParse(answer).success).toBe(true);
  expect(upstream.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /hlr/${number}`]);
});

test('their fields become legend fields by JSON pointers, and their words ours', async () => {
  const { ask } = await liveStatusFrom(
    [json({ result: { status: 'SWITCHED_OFF', 'net/work': { code: '234-99', name: 'Example Mobile' }, ids: [44_001] }, type: 'MOB' })],
    {
      fields: {
        ns: { at: '/result/status', values: { ON: 'active', '*': 'absent' } },
        rc: { at: '/result/status', values: { ON: 0, SWITCHED_OFF: 200 } },
        nt: { at: '/type', values: { MOB: 'mobile' } },
        nv: { at: '/result/missing', values: { null: 'valid' } },
        cn: '/result/net~1work/name',
        cic: '/result/ids/0',
      },
    },
  );
  expect(await ask()).toMatchObject({ ns: 'absent', nv: 'valid', rc: 200, nt: 'mobile', cn: 'Example Mobile', cic: '44001' });
});

test('where the configuration says how the reason code is found, an answer without one is a failure', async () => {
  const fields = { ns: { at: '/state', values: { ON: 'active' } }, rc: { at: '/state', values: { ON: 0 } } };
  const { ask } = await liveStatusFrom([json({ state: 'ON' }), json({ state: 'NEW' }), json({})], { fields });
  expect(await ask()).toMatchObject({ ns: 'active', rc: 0 });
  await expect(ask()).rejects.toMatchObject(failed);
  await expect(ask()).rejects.toMatchObject(failed);
});

test('headers are sent, and their secrets may stand in a variable', async () => {
  vi.stubEnv('TEST_UPSTREAM_KEY', 'secret of the upstream');
  const { ask, upstream } = await liveStatusFrom([json({ ns: 'active' })], {
    headers: { 'X-Api-Key': { env: 'TEST_UPSTREAM_KEY' }, 'X-Plain': 'yes' },
  });
  await ask();
  expect(upstream.requests[0]?.headers).toMatchObject({
    'x-api-key': 'secret of the upstream',
    'x-plain': 'yes',
    accept: 'application/json',
  });
});

test.each<[string, Behaviour]>([
  ['HTML', text('<html><h1>It works</h1></html>')],
  ['broken JSON', text('{"ns": "active"')],
  ['50 MB', huge(50_000_000, { ns: 'active' })],
  ['a value outside the legend', json({ ns: 'perhaps', rc: 0 })],
  ['a name that is no text', json({ cn: { nested: true } })],
  ['a name of 10,000 characters', json({ cn: 'x'.repeat(10_000) })],
  ['a reason code that does not exist', json({ rc: 7 })],
  ['a list', json([])],
  ['an object without a field of the legend', json({ error: 'no credit' })],
])('F18: an upstream that sends %s with status 200 has failed for this service, and is not asked again', async (_, behaviour) => {
  const { ask, upstream } = await liveStatusFrom([behaviour]);
  await expect(ask()).rejects.toMatchObject(failed);
  expect(upstream.requests).toHaveLength(1);
});

test('F18: one byte a second is cut when the time is up', async () => {
  const { ask } = await liveStatusFrom([drip], { timeoutMs: 50 });
  await expect(ask()).rejects.toMatchObject(timedOut);
});

test('F17: an upstream that hangs is cut when the time is up: 504 with reason code 300', async () => {
  const { ask } = await liveStatusFrom([hang], { timeoutMs: 50 });
  await expect(ask()).rejects.toMatchObject({ ...timedOut, status: 504 });
});

test('F17: calls that were cut leave no connection behind', async () => {
  const { ask, upstream } = await liveStatusFrom([hang], { timeoutMs: 50, concurrency: 200 });
  const ends = await Promise.allSettled(Array.from({ length: 200 }, ask));
  expect(ends.every((end) => end.status === 'rejected')).toBe(true);
  await expect.poll(() => upstream.connections()).toBe(0);
});

test('T49: a redirect is not followed', async () => {
  const elsewhere = await startUpstreamServer(json({ ns: 'active' }));
  const { ask, upstream } = await liveStatusFrom([status(302, { location: `${elsewhere.url}/steal` })]);
  await expect(ask()).rejects.toMatchObject(failed);
  expect([upstream.requests.length, elsewhere.requests.length]).toEqual([1, 0]);
});

test('T49: an answer beyond the cap is not read to its end, even where it is compressed', async () => {
  const bomb = gzipSync(`${' '.repeat(20_000_000)}{"ns": "active"}`);
  const { ask } = await liveStatusFrom([(response) => response.setHeader('content-encoding', 'gzip').end(bomb)], { maxBytes: 1_000 });
  await expect(ask()).rejects.toMatchObject(failed);
});

test.each<[string, Behaviour]>([
  ['a cut connection', reset],
  ['status 500', status(500)],
  ['status 503', status(503)],
])('%s is tried again, at most as often as configured', async (_, behaviour) => {
  const once = await liveStatusFrom([behaviour, json({ ns: 'active' })]);
  expect(await once.ask()).toMatchObject({ ns: 'active' });
  const always = await liveStatusFrom([behaviour], { retries: 2 });
  await expect(always.ask()).rejects.toMatchObject({ ...failed, status: 502 });
  expect(always.upstream.requests).toHaveLength(3);
});

test.each([400, 401, 403, 404])('status %i would be the same the next time, and is not tried again', async (code) => {
  const { ask, upstream } = await liveStatusFrom([status(code)]);
  await expect(ask()).rejects.toMatchObject(failed);
  expect(upstream.requests).toHaveLength(1);
});

test.each([
  [400, true],
  [404, true],
  [422, true],
  [401, false],
  [410, false],
])('status %i six times in a row: whether the seventh question is still asked is %s', async (code, isAsked) => {
  const { ask, upstream } = await liveStatusFrom([status(code)]);
  for (let at = 0; at < 7; at += 1) await expect(ask()).rejects.toMatchObject(failed);
  expect(upstream.requests).toHaveLength(isAsked ? 7 : 5);
});

test.each([
  ['59', 59],
  ['3600', 3_600],
  ['3601', 3_600],
  ['soon', 1],
])('F19: a pause of %s is one of %i s: an hour is the longest', async (pause, retryAfterSeconds) => {
  const { url } = await startUpstreamServer(status(429, { 'retry-after': pause }));
  const settings = {
    kind: 'http',
    url,
    headers: {},
    maxBytes: 1_000,
    timeoutMs: 15_000,
    retries: 0,
    retryDelayMs: 0,
    concurrency: 1,
  } as const;
  const ask = askOverHttp('liveStatus', settings, { clock: () => testToday, traceparent: () => undefined });
  await expect(ask({ number, customer: 1, days: 1 }, new AbortController().signal)).rejects.toMatchObject({
    kind: 'limited',
    retryAfterSeconds,
  });
});

test('status 404 is an answer where the configuration says what it means', async () => {
  const { ask } = await liveStatusFrom([status(404)], { unknownNumber: 201 });
  expect(await ask()).toMatchObject({ tel: number, rc: 201, source: 'live' });
});

test('an upstream that answers with reason code 300 or 301 itself has failed, and is not doubted for it', async () => {
  const { ask, upstream } = await liveStatusFrom([json({ rc: 301 }), json({ rc: 300 })]);
  await expect(ask()).rejects.toMatchObject(failed);
  for (let at = 0; at < 10; at += 1) await expect(ask()).rejects.toMatchObject(timedOut);
  expect(upstream.requests).toHaveLength(11);
});

test('no log line holds the number or what the upstream said', async () => {
  const { ask, lines } = await liveStatusFrom([text(`{"tel": "${number}", oops`), status(500), reset], { retries: 0 });
  for (let at = 0; at < 3; at += 1) await expect(ask()).rejects.toMatchObject(failed);
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toMatch(/447700900123|oops/);
});
