import { expect, test } from 'vitest';
import { serviceStatus, type ServiceStatus } from '../../shared/status/status.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { servicesFile } from '../test-support/answerers.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest, startSecondNode, type TestPortal } from '../test-support/test-portal.ts';
import { json, startUpstreamServer, status } from '../test-support/upstream-server.ts';

const number = '447400123456';

/** Somebody of the platform organisation, who is told counts. */
async function staffToken({ deps }: TestPortal): Promise<string> {
  return signedInToken(deps, await makeUser(deps, { organisationId: deps.config.PLATFORM_ACCOUNT_ID }));
}

async function statusOf(portal: TestPortal, service: ServiceCode, token: string): Promise<ServiceStatus> {
  const { body } = await portal.call(serviceStatus, {}, token);
  return body.message.find((line: ServiceStatus) => line.service === service);
}

const ask = async (portal: TestPortal, service: ServiceCode, token: string) =>
  portal.call(singleQuery, { query: { phonenumber: number, service } }, token);

test('a service without queries is unused, and what was asked is counted with its latency and the age of its data', async () => {
  const portal = await startPortalForTest();
  const token = await staffToken(portal);
  expect(await statusOf(portal, 'npq', token)).toMatchObject({ state: 'unused', hasQueries: false, answered: null });
  await ask(portal, 'npq', token);
  await portal.deps.serviceHealth.flush();
  const npq = await statusOf(portal, 'npq', token);
  expect(npq).toMatchObject({ state: 'working', answeredBy: 'data', queries: 1, answered: 1, circuit: null });
  expect([npq.p50Ms, npq.data?.dataVersion, npq.data?.asOf]).toEqual([expect.any(Number), expect.any(String), expect.any(String)]);
  expect(await statusOf(portal, 'gnr', token)).toMatchObject({ state: 'unused' });
});

test('a failing upstream shows: its failures by reason, the stored data that stood in, and its open circuit', async () => {
  const { url } = await startUpstreamServer(status(500));
  const upstream = { kind: 'http', url: `${url}/?n={number}`, retries: 0 };
  const portal = await startPortalForTest({ SERVICES_CONFIG: servicesFile({ liveStatus: upstream, npq: upstream }) });
  const token = await staffToken(portal);
  const customer = await signedInToken(portal.deps, await makeUser(portal.deps));
  for (const asker of [token, customer, token, customer, token, customer])
    for (const service of ['liveStatus', 'npq'] as const) await ask(portal, service, asker);
  await ask(portal, 'gnr', token);
  await portal.deps.serviceHealth.flush();
  expect(await statusOf(portal, 'liveStatus', token)).toMatchObject({
    state: 'failing',
    answered: 0,
    failures: [{ reasonCode: 301, share: 1, queries: 6 }],
    circuit: 'open',
    circuitSince: expect.any(String),
  });
  expect(await statusOf(portal, 'npq', token)).toMatchObject({ state: 'failing', answered: 1, storedData: 1, circuit: 'open' });
  // What failed of others is no failure of its own.
  expect(await statusOf(portal, 'gnr', token)).toMatchObject({ state: 'working', answered: 1, failures: [] });
});

test('answers of a batch in a live service count too', async () => {
  const { url } = await startUpstreamServer(json({ ns: 'active', nv: 'valid', rc: 0 }));
  const liveStatus = { kind: 'http', url: `${url}/?n={number}` };
  const portal = await startPortalForTest({ SERVICES_CONFIG: servicesFile({ liveStatus }) });
  const token = await staffToken(portal);
  const content = ['447400123456', '447400123457', '447400123458'];
  const { body } = await sendBatch(portal, token, { content, services: ['liveStatus', 'npq'] });
  await finishedRows(portal, token, body.id);
  await portal.deps.serviceHealth.flush();
  expect(await statusOf(portal, 'liveStatus', token)).toMatchObject({ queries: 3, answered: 1 });
});

test('several nodes add up, and each tells of the circuits of all', async () => {
  const { url } = await startUpstreamServer(status(500));
  const services = servicesFile({ liveStatus: { kind: 'http', url: `${url}/?n={number}`, retries: 0 } });
  const first = await startPortalForTest({ SERVICES_CONFIG: services });
  const second = await startSecondNode(first, { SERVICES_CONFIG: services });
  const token = await staffToken(first);
  for (const node of [first, second, second]) await ask(node, 'npq', token);
  const customer = await signedInToken(first.deps, await makeUser(first.deps));
  for (const asker of [token, customer, token, customer, token]) await ask(second, 'liveStatus', asker);
  await Promise.all([first, second].map(({ deps }) => deps.serviceHealth.flush()));
  for (const node of [first, second]) {
    expect(await statusOf(node, 'npq', token)).toMatchObject({ queries: 3, answered: 1 });
    expect(await statusOf(node, 'liveStatus', token)).toMatchObject({ state: 'failing', circuit: 'open' });
  }
});

test('customers are told shares alone', async () => {
  const portal = await startPortalForTest();
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  await ask(portal, 'npq', token);
  await portal.deps.serviceHealth.flush();
  expect(await statusOf(portal, 'npq', token)).toMatchObject({ state: 'working', hasQueries: true, queries: null, answered: 1 });
});
