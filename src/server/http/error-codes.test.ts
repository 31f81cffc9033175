/** Every refusal has a code from a closed list, for programs; the sentences beside it are for people. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { makeKeyFor, makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** The codes that programs rely on: a removed code, or a changed status, breaks them. */
const statuses = {
  validation_failed: 400,
  malformed_request: 400,
  wrong_credentials: 400,
  wrong_code: 400,
  link_not_valid: 400,
  human_check_failed: 400,
  not_signed_in: 401,
  key_not_accepted: 401,
  forbidden: 403,
  not_for_keys: 403,
  address_not_allowed: 403,
  organisation_closed: 403,
  not_entitled: 403,
  proof_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timed_out: 408,
  conflict: 409,
  already_exists: 409,
  limit_reached: 409,
  changed_meanwhile: 409,
  idempotency_key_reused: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  rate_limited: 429,
  too_many_attempts: 429,
  quota_reached: 429,
  busy: 429,
  headers_too_large: 431,
  internal_error: 500,
  upstream_failed: 502,
  unavailable: 503,
  overloaded: 503,
  database_unavailable: 503,
  database_read_only: 503,
  storage_unavailable: 503,
  records_unavailable: 503,
  mail_unavailable: 503,
  upstream_timed_out: 504,
};

interface Described {
  schema: { properties: Record<string, { enum?: string[] }>; required: string[] };
  examples: Record<string, { value: { code: string } }>;
}

test('the OpenAPI document describes every code at the response of its status, as plain JSON and as a problem', async () => {
  const { components } = (await portal.app.inject({ url: '/api/openapi.json' })).json();
  const found: Record<string, number> = {};
  for (const [status, { description, content }] of Object.entries<{ description: string; content: Record<string, Described> }>(
    components.responses,
  )) {
    expect(Object.keys(content)).toEqual(['application/json', 'application/problem+json']);
    for (const { schema, examples } of Object.values(content)) {
      const codes = schema.properties['code']?.enum ?? [];
      expect(schema.required).toContain('code');
      expect(Object.entries(examples).map(([name, { value }]) => [name, value.code])).toEqual(codes.map((code) => [code, code]));
      if (status === 'Refusal') expect(codes.toSorted()).toEqual(Object.keys(statuses).toSorted());
      else for (const code of codes) found[code] = Number(status);
      if (status !== 'Refusal') for (const code of codes) expect(description).toContain(`\`${code}\`: `);
    }
  }
  expect(found).toEqual(statuses);
});

