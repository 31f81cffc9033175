/** Messages to `/mcp` from various senders and addresses, well-formed or not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKeyFor, makeUser, pendingToken, signedInToken, supportViewToken } from '../test-support/factories.ts';
import { keyAuditOf } from '../test-support/keys.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const accept = 'application/json, text/event-stream';
async function send(
  token: string | undefined,
  { headers = {}, payload = message as unknown, method = 'POST' as 'POST' | 'GET' | 'DELETE', from = '192.0.2.7' } = {},
) {
  const reply = await portal.app.inject({
    method,
    url: '/mcp',
    remoteAddress: from,
    headers: { accept, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(method === 'POST' && { payload: payload as object }),
  });
  const body = reply.body === '' ? {} : reply.json();
  return { status: reply.statusCode, headers: reply.headers, message: body.message as unknown, body };
}

test('T69: it takes keys alone, from their addresses alone, and says what it wants', async () => {
  const owner = await makeUser(portal.deps);
  const { key, id } = await makeKeyFor(portal, owner, { addresses: ['192.0.2.0/24'] });
  const wanted = 'Send an API key as Authorization: Bearer dp_…: create one in My Account';
  const person = { status: 403, message: `This needs an API key, not the session of a person. ${wanted}` };
  expect(await send(undefined)).toMatchObject({ status: 401, message: wanted, headers: { 'www-authenticate': 'Bearer' } });
  expect(await send('A'.repeat(43))).toMatchObject({ status: 401, message: wanted });
  expect(await send(await signedInToken(portal.deps, owner))).toMatchObject(person);
  expect(await send(await supportViewToken(portal.deps, owner))).toMatchObject(person);
  expect(await send(await pendingToken(portal.deps, owner))).toMatchObject(person);
  expect(await send(key)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(await send(key, { from: '198.51.100.7' })).toMatchObject({
    status: 403,
    message: 'This API key does not allow the address 198.51.100.7',
  });
  expect(await keyAuditOf(portal, owner)).toContain(
    `owner: key refused: POST /mcp: This API key does not allow the address 198.51.100.7, with the key ${key.slice(0, 11)}`,
  );
  await portal.deps.db.updateTable('api_keys').set({ revoked_at: new Date() }).where('id', '=', id).execute();
  portal.deps.sessions.allChanged(portal.deps.db);
  expect(await send(key)).toMatchObject({ status: 401, message: `The API key ${key.slice(0, 11)} was revoked` });
});

test('T69: a call of a tool comes from the address of the assistant', async () => {
  const { key } = await makeKeyFor(portal, await makeUser(portal.deps), { addresses: ['192.0.2.0/24'] });
  const call = { ...message, method: 'tools/call', params: { name: 'lookup_number', arguments: { phonenumber: '447400123456' } } };
  expect((await send(key, { payload: call })).body.result.structuredContent.response.tel).toBe('447400123456');
});

test('T69: the page of another site is refused, whatever it sends', async () => {
  const { key } = await makeKeyFor(portal, await makeUser(portal.deps));
  for (const origin of ['https://elsewhere.example', 'null']) expect((await send(key, { headers: { origin } })).status).toBe(403);
  expect((await send(key, { headers: { origin: new URL(portal.deps.publicUrl()).origin } })).status).toBe(200);
});

test('there is nothing to listen to and nothing to end: GET and DELETE are 405', async () => {
  const { key } = await makeKeyFor(portal, await makeUser(portal.deps));
  for (const method of ['GET', 'DELETE'] as const)
    expect(await send(key, { method })).toMatchObject({ status: 405, headers: { allow: 'POST' }, message: 'This address takes POST' });
});

test('T60: whatever the message is, no fault of ours', async () => {
  const { key } = await makeKeyFor(portal, await makeUser(portal.deps));
  const call = (params: unknown) => ({ ...message, method: 'tools/call', params });
  const payloads: unknown[] = [
    {},
    [],
    [message, message],
    { ...message, id: {} },
    { ...message, method: 'tools/none' },
    { ...message, method: '__proto__' },
    call(undefined),
    call({ name: 'constructor' }),
    call({ name: 'lookup_number', arguments: 'text' }),
    call({ name: 'lookup_number', arguments: { phonenumber: ['447400123456', { a: 1 }] } }),
    call({ name: 'explain_field', arguments: { field: '__proto__' } }),
    call({ name: 'explain_field', arguments: { field: { a: 1 } } }),
    call({ name: 'explain_field', arguments: { field: '\uD800\0' } }),
    call({ name: 'search_ranges', arguments: { range: '44', limit: 1e9 } }),
    call({ name: 'report', arguments: { days: -1 } }),
  ];
  for (const payload of payloads) {
    const { status, body } = await send(key, { payload });
    expect([200, 202, 400], JSON.stringify(payload)).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(/went wrong on our side|at .*\.ts/);
  }
  const tooLarge = await send(key, { payload: call({ name: 'explain_field', arguments: { field: 'x'.repeat(70_000) } }) });
  expect(tooLarge.status).toBe(413);
});
