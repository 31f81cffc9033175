import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { anyone, get, post } from '../../shared/base/endpoint.ts';
import { call, CallError, receiptOf, setBaseUrl, setUnauthorizedHandler } from './call.ts';

const Anything = z.record(z.string(), z.unknown());
const read = get('/api/things', {
  summary: 'Reads',
  access: anyone,
  query: z.object({ q: z.string(), service: z.optional(z.array(z.string())) }),
  reply: Anything,
});
const act = post('/api/things', { summary: 'Acts', access: anyone, body: z.object({ name: z.string() }), reply: Anything });

let seen: { url: string; headers: IncomingMessage['headers']; body: string };
let answer: (response: ServerResponse) => void;
const stored = new Map<string, string>();
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    seen = { url: request.url ?? '', headers: request.headers, body };
    answer(response);
  });
});

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setBaseUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => reply(200, { ok: true }));
afterEach(() => {
  stored.clear();
  setUnauthorizedHandler(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

describe('a call', () => {
  test('answers the body and says that a script sent it', async () => {
    expect(await call(read, { query: { q: '44' } })).toEqual({ ok: true });
    expect(seen).toMatchObject({ url: '/api/things?q=44', headers: { 'x-requested-with': 'XMLHttpRequest' } });
    expect(seen.headers).not.toHaveProperty('authorization');
    expect(seen.headers).not.toHaveProperty('x-background');
  });

  test('leaves a receipt with the request id and the time of its reply', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'abc-1' }).end('{}');
    const body = await call(read, { query: { q: '44' } });
    expect(receiptOf(body)).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), requestId: 'abc-1' });
    expect(receiptOf({}).requestId).toBeNull();
  });

  test('repeats a name for each value and escapes what it must', async () => {
    await call(read, { query: { q: 'a&b', service: ['npq', 'ports&days'] } });
    expect(seen.url).toBe('/api/things?q=a%26b&service=npq&service=ports%26days');
  });

  test('carries the stored token, JSON, and the mark of a background call', async () => {
    stored.set('authToken', 'abc');
    await call(act, { body: { name: 'x' } }, { background: true });
    expect(seen.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json', 'x-background': '1' });
    expect(seen.body).toBe('{"name":"x"}');
  });
});

describe('a refused call', () => {
  test('gives the errors object where there is one', async () => {
    reply(400, { message: 'Invalid', errors: { name: 'Full name is required' } });
    const failure = await failureOf(call(act, { body: { name: '' } }));
    expect(failure).toMatchObject({ status: 400, content: { name: 'Full name is required' }, requestId: 'r-1' });
  });

  test('otherwise the message, with what is known of the number and when to come back', async () => {
    reply(504, { message: 'No answer', response: { tel: '44', rc: 300 } }, { 'Retry-After': '30' });
    const failure = await failureOf(call(read, { query: { q: '' } }));
    expect(failure).toMatchObject({ content: 'No answer', response: { tel: '44', rc: 300 }, retryAfterSeconds: 30 });
  });

  test("otherwise the transport's text", async () => {
    answer = (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    expect(await failureOf(call(read, { query: { q: '' } }))).toMatchObject({
      status: 502,
      content: 'Request failed with status code 502',
    });
  });

  test('is a "Network Error" without a status where no answer came', async () => {
    answer = (response) => response.destroy();
    expect(await failureOf(call(read, { query: { q: '' } }))).toMatchObject({ status: 0, content: 'Network Error' });
  });

  test('says that nothing was sent where the browser knew that it is offline, and tries all the same', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answer = (response) => response.destroy();
    expect(await failureOf(call(read, { query: { q: '' } }))).toMatchObject({ status: 0, content: 'You are offline. Nothing was sent.' });
    reply(200, { message: 'Here' });
    expect(await call(read, { query: { q: '' } })).toEqual({ message: 'Here' });
    vi.stubGlobal('navigator', {});
  });

  test.each([401, 418])('with %i reports the token it was refused with, and still fails', async (status) => {
    const refused: unknown[] = [];
    setUnauthorizedHandler((refusal) => refused.push(refusal));
    stored.set('authToken', 'old');
    reply(status, { message: 'No' });
    expect(await failureOf(call(read, { query: { q: '' } }))).toMatchObject({ status, endsSession: true });
    expect(refused).toEqual([{ token: 'old' }]);
  });

  test('given up by its caller is not a network error', async () => {
    answer = () => undefined;
    await expect(call(read, { query: { q: '' } }, { signal: AbortSignal.timeout(50) })).rejects.not.toBeInstanceOf(CallError);
  });
});

function reply(status: number, body: unknown, headers: Record<string, string> = {}) {
  answer = (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1', ...headers }).end(JSON.stringify(body));
}

async function failureOf(calling: Promise<unknown>): Promise<unknown> {
  return calling.then(
    () => expect.fail('The call should have failed'),
    (failure: unknown) => failure,
  );
}