describe('What is refused has the code of its reason', () => {
  const json = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  const signedIn = async () => ({ authorization: `Bearer ${await signedInToken(portal.deps, await makeUser(portal.deps))}` });
  const withKey = async (key: object = {}) => {
    const made = await makeKeyFor(portal, await makeUser(portal.deps), { permissions: maskOf([bits.gnr_search]), ...key });
    return { authorization: `Bearer ${made.key}` };
  };
  const lookUp = '/api/gnr-search/number-lookup';

  test.each([
    ['no token', 'not_signed_in', () => ({ url: '/api/authentication/status' })],
    ['a key with a mistake in it', 'key_not_accepted', () => ({ url: lookUp, headers: { authorization: `Bearer dp_${'x'.repeat(59)}` } })],
    ['a key where a person is asked for', 'not_for_keys', async () => ({ url: '/api/keys', headers: await withKey() })],
    [
      'a key from another address',
      'address_not_allowed',
      async () => ({ url: `${lookUp}?phonenumber=447400123456`, headers: await withKey({ addresses: ['192.0.2.7'] }) }),
    ],
    ['a permission that is not held', 'forbidden', async () => ({ url: '/api/reports/qdrreport?daysAgo=1', headers: await withKey() })],
    ['a number that is none', 'validation_failed', async () => ({ url: `${lookUp}?phonenumber=x`, headers: await signedIn() })],
    ['a number in no range', 'not_found', async () => ({ url: `${lookUp}?phonenumber=999123`, headers: await signedIn() })],
    ['an address that nothing answers', 'not_found', () => ({ url: '/api/nothing' })],
    ['another method', 'method_not_allowed', () => ({ url: lookUp, method: 'PUT' as const })],
    ['an address that cannot be read', 'malformed_request', () => ({ url: '/api/%ZZ' })],
    [
      'JSON that is none',
      'malformed_request',
      () => ({ url: '/api/authentication/login', method: 'POST' as const, headers: json, payload: '{' }),
    ],
    ['no X-Requested-With', 'malformed_request', () => ({ url: '/api/authentication/login', method: 'POST' as const, payload: {} })],
    [
      'a wrong password',
      'wrong_credentials',
      () => ({
        url: '/api/authentication/login',
        method: 'POST' as const,
        headers: json,
        payload: { email: 'nobody@customer.example', password: '0'.repeat(128) },
      }),
    ],
    [
      'a body that is no JSON',
      'unsupported_media_type',
      () => ({
        url: '/api/authentication/login',
        method: 'POST' as const,
        headers: { ...json, 'content-type': 'text/plain' },
        payload: 'x',
      }),
    ],
    [
      'a body of more than 64 KiB',
      'payload_too_large',
      () => ({ url: '/api/authentication/login', method: 'POST' as const, headers: json, payload: ' '.repeat(64 * 1024 + 1) }),
    ],
    [
      'a link that does not work',
      'link_not_valid',
      () => ({
        url: '/api/authentication/resetpassword',
        method: 'POST' as const,
        headers: json,
        payload: { token: 'A'.repeat(43), newPassword: 'a'.repeat(128), confirmPassword: 'a'.repeat(128) },
      }),
    ],
  ] as const)('%s: %s', async (_, code, call) => {
    const reply = await portal.app.inject(await call());
    expect(reply.json()).toMatchObject({ code, message: expect.stringMatching(/\w/) });
    expect(reply.statusCode).toBe(statuses[code]);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('more calls than are taken in a minute: rate_limited', async () => {
    const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '1' });
    await own.app.inject({ url: '/api/config' });
    const reply = await own.app.inject({ url: '/api/config' });
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['GET / HTTP/1.1\r\nHost: portal\r\nno header\r\n\r\n', 'malformed_request', 'malformed', '400 Bad Request'],
    [
      `GET / HTTP/1.1\r\nHost: portal\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      'headers_too_large',
      'headersTooLarge',
      '431 Request Header Fields Too Large',
    ],
  ])('bytes that are no request of HTTP: %#', async (bytes, code, entry, status) => {
    const own = await startPortalForTest();
    const { port } = new URL(await own.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(head).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    const said = { name: `baseSaid.${entry}`, values: [] };
    expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/^The (request|headers)/), said });
  });
});

describe('A problem (RFC 9457)', () => {
  const ask = (accept: string, url = '/api/gnr-search/range-search?range=x') => portal.app.inject({ url, headers: { accept } });

  test('is what a refusal is as where it is asked for', async () => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const headers = { accept: 'application/problem+json', authorization: `Bearer ${token}` };
    const reply = await portal.app.inject({ url: '/api/gnr-search/number-lookup?phonenumber=x', headers });
    const sentence = 'Please provide a full E164 number without leading + and only numbers';
    expect(reply.headers['content-type']).toBe('application/problem+json');
    expect(reply.headers['vary']).toMatch(/\baccept\b/);
    expect(reply.json()).toEqual({
      type: '/developers#validation_failed',
      title: 'Not valid',
      status: 400,
      detail: sentence,
      code: 'validation_failed',
      errors: { phonenumber: sentence },
      instance: reply.headers['x-request-id'],
    });
  });

  test.each([
    ['application/json, application/problem+json', true],
    ['application/problem+json;q=0.5, */*', true],
    ['text/html, Application/Problem+JSON', true],
    ['application/json, application/problem+json;q=0.9', false],
    ['application/problem+json;q=0', false],
    ['application/json', false],
    ['*/*', false],
    ['application/*', false],
    ['', false],
  ])('"%s" asks for one: %s', async (accept, isProblem) => {
    const reply = await ask(accept);
    expect(String(reply.headers['content-type']).startsWith('application/problem+json')).toBe(isProblem);
    expect('detail' in reply.json()).toBe(isProblem);
  });

  test('is also what an address is that no screen has', async () => {
    expect((await ask('application/problem+json', '/nowhere')).json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});
