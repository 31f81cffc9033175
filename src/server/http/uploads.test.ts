import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { batchResults, submitBatch } from '../../shared/batches/batches.ts';
import { formOf, formType } from '../test-support/batch-form.ts';
import { sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const post = (token: string, bytes: number, connection = 'close') =>
  [
    `POST ${submitBatch.path}?service=npq&email=a@customer.example HTTP/1.1`,
    'Host: portal.example',
    `Connection: ${connection}`,
    'X-Requested-With: XMLHttpRequest',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${formType}`,
    `Content-Length: ${bytes}`,
    '\r\n',
  ].join('\r\n');

const form = formOf('numbers.csv', '447700900123\n'.repeat(100_000));
const half = form.subarray(0, form.byteLength / 2);

/** A portal that listens, and senders that send half of a file and then nothing. */
async function portalWithSenders(uploadSilenceMs: number, env: Record<string, string> = {}) {
  const portal = await startPortalForTest(env, { uploadSilenceMs });
  const makeToken = async () => signedInToken(portal.deps, await makeUser(portal.deps));
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const open = (token: string) => {
    const sender = connect({ port, host: '127.0.0.1' });
    sender.write(post(token, form.byteLength));
    return sender;
  };
  const sendHalf = (token: string) => {
    const sender = open(token);
    sender.write(half);
    return text(sender);
  };
  return { portal, makeToken, open, sendHalf };
}

test('a sender that goes silent in the middle of a file is answered 400, and nothing of the file stays', async () => {
  const { portal, makeToken, sendHalf } = await portalWithSenders(300);
  const token = await makeToken();
  expect(await sendHalf(token)).toMatch(/^HTTP\/1\.1 400 /);
  const files = join(portal.dataDir, 'files');
  await expect.poll(() => [...namesIn(join(files, 'batches')), ...namesIn(join(files, '.partial'))]).toEqual([]);
  expect((await portal.call(batchResults, {}, token)).body.message).toEqual([]);
});

test('a sender that is never silent but slower than the least rate is answered 400 in words', async () => {
  const { makeToken, open } = await portalWithSenders(600, { UPLOAD_BYTES_PER_SECOND: '1000000' });
  const sender = open(await makeToken());
  let sent = 0;
  const drip = setInterval(() => sender.write(form.subarray(sent, (sent += 100))), 20);
  onTestFinished(() => clearInterval(drip));
  sender.on('error', () => undefined);
  const reply = await text(sender);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('"message":"The upload is too slow: at least 1,000,000 bytes a second are needed"');
});

test('three uploads of one organisation are taken at once: those beyond are 429, and other organisations go on', async () => {
  const { portal, makeToken, sendHalf } = await portalWithSenders(3_000);
  const token = await makeToken();
  const slow = Array.from({ length: 5 }, () => sendHalf(token));
  const refused = await Promise.race(slow);
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(refused).toContain('Your organisation is already uploading 3 files. Try again in a moment');
  expect((await sendBatch(portal, await makeToken(), { content: ['447700900123'] })).status).toBe(200);
  const statuses = (await Promise.all(slow)).map((reply) => reply.slice(9, 12));
  expect(statuses.toSorted()).toEqual(['400', '400', '400', '429', '429']);
  // Their places are free again.
  expect((await sendBatch(portal, token, { content: ['447700900123'] })).status).toBe(200);
});

test('twenty uploads are taken at once on a node; those beyond are 503, to be tried again', async () => {
  const { makeToken, sendHalf } = await portalWithSenders(3_000);
  const tokens = await Promise.all(Array.from({ length: 23 }, makeToken));
  const replies = await Promise.all(tokens.map(sendHalf));
  const refused = replies.filter((reply) => reply.startsWith('HTTP/1.1 503 '));
  expect(replies.filter((reply) => reply.startsWith('HTTP/1.1 400 '))).toHaveLength(20);
  expect(refused).toHaveLength(3);
  for (const reply of refused) expect(reply).toMatch(/\r\nretry-after: 5\r\n/i);
});

test('a file that is refused before anybody reads it holds up no later call on its connection', async () => {
  const { portal, makeToken } = await portalWithSenders(3_000);
  const partial = join(portal.dataDir, 'files', '.partial');
  // A file in the place of the folder: the disk takes nothing.
  rmSync(partial, { recursive: true, force: true });
  writeFileSync(partial, '');
  const { port } = portal.app.server.address() as AddressInfo;
  const sender = connect({ port, host: '127.0.0.1' });
  sender.write(Buffer.concat([Buffer.from(post(await makeToken(), form.byteLength, 'keep-alive')), form]));
  const [refusal] = (await once(sender, 'data')) as [Buffer];
  expect(refusal.toString()).toMatch(/^HTTP\/1\.1 503 /);
  sender.write('GET /healthz HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n');
  expect(await text(sender)).toContain('"status":"alive"');
});

/** A file and what comes behind it, more than any buffer between the two ends takes. */
const behind = '447700900123\n'.repeat(1_000_000);
test.each([
  ['a packed file with other columns behind it', 415, formOf('numbers.csv', 'PK\x03\x04', { columns: behind })],
  [
    'a file in another field than the form has',
    400,
    Buffer.from(formOf('numbers.csv', 'a', { columns: behind }).toString().replace('"file"', '"files"')),
  ],
])('%s is refused, and holds up no later call on its connection', async (_, status, sent) => {
  const { portal, makeToken } = await portalWithSenders(30_000);
  const { port } = portal.app.server.address() as AddressInfo;
  const sender = connect({ port, host: '127.0.0.1' });
  sender.write(Buffer.concat([Buffer.from(post(await makeToken(), sent.byteLength, 'keep-alive')), sent]));
  const [refusal] = (await once(sender, 'data')) as [Buffer];
  expect(refusal.toString().slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  sender.write('GET /healthz HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n');
  expect(await text(sender)).toContain('"status":"alive"');
});
