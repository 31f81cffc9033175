import { expect, test } from 'vitest';
import { hang, json, startUpstreamServer, text } from '../test-support/upstream-server.ts';
import { CallRefused } from '../http/checked-address.ts';
import { guardedFetch } from './guarded-fetch.ts';

const asked = { method: 'GET', headers: {} };
const fetchFrom = (addresses: string[], { allowPrivate = true, timeoutMs = 30_000 } = {}) =>
  guardedFetch({ allowPrivate, resolve: async () => addresses, timeoutMs });

test('T74: http is that of this machine alone, and every address of a host must be one that may be called', async () => {
  const { url, requests } = await startUpstreamServer(json({ ok: true }));
  const { port } = new URL(url);
  const address = `http://provider.example:${port}/`;
  expect(await (await fetchFrom(['127.0.0.1'])(address, asked)).json()).toEqual({ ok: true });
  await expect(fetchFrom(['10.1.2.3'])(address, asked)).rejects.toThrow(CallRefused);
  await expect(fetchFrom(['127.0.0.1', '10.1.2.3'])(address, asked)).rejects.toThrow(CallRefused);
  await expect(fetchFrom(['127.0.0.1'], { allowPrivate: false })(address, asked)).rejects.toThrow(CallRefused);
  await expect(fetchFrom(['192.0.2.1', '10.1.2.3'], { allowPrivate: false })(address.replace('http:', 'https:'), asked)).rejects.toThrow(
    CallRefused,
  );
  await expect(fetchFrom(['169.254.169.254'])(address.replace('http:', 'https:'), asked)).rejects.toThrow(CallRefused);
  expect(requests).toHaveLength(1);
});

test('T74: a reply is taken up to its size, and waited for up to its time', async () => {
  const { url, behave } = await startUpstreamServer(text('a'.repeat(512 * 1024)));
  const fetchIt = fetchFrom(['127.0.0.1']);
  expect((await (await fetchIt(url, asked)).text()).length).toBe(512 * 1024);
  behave(text('a'.repeat(512 * 1024 + 1)));
  await expect(fetchIt(url, asked)).rejects.toThrow('more than 524288 bytes');
  behave(hang);
  await expect(fetchFrom(['127.0.0.1'], { timeoutMs: 300 })(url, asked)).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
});
