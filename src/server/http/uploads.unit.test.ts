import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../base/errors.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { acceptUploads, createUploads } from './uploads.ts';

test('a sender may be silent for thirty seconds in the middle of a file', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await acceptUploads(app);
  const uploads = createUploads({ UPLOADS_AT_ONCE: 1, UPLOADS_AT_ONCE_PER_ORGANISATION: 1, UPLOAD_BYTES_PER_SECOND: 1 });
  const arrived = Promise.withResolvers<void>();
  let end: unknown;
  app.post('/', async (request) => {
    const sender = { organisationId: 1, missing: inEnglish('no file'), furtherFields: [] };
    await uploads
      .receive(request, sender, async ({ content }) => {
        for await (const _ of content) arrived.resolve();
      })
      .catch((error: unknown) => (end = error));
    return 'over';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  // A server that listens on a port has an address with one.
  const sender = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void sender.destroy());
  sender.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n447700900123\r\n'.padEnd(500, '1'),
  );
  await arrived.promise;
  // By now it waits for the next piece.
  await setImmediate();
  vi.advanceTimersByTime(29_999);
  await setImmediate();
  expect(end).toBeUndefined();
  vi.advanceTimersByTime(1);
  await once(sender, 'data');
  expect(end).toMatchObject({ status: 400, message: 'The form is incomplete' });
});

test('a refusal waits as long as more of the form comes, since a proxy that has it breaks the sender off', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await acceptUploads(app);
  const uploads = createUploads({ UPLOADS_AT_ONCE: 1, UPLOADS_AT_ONCE_PER_ORGANISATION: 1, UPLOAD_BYTES_PER_SECOND: 1 });
  const refused = Promise.withResolvers<void>();
  app.post('/', (request) =>
    uploads.receive(request, { organisationId: 1, missing: inEnglish('no file'), furtherFields: [] }, () => {
      refused.resolve();
      return Promise.reject(new AppError('validation_failed', inEnglish('It is refused')));
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const sender = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void sender.destroy());
  let reply = '';
  sender.on('data', (bytes) => (reply += String(bytes)));
  const [receiver] = await accepted;
  let sent = 0;
  const send = async (text: string) => {
    sender.write(text);
    sent += text.length;
    while (receiver.bytesRead < sent && !receiver.destroyed) await setImmediate();
    await setImmediate();
  };
  const piece = '447700900123\n'.repeat(100);
  const [beginning, end] = ['--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n', '\r\n--x--\r\n'];
  const length = beginning.length + 5 * piece.length + end.length;
  await send(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
  );
  await send(beginning + piece);
  await refused.promise;
  for (let count = 0; count < 4; count += 1) {
    vi.advanceTimersByTime(9_000);
    await send(piece);
    expect(reply).toBe('');
  }
  await send(end);
  await once(sender, 'end');
  expect(reply).toContain('It is refused');
});
