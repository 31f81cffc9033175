import { existsSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchResults, submitBatch } from '../../shared/batches/batches.ts';
import { formOf, formType } from '../test-support/batch-form.ts';
import { finishedRows, resultText, sendBatch, type SentBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.stop());

const ownToken = async () => signedInToken(portal.deps, await makeUser(portal.deps));
const send = (batch: SentBatch) => sendBatch(portal, token, batch);
/** Folders of batches that do not exist, and half-written files. */
async function leftovers(): Promise<string[]> {
  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const files = join(portal.dataDir, 'files');
  const known = new Set((await portal.deps.db.selectFrom('batches').select('id').execute()).map(({ id }) => id));
  return [...namesIn(join(files, 'batches')).filter((id) => !known.has(id)), ...namesIn(join(files, '.partial'))];
}

describe('Batch query: what is asked', () => {
  test.each<[string, Partial<SentBatch>, Record<string, string>]>([
    ['at least one service', { services: [] }, { service: 'Please select at least one service' }],
    ['a service of the list', { services: ['npq', 'ports&days'] }, { 'service.1': 'This service does not exist' }],
    ['email is valid', { email: 'nobody' }, { email: 'Email is not valid' }],
    ['email is required', { email: '' }, { email: 'Email is required' }],
    ['days are required when the ports service is chosen', { services: ['ports'] }, { days: 'You must enter a value' }],
    ['days are at least 0', { services: ['ports'], days: '-1' }, { days: 'Value must be greater than or equal to 0' }],
    ['days are at most 1000', { services: ['ports'], days: '1001' }, { days: 'Value must be less than or equal to 1000' }],
    [
      'days are at most 1000, however long',
      { services: ['ports'], days: '1'.padEnd(400, '0') },
      { days: 'Value must be less than or equal to 1000' },
    ],
    ['days are a whole number', { services: ['ports'], days: '1.5' }, { days: 'You must enter a value' }],
  ])('%s', async (_, batch, errors) => {
    expect(await send({ content: ['447700900123'], ...batch })).toMatchObject({ status: 400, body: { errors } });
  });

  test.each(['0', '1000'])('days may be %s', async (days) => {
    expect((await send({ content: ['447700900123'], services: ['ports'], days })).status).toBe(200);
  });

  test('a file is required', async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, 'content-type': formType };
    const url = `${submitBatch.path}?service=npq&email=a@customer.example`;
    const response = await portal.app.inject({ method: 'POST', url, headers, payload: formOf('', '') });
    expect({ status: response.statusCode, errors: response.json().errors }).toEqual({
      status: 400,
      errors: { file: 'Please upload file' },
    });
  });
});

