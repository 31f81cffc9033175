/** Every call, whatever it does: headers, refusals, limits. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout, status } from '../shared/sign-in/sign-in.ts';
import { publicConfig } from '../shared/base/config.ts';
import { numberLookup, rangeSearch } from '../shared/range-search/range-search.ts';
import { DatabaseAway } from './database/absence.ts';
import { makeUser, signedInToken } from './test-support/factories.ts';
import { startPortalForTest, startRememberingNode, startSecondNode, startTestPortal, type TestPortal } from './test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const requestedWith = { 'x-requested-with': 'XMLHttpRequest' };

test('every response has an X-Request-Id of its own, and no answer of the API is stored', async () => {
  const replies = await Promise.all([portal.call(publicConfig, {}), portal.call(status, {}), portal.app.inject({ url: '/api/nowhere' })]);
  const ids = replies.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  for (const { headers } of replies) {
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('T57: every response keeps browsers on HTTPS, out of frames, and from guessing types', async () => {
  for (const { headers } of [await portal.call(publicConfig, {}), await portal.app.inject({ url: '/api/nowhere' })]) {
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
  }
});

test('a foreign X-Request-Id is not taken over', async () => {
  const { headers } = await portal.app.inject({ url: publicConfig.path, headers: { 'x-request-id': 'mine' } });
  expect(headers['x-request-id']).not.toBe('mine');
});

test('an address that nothing answers is 404 with a message', async () => {
  const reply = await portal.app.inject({ url: '/api/nowhere', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ code: 'not_found', message: 'Nothing answers GET at this address' });
});

describe('an address of the browser', () => {
  const askers = [
    ['a browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
    ['curl', { accept: '*/*' }],
    ['a monitor that names no type', {}],
  ] as const;

  test.each(askers)('every screen answers the page to %s', async (_, headers) => {
    for (const url of ['/', '/home', '/users/edit/17', '/auth/login?next=%2Fhome', '/gnr-search/']) {
      const reply = await portal.app.inject({ url, headers });
      expect([reply.statusCode, reply.headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
      expect((await portal.app.inject({ url, headers, method: 'HEAD' })).statusCode, url).toBe(200);
    }
  });

  test.each(askers)('without a screen answers %s the page too, as 404', async (_, headers) => {
    for (const url of ['/nowhere', '/users/edit', '/HOME', '/wp-login.php']) {
      const reply = await portal.app.inject({ url, headers });
      expect([reply.statusCode, reply.headers['content-type']], url).toEqual([404, 'text/html; charset=utf-8']);
    }
  });

  test('a program that asks for JSON gets no page, and neither does a file that is not there', async () => {
    for (const [url, accept] of [
      ['/', 'application/json'],
      ['/nowhere', 'application/json, text/plain'],
      ['/assets/gone.js', '*/*'],
    ] as const) {
      const reply = await portal.app.inject({ url, headers: { accept } });
      expect([reply.statusCode, reply.json()], url).toEqual([404, { code: 'not_found', message: 'Nothing answers GET at this address' }]);
    }
  });
});

test('T56: a POST needs X-Requested-With and JSON', async () => {
  const payload = { email: 'a@customer.example', password: 'a'.repeat(128) };
  expect((await portal.app.inject({ method: 'POST', url: login.path, payload })).json().message).toContain('X-Requested-With');
  const asText = {
    method: 'POST',
    url: login.path,
    payload: JSON.stringify(payload),
    headers: { ...requestedWith, 'content-type': 'text/plain' },
  } as const;
  expect((await portal.app.inject(asText)).statusCode).toBe(415);
  const broken = {
    method: 'POST',
    url: login.path,
    payload: '{"email":',
    headers: { ...requestedWith, 'content-type': 'application/json' },
  } as const;
  expect((await portal.app.inject(broken)).statusCode).toBe(400);
});

test('T56: no other origin may read an answer, and no method but those of the contract is taken', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'] as const) {
    const reply = await portal.app.inject({ method, url: publicConfig.path, headers });
    expect(
      Object.keys(reply.headers).filter((name) => name.startsWith('access-control-')),
      method,
    ).toEqual([]);
    expect(reply.statusCode, method).toBe(method === 'GET' ? 200 : 405);
  }
});

test('a field that the call does not know is 400 and names it', async () => {
  const payload = { email: 'a@customer.example', password: 'a'.repeat(128), isStaff: true };
  const reply = await portal.app.inject({ method: 'POST', url: login.path, payload, headers: requestedWith });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toHaveProperty('isStaff');
});

test('a body beyond what a form can hold is 413', async () => {
  const payload = { email: 'a@customer.example', password: 'a'.repeat(100_000) };
  expect((await portal.app.inject({ method: 'POST', url: login.path, payload, headers: requestedWith })).statusCode).toBe(413);
});

