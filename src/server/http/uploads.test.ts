import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { batchResults, submitBatch } from '../../shared/api/batches.ts';
import { formOf, formType } from '../test-support/batch-form.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** A portal that listens, and senders that send half of a file and then nothing. */
async function portalWithSenders(uploadSilenceMs: number) {
  const portal = await startPortalForTest({}, { uploadSilenceMs });
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const form = formOf('numbers.csv', '447700900123\n'.repeat(100_000));
  const sendHalf = () => {
    const sender = connect({ port, host: '127.0.0.1' });
    sender.write(
      [
        `POST ${submitBatch.path}?service=npq&email=a@customer.example HTTP/1.1`,
        'Host: portal.example',
        'Connection: close',
        'X-Requested-With: XMLHttpRequest',
        `Authorization: Bearer ${token}`,
        `Content-Type: ${formType}`,
        `Content-Length: ${form.byteLength}`,
        '\r\n',
      ].join('\r\n'),
    );
    sender.write(form.subarray(0, form.byteLength / 2));
    return text(sender);
  };
  return { portal, token, sendHalf };
}

test('a sender that goes silent in the middle of a file is answered 400, and nothing of the file stays', async () => {
  const { portal, token, sendHalf } = await portalWithSenders(300);
  expect(await sendHalf()).toMatch(/^HTTP\/1\.1 400 /);
  const files = join(portal.dataDir, 'files');
  expect([...namesIn(join(files, 'batches')), ...namesIn(join(files, '.partial'))]).toEqual([]);
  expect((await portal.call(batchResults, {}, token)).body.message).toEqual([]);
});

test('twenty uploads are taken at once; those beyond are 503, to be tried again', async () => {
  const { sendHalf } = await portalWithSenders(3_000);
  const replies = await Promise.all(Array.from({ length: 23 }, sendHalf));
  const refused = replies.filter((reply) => reply.startsWith('HTTP/1.1 503 '));
  expect(replies.filter((reply) => reply.startsWith('HTTP/1.1 400 '))).toHaveLength(20);
  expect(refused).toHaveLength(3);
  for (const reply of refused) expect(reply).toMatch(/\r\nretry-after: 5\r\n/i);
});
