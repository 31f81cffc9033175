/** Log entry of a call: user, address, id and trace, each once. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleQuery } from '../shared/single-query/single-query.ts';
import { status } from '../shared/sign-in/sign-in.ts';
import { buildApp } from './app.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { servicesFile } from './test-support/answerers.ts';
import { makeUser, signedInToken } from './test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from './test-support/test-portal.ts';
import { json, startUpstreamServer } from './test-support/upstream-server.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${parentId}-01`;

/** Starts the application on the parts of `portal`, and collects its log lines. */
async function logging(own: TestPortal) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...own.deps, log, metrics: createMetrics() });
  return { app, lines };
}

const keysIn = (line = '') => [...line.matchAll(/"(\w+)":/g)].map(([, key]) => key);

test('a call is one line with the id of its response, the address, and who called', async () => {
  const { app, lines } = await logging(portal);
  const user = await makeUser(portal.deps);
  const headers = { authorization: `Bearer ${await signedInToken(portal.deps, user)}`, traceparent };
  const reply = await app.inject({ url: `${status.path}?a=1`, headers, remoteAddress: '192.0.2.7' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: reply.headers['x-request-id'],
    traceId,
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    method: 'GET',
    route: status.path,
    status: 200,
    address: '192.0.2.7',
    portalId: user.portalId,
    organisationId: user.organisationId,
  });
  expect(
    keysIn(lines[0])
      .filter((key) => /id$/i.test(key ?? ''))
      .toSorted((a = '', b = '') => a.localeCompare(b)),
  ).toEqual(['organisationId', 'portalId', 'requestId', 'spanId', 'traceId']);
});

test('a call without a trace, or with a header that is none, is logged without one', async () => {
  const { app, lines } = await logging(portal);
  await app.inject({ url: status.path });
  await app.inject({ url: status.path, headers: { traceparent: 'none' } });
  for (const line of lines) expect(keysIn(line)).not.toContain('traceId');
});

test('a fault is logged under the id of its response, from where the call came and with its trace', async () => {
  const own = await startPortalForTest();
  const { app, lines } = await logging(own);
  const headers = { authorization: `Bearer ${'A'.repeat(43)}`, traceparent };
  await own.deps.db.destroy();
  const reply = await app.inject({ url: status.path, headers, remoteAddress: '192.0.2.7' });
  expect(reply.statusCode).toBeGreaterThanOrEqual(500);
  const fault = lines.find((line) => line.includes('"request failed"'));
  expect(JSON.parse(fault ?? '')).toMatchObject({ requestId: reply.headers['x-request-id'], address: '192.0.2.7', traceId });
  expect(keysIn(fault).filter((key) => key === 'requestId' || key === 'reqId')).toEqual(['requestId']);
});

test('an upstream is asked within the trace of the call, with an id of its own as the parent; without one it is told nothing', async () => {
  const upstream = await startUpstreamServer(json({ ns: 'active', rc: 0 }));
  const services = { liveStatus: { kind: 'http', url: `${upstream.url}/{number}` } };
  const own = await startPortalForTest({ SERVICES_CONFIG: servicesFile(services) });
  const { app, lines } = await logging(own);
  const authorization = `Bearer ${await signedInToken(own.deps, await makeUser(own.deps))}`;
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: `${singleQuery.path}?phonenumber=447400123456&service=liveStatus`, headers: { authorization, ...headers } });
  await ask({ traceparent });
  await ask({});
  const [traced, plain] = upstream.requests.map((request) => request.headers['traceparent']);
  const spanId = JSON.parse(lines[0] ?? '').spanId;
  expect(traced).toBe(`00-${traceId}-${spanId}-01`);
  expect(spanId).not.toBe(parentId);
  expect(plain).toBeUndefined();
});
