import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairLimiter } from './fair-limiter.ts';

/** Work that ends when it is told to; `begun` names what has begun. */
function works() {
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => async () => {
    begun.push(name);
    const ending = Promise.withResolvers<void>();
    endings.set(name, ending);
    await ending.promise;
  };
  const end = async (name: string) => {
    endings.get(name)?.resolve();
    await setImmediate();
  };
  return { begun, work, end };
}

test('so many run at once, and organisations are served in turn, each its oldest first', async () => {
  const { begun, work, end } = works();
  const limiter = new FairLimiter(2);
  for (const [organisationId, name] of [
    [1, 'a1'],
    [1, 'a2'],
    [1, 'a3'],
    [1, 'a4'],
    [2, 'b1'],
    [2, 'b2'],
    [3, 'c1'],
  ] as const)
    void limiter.run(organisationId, work(name));
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
});

test('what fails makes room, and says so to whoever asked', async () => {
  const limiter = new FairLimiter(1);
  const failing = limiter.run(1, () => Promise.reject(new Error('it fails')));
  const next = limiter.run(1, async () => 'done');
  await expect(failing).rejects.toThrow('it fails');
  expect(await next).toBe('done');
  expect(await limiter.run(2, async () => 'also')).toBe('also');
});
