/** A file service that does not do what it should, over HTTP. */
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type Behaviour, startUpstreamServer } from '../test-support/upstream-server.ts';
import { s3Storage } from './s3-storage.ts';
import { type Storage, StorageAway } from './storage.ts';

async function storageThat(...behaviours: Behaviour[]): Promise<Storage> {
  const { url: endpoint } = await startUpstreamServer(...behaviours);
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };
  return s3Storage({ ...keys, url: 's3://portal/prefix', endpoint, silenceMs: 300 });
}

const calls: [string, (storage: Storage) => Promise<unknown>][] = [
  ['write', (storage) => storage.write('some/file', Buffer.from('content'))],
  ['read', (storage) => storage.read('some/file')],
  ['remove', (storage) => storage.remove('some/')],
  ['check', (storage) => storage.check()],
];

const isUnavailable: Behaviour = (response) => void response.writeHead(503).end();
const isSilent: Behaviour = () => undefined;
const hangsUp: Behaviour = (response) => void response.destroy();
const refuses: Behaviour = (response) => void response.writeHead(403).end();

test.each(calls)('%s: a service that says it cannot now, says nothing, or hangs up is away', async (_, call) => {
  for (const behaviour of [isUnavailable, isSilent, hangsUp]) {
    await expect(call(await storageThat(behaviour))).rejects.toThrow(StorageAway);
  }
});

test.each(calls)('%s: what the service refuses is a fault of ours', async (_, call) => {
  await expect(call(await storageThat(refuses))).rejects.not.toThrow(StorageAway);
});

test('a download that stops in the middle is away, and not waited for for ever', async () => {
  const storage = await storageThat((response) => void response.writeHead(200, { 'content-length': 10 }).write('01234'));
  await expect(buffer(await storage.read('some/file'))).rejects.toThrow(StorageAway);
});
