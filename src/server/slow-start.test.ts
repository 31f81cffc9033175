import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { startPortalForTest } from './test-support/test-portal.ts';

test('a part of the portal that loads for longer than ten seconds ends no start', async () => {
  const { deps } = await startPortalForTest();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = await buildApp({ ...deps, metrics: createMetrics() });
  onTestFinished(() => app.close());
  const loaded = app.register(async () => promise).ready();
  // Each part begins to load in a turn of its own.
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  vi.advanceTimersByTime(600_000);
  resolve();
  expect(await loaded.then(() => 'ready', String)).toBe('ready');
});
