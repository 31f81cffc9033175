/** A file service that does not do what it should, over HTTP. */
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Behaviour, startUpstreamServer } from '../test-support/upstream-server.ts';
import { s3Storage } from './s3-storage.ts';
import { type Storage, StorageAway } from './storage.ts';

/** Long for what comes to its end, short for what the test waits out. */
const [patientMs, shortMs] = [30_000, 300];
const keys = { url: 's3://portal/prefix', accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };

async function storageThat(behaviour: Behaviour, silenceMs = patientMs): Promise<Storage> {
  const { url: endpoint } = await startUpstreamServer(behaviour);
  return s3Storage({ ...keys, endpoint, silenceMs });
}

const calls: [string, (storage: Storage) => Promise<unknown>][] = [
  ['write', (storage) => storage.write('some/file', Buffer.from('content'))],
  ['read', (storage) => storage.read('some/file')],
  ['remove', (storage) => storage.remove('some/')],
  ['check', (storage) => storage.check()],
];

const isUnavailable: Behaviour = (response) => void response.writeHead(503).end();
const isSlowedDown: Behaviour = (response) => void response.writeHead(429).end();
const isSilent: Behaviour = () => undefined;
const hangsUp: Behaviour = (response) => void response.destroy();
const refuses: Behaviour = (response) => void response.writeHead(403).end();

test.each(calls)('%s: a service that says it cannot now, says nothing, or hangs up is away', async (_, call) => {
  for (const behaviour of [isUnavailable, isSlowedDown, hangsUp])
    await expect(call(await storageThat(behaviour))).rejects.toThrow(StorageAway);
  await expect(call(await storageThat(isSilent, shortMs))).rejects.toThrow(StorageAway);
});

test.each(calls)('%s: what the service refuses is a fault of ours', async (_, call) => {
  await expect(call(await storageThat(refuses))).rejects.not.toThrow(StorageAway);
});

test('a service that says nothing to a download is given up after ten seconds', async () => {
  const asked = Promise.withResolvers<void>();
  const { url: endpoint } = await startUpstreamServer(() => asked.resolve());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  let end: unknown;
  const reading = s3Storage({ ...keys, endpoint })
    .read('some/file')
    .catch((error: unknown) => (end = error));
  await asked.promise;
  vi.advanceTimersByTime(9_999);
  await setImmediate();
  expect(end).toBeUndefined();
  vi.advanceTimersByTime(1);
  await reading;
  expect(end).toBeInstanceOf(StorageAway);
});

test('a download that stops in the middle is away, and not waited for for ever', async () => {
  const storage = await storageThat((response) => void response.writeHead(200, { 'content-length': 10 }).write('01234'), shortMs);
  await expect(buffer(await storage.read('some/file'))).rejects.toThrow(StorageAway);
});
