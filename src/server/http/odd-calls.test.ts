/** Calls that no screen makes: fields that nobody knows, methods and headers that mean nothing here. */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOtherSessions } from '../../shared/account/account.ts';
import { logout, status } from '../../shared/sign-in/sign-in.ts';
import { cancelBatch, rerunBatch } from '../../shared/batches/batches.ts';
import { contract } from '../../shared/contract.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const signIn = async () => signedInToken(portal.deps, await makeUser(portal.deps));

test.each([
  [cancelBatch.path, { id: crypto.randomUUID(), organisationId: 1 }],
  [rerunBatch.path, { id: crypto.randomUUID(), organisationId: 1 }],
  [logout.path, { organisationId: 1 }],
  [endOtherSessions.path, { organisationId: 1 }],
])('T35: %s refuses a field that it does not know, and does nothing', async (url, payload) => {
  const token = await signIn();
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
  const reply = await portal.app.inject({ method: 'POST', url, headers, payload });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toHaveProperty('organisationId');
  expect((await portal.call(status, {}, token)).status).toBe(200);
});

test('a call that takes nothing takes no body, an empty one, or an empty object', async () => {
  for (const payload of [undefined, {}]) {
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${await signIn()}` };
    expect((await portal.app.inject({ method: 'POST', url: logout.path, headers, ...(payload && { payload }) })).statusCode).toBe(200);
  }
});

test('HEAD asks nothing: no call answers it, and no query is counted', async () => {
  const user = await makeUser(portal.deps);
  const headers = { authorization: `Bearer ${await signedInToken(portal.deps, user)}` };
  const url = `${singleQuery.path}?phonenumber=447400987654&service=gnr`;
  expect((await portal.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  const reply = await portal.app.inject({ method: 'HEAD', url, headers });
  expect([reply.statusCode, reply.headers.allow, reply.body]).toEqual([405, 'GET', '']);
  expect((await portal.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  const counted = async () => {
    const days = await portal.deps.db.selectFrom('query_daily').where('organisation_id', '=', user.organisationId).selectAll().execute();
    return days.flatMap(({ succeeded, failed }) => [...succeeded, ...failed]).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(counted).toBe(2);
  for (const { method, path, transfer } of contract.filter((endpoint) => endpoint.method === 'GET' && endpoint.transfer === 'json')) {
    expect((await portal.app.inject({ method: 'HEAD', url: path, headers })).statusCode, `${method} ${path} ${transfer}`).toBe(405);
  }
});

test('an expectation that cannot be met is 417, in the usual shape', async () => {
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await new Promise<{ statusCode: number | undefined; id: unknown; body: unknown }>((resolve, reject) => {
    request(`${address}/api/config`, { headers: { expect: 'miracles' } }, (response) => {
      json(response).then((body) => resolve({ statusCode: response.statusCode, id: response.headers['x-request-id'], body }), reject);
    })
      .on('error', reject)
      .end();
  });
  expect(reply).toEqual({
    statusCode: 417,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body: { code: 'expectation_failed', message: 'The only supported expectation is 100-continue' },
  });
});