describe('T46: the file rules hold on the server too', () => {
  test.each<[string, Partial<SentBatch>, string]>([
    ['another format', { name: 'numbers.xls' }, 'Only the following formats are accepted: .csv, .txt'],
    ['a space in the name', { name: 'my numbers.csv' }, 'File name cannot contain spaces'],
    ['an ampersand in the name', { name: 'a&b.csv' }, "File name cannot contain '&' (ampersand) character"],
    ['another sign in the name', { name: 'a+b.csv' }, 'FileName can only contain alphanumeric,_,. and -'],
    ['a name of 121 characters', { name: `${'n'.repeat(117)}.csv` }, 'File name has more than 120 characters'],
    ['a name of 5,000 characters', { name: `${'n'.repeat(4_996)}.csv` }, 'File name has more than 120 characters'],
    ['a name that is read backwards', { name: 'numbers\u202evsc.csv' }, 'FileName can only contain alphanumeric,_,. and -'],
    ['a name with a sign of no width', { name: 'num\u200bbers.csv' }, 'FileName can only contain alphanumeric,_,. and -'],
    ['100,001 rows', { content: '1234567\n'.repeat(100_001) }, 'Looks like the file contains more than 100,000 rows'],
    ['two columns', { content: '1234567\n1234567,2\n' }, 'Looks like there is a row with more than one column'],
    ['letters', { content: '1234567\nabc\n' }, 'Looks like the file contains line with letters'],
    ['a NUL', { content: '1234567\n123\0\n' }, 'Looks like the file contains line with letters'],
    ['an empty line', { content: '1234567\n\n1234567\n' }, 'Looks like there are empty lines or empty cells in the first column'],
    ['nothing in it', { content: '' }, 'Looks like there are empty lines or empty cells in the first column'],
  ])('%s', async (_, batch, message) => {
    const reply = await send({ content: ['447700900123'], ...batch });
    expect(reply.status).toBe(400);
    expect(reply.body.errors.file).toContain(message);
    await expect.poll(leftovers).toEqual([]);
  });

  test('a name of 120 characters is taken, and its result is downloaded under a name that begins with it', async () => {
    const own = await ownToken();
    const name = `${'n'.repeat(116)}.csv`;
    const { body } = await sendBatch(portal, own, { content: ['44740012345678'], name });
    const [row] = await finishedRows(portal, own, body.id);
    expect(row?.Filename).toMatch(/^n{116}_npq_/);
    expect(await resultText(portal, own, row?.Filename ?? '')).toContain('44740012345678');
  });

  test('one line of 3 MB is a row with a number that is none', async () => {
    const own = await ownToken();
    const { body } = await sendBatch(portal, own, { content: '4'.repeat(3_000_000) });
    expect(await finishedRows(portal, own, body.id)).toMatchObject([{ Records: 1, status: 'partly', failed: 1 }]);
  });

  test('a byte order mark, CRLF, quotes and a missing last newline are accepted', async () => {
    const own = await ownToken();
    const { body } = await sendBatch(portal, own, { content: '\ufeff447700900123\r\n"12025550123"\r\n33612345678', services: ['gnr'] });
    const [row] = await finishedRows(portal, own, body.id);
    const lines = (await resultText(portal, own, row?.Filename ?? '')).trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';').slice(0, 3))).toEqual(
      ['447700900123', '12025550123', '33612345678'].map((number) => [number, number, expect.stringMatching(/^\d+$/)]),
    );
  });

  test.each([
    ['a zip archive, as spreadsheets are', Buffer.from('PK\x03\x04 and more', 'latin1'), ''],
    ['a gzip archive', gzipSync('447700900123\n'.repeat(100)), ''],
    ['UTF-16', Buffer.from('\ufeff447700900123\n', 'utf16le'), ' This file is UTF-16: save it as UTF-8'],
  ])('%s is 415', async (_, content, cause) => {
    const file = `Only the following formats are accepted: .csv, .txt${cause}`;
    expect(await send({ content })).toMatchObject({ status: 415, body: { errors: { file } } });
  });

  test('a packed request is 415, whatever it would unpack to', async () => {
    const response = await portal.app.inject({
      method: 'POST',
      url: `${submitBatch.path}?service=npq&email=a@customer.example`,
      headers: { 'x-requested-with': 'X', authorization: `Bearer ${token}`, 'content-type': formType, 'content-encoding': 'gzip' },
      payload: gzipSync(formOf('numbers.csv', Buffer.alloc(30_000_000, '1'))),
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('T45: malformed and oversized forms', () => {
  test('a file over 4 MiB is 413, and nothing of it stays', async () => {
    expect((await send({ content: '4477009001\n'.repeat(400_000) })).status).toBe(413);
    await expect.poll(leftovers).toEqual([]);
  });

  const form = formOf('numbers.csv', ['447700900123']).toString();
  test.each([
    ['no form at all', 'application/json', '{}'],
    ['no boundary', 'multipart/form-data', form],
    ['another field', formType, form.replace('name="file"', 'name="other"')],
    ['a nested field name', formType, form.replace('name="file"', 'name="file[0]"')],
    ['no file in it', formType, form.replace('; filename="numbers.csv"', '')],
    ['truncated', formType, form.slice(0, -30)],
    ['two files', formType, form.replace(/--\r\n$/, '\r\n') + form.slice(form.indexOf('Content-Disposition'))],
  ])('%s is refused', async (_, type, payload) => {
    const headers = { 'x-requested-with': 'X', authorization: `Bearer ${token}`, 'content-type': type };
    const response = await portal.app.inject({
      method: 'POST',
      url: `${submitBatch.path}?service=npq&email=a@customer.example`,
      headers,
      payload,
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe('A refused upload', () => {
  /** Sends a form over the only connection of `agent`; answers the status. */
  const post = (agent: Agent, payload: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = portal.app.server.address() as AddressInfo;
      const path = `${submitBatch.path}?service=npq&email=a@customer.example`;
      const headers = { 'x-requested-with': 'X', authorization: `Bearer ${token}`, 'content-type': formType };
      const upload = request({ agent, port, method: 'POST', path, headers }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode)),
      );
      upload.on('error', reject).end(payload);
    });
  const big = Buffer.alloc(3_000_000, '1');

  test.each([
    ['a packed file', formOf('numbers.csv', Buffer.concat([Buffer.from('PK'), big])), 415],
    ['another field', Buffer.from(formOf('numbers.csv', big).toString('latin1').replace('name="file"', 'name="other"'), 'latin1'), 400],
    ['too large a file', formOf('numbers.csv', Buffer.concat([big, big])), 413],
  ])(
    '%s leaves its connection to the next call',
    async (_, payload, refusal) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      expect(await post(agent, payload)).toBe(refusal);
      expect(await post(agent, formOf('numbers.csv', ['447700900123']))).toBe(200);
      agent.destroy();
    },
    20_000,
  );

  // Else a proxy, or a connection that ends with its call, breaks the sender off before the reply is read.
  test('waits for the rest of the form', async () => {
    const rows = `a;b\n${`447400123456;${'x'.repeat(150)}\n`.repeat(20_000)}`;
    const payload = formOf('numbers.csv', ['447700900123'], { rows });
    const half = payload.length / 2;
    const { port } = portal.app.server.address() as AddressInfo;
    const path = `${submitBatch.path}?service=npq&email=a@customer.example`;
    const headers = { 'x-requested-with': 'X', authorization: `Bearer ${token}`, 'content-type': formType };
    const upload = request({ port, method: 'POST', path, headers: { ...headers, 'content-length': payload.length } });
    let isWhole = false;
    const refused = new Promise((resolve) => upload.once('response', ({ statusCode }) => resolve([statusCode, isWhole])));
    await new Promise((resolve) => upload.write(payload.subarray(0, half), resolve));
    for (let count = 0; count < 20; count += 1) await portal.call(batchResults, {}, token);
    isWhole = true;
    upload.end(payload.subarray(half));
    expect(await refused).toEqual([400, true]);
  });
});

describe('A batch is accepted once, whole, or not at all', () => {
  test('F7: the same call with the same key is one batch and the same answer; another request with that key is 409', async () => {
    const own = await ownToken();
    const key = crypto.randomUUID();
    const sent = { content: ['447700900123'], key };
    const replies = await Promise.all([sendBatch(portal, own, sent), sendBatch(portal, own, sent)]);
    replies.push(await sendBatch(portal, own, sent));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await sendBatch(portal, own, { ...sent, content: ['447700900124'] })).status).toBe(409);
    expect((await portal.call(batchResults, {}, own)).body.message).toHaveLength(1);
    // Keys are an organisation's own.
    expect((await sendBatch(portal, await ownToken(), { ...sent, content: ['447700900124'] })).status).toBe(200);
  });

  test('F8: an upload that is cut at 60 % leaves no job and no file', async () => {
    const own = await ownToken();
    const payload = formOf('numbers.csv', '447700900123\n'.repeat(100_000));
    const { port } = portal.app.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const upload = request({
        port,
        method: 'POST',
        path: `${submitBatch.path}?service=npq&email=a@customer.example`,
        headers: {
          'x-requested-with': 'X',
          authorization: `Bearer ${own}`,
          'content-type': formType,
          'content-length': payload.byteLength,
        },
      });
      upload.on('error', () => resolve());
      upload.write(payload.subarray(0, payload.byteLength * 0.6), () => upload.destroy());
    });
    await expect.poll(leftovers).toEqual([]);
    expect((await portal.call(batchResults, {}, own)).body.message).toEqual([]);
  });
});