test('every document forbids scripts, styles and connections from elsewhere', async () => {
  for (const url of ['/', '/index.html', '/auth/login']) {
    const { headers } = await portal.app.inject({ url, headers: { accept: 'text/html' } });
    // Whole directives: what stands behind one would weaken it.
    const directives = String(headers['content-security-policy']).split(';');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' });
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(directives).toContain(directive);
    }
  }
});

test('signing out has the browser throw away what it kept of the portal', async () => {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  expect((await portal.call(status, {}, token)).headers['clear-site-data']).toBeUndefined();
  expect((await portal.call(logout, {}, token)).headers['clear-site-data']).toBe('"cache"');
});

test('the portal is alive, and ready while its database answers', async () => {
  expect((await portal.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' });
  expect((await portal.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('a node that is stopping, or whose database is gone, is not ready', async () => {
  const own = await startPortalForTest();
  own.draining.isDraining = true;
  const stopping = await own.app.inject({ url: '/readyz' });
  expect([stopping.statusCode, stopping.headers['retry-after']]).toEqual([503, '5']);
  own.draining.isDraining = false;
  await own.deps.db.destroy();
  expect((await own.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await own.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('T60: a call that needs a database that is away answers 503 with Retry-After, and tells nothing of it', async () => {
  const own = await startPortalForTest();
  const away = new pg.Client('postgres://portal:hunter2@127.0.0.1:9/portal');
  own.app.get('/api/away', () => away.connect().catch((cause: unknown) => Promise.reject(new DatabaseAway('away', { cause }))));
  const { statusCode, headers, body } = await own.app.inject({ url: '/api/away' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(body)).toEqual({
    code: 'database_unavailable',
    message: 'The portal cannot reach its database. Try again in a moment',
    said: { name: 'baseSaid.databaseAway', values: [] },
  });
});

test('an address that cannot be read is 400, a method that an address does not take 405, in the usual shape', async () => {
  const unreadable = await portal.app.inject({ url: '/api/%zz' });
  expect([unreadable.statusCode, unreadable.json()]).toEqual([400, { code: 'malformed_request', message: 'This address cannot be read' }]);
  expect(unreadable.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const wrongMethod = await portal.app.inject({ method: 'PUT', url: login.path });
  expect([wrongMethod.statusCode, wrongMethod.headers['allow'], wrongMethod.json()]).toEqual([
    405,
    'POST',
    { code: 'method_not_allowed', message: 'This address takes POST' },
  ]);
});

test('T59: calls beyond RATE_LIMIT_PER_MINUTE are 429 with Retry-After, per token', async () => {
  const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '3' });
  const [busy, calm] = [await signedInToken(own.deps, await makeUser(own.deps)), await signedInToken(own.deps, await makeUser(own.deps))];
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push(await own.call(status, {}, busy));
  expect(statuses.map((reply) => reply.status)).toEqual([200, 200, 200, 429]);
  expect(Number(statuses[3]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await own.call(status, {}, calm)).status).toBe(200);
});

test('inventing tokens does not get around the limit of an address', async () => {
  const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '3' });
  const tokens = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(43));
  const replies = [];
  for (const token of tokens) replies.push((await own.call(status, {}, token)).status);
  expect(replies).toEqual([401, 401, 401, 429]);
});

test('T14: a sign-out on one node ends the session on another within a second', async () => {
  const second = await startRememberingNode(portal);
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  expect((await second.call(status, {}, token)).status).toBe(200);
  await portal.call(logout, {}, token);
  second.pass(999);
  expect((await second.call(status, {}, token)).status).toBe(200);
  second.pass(2);
  expect((await second.call(status, {}, token)).status).toBe(401);
});

test('wrong passwords on several nodes spend one budget', async () => {
  const second = await startSecondNode(portal);
  const user = await makeUser(portal.deps);
  const guess = (node: TestPortal) => node.call(login, { body: { email: user.email, password: 'a'.repeat(128) } });
  for (let count = 0; count < 10; count += 1) expect((await guess(count % 2 === 0 ? portal : second)).status).toBe(400);
  expect((await guess(second)).status).toBe(429);
});

test('the two bodies of a range search, whole and truncated, are what the contract says', async () => {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  for (const range of ['1', '447700900']) {
    const { body } = await portal.call(rangeSearch, { query: { range } }, token);
    expect(rangeSearch.reply.safeParse(body).success).toBe(true);
  }
  const { body } = await portal.call(numberLookup, { query: { phonenumber: '447700900123' } }, token);
  expect(numberLookup.reply.safeParse(body).success).toBe(true);
});
