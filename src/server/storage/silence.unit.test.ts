/** Wait for a silent service, in simulated time. */
import { setImmediate } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startUpstreamServer } from '../test-support/upstream-server.ts';
import { fetchWithinSilence, isSilence } from './silence.ts';

const silenceMs = 2_000;

test.each([
  ['of five million bytes', new Uint8Array(5_000_000), 7_000],
  ['without a body', undefined, 2_000],
])('a request %s waits for its reply as long as a slow line may take to send it, and the silence', async (_, body, patienceMs) => {
  const arrived = Promise.withResolvers<void>();
  const { url } = await startUpstreamServer((_response, request) => void buffer(request).then(() => arrived.resolve()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let end: unknown;
  const call = fetchWithinSilence(silenceMs)(url, body && { method: 'PUT', body }).catch((error: unknown) => (end = error));
  await arrived.promise;
  vi.advanceTimersByTime(patienceMs - 1);
  await setImmediate();
  expect(end).toBeUndefined();
  vi.advanceTimersByTime(1);
  await call;
  expect(isSilence(end)).toBe(true);
});
