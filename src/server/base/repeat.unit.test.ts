import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work begins after the first time, and again so long after its end, whether or not it failed', async () => {
  const failures: unknown[] = [];
  let begun = 0;
  const ends: PromiseWithResolvers<void>[] = [];
  const work = () => {
    begun += 1;
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  };
  const repeating = repeat({ firstMs: 10, everyMs: 100, work, onFailure: (err) => failures.push(err) });
  await vi.advanceTimersByTimeAsync(9);
  expect(begun).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(1);
  ends[0]?.reject('it failed');
  await vi.advanceTimersByTimeAsync(99);
  expect([begun, failures]).toEqual([1, ['it failed']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toBe(2);
  ends[1]?.resolve();
  await repeating.stop();
});

test('a stop waits for the work under way, tells it, and says nothing of what it throws for that; nothing begins any more', async () => {
  const failures: unknown[] = [];
  let begun = 0;
  const work = (stopping: AbortSignal) => {
    begun += 1;
    return new Promise<void>((_, reject) => stopping.addEventListener('abort', () => setImmediate(reject, 'stopped')));
  };
  const repeating = repeat({ everyMs: 100, work, onFailure: (err) => failures.push(err) });
  await vi.advanceTimersByTimeAsync(100);
  let isStopped = false;
  const stopped = repeating.stop().then(() => (isStopped = true));
  await Promise.resolve();
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await stopped;
  expect([begun, failures]).toEqual([1, []]);
});
