import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

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
  const limiter = createTurns<number>({ places: 2 });
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
  const limiter = createTurns<number>({ places: 1 });
  const failing = limiter.run(1, () => Promise.reject(new Error('it fails')));
  const next = limiter.run(1, async () => 'done');
  await expect(failing).rejects.toThrow('it fails');
  expect(await next).toBe('done');
  expect(await limiter.run(2, async () => 'also')).toBe('also');
});

test('of one key so many run at once, and so many run and wait; another key has its own, and a place that is free goes past whoever cannot take it', async () => {
  const { begun, work, end } = works();
  const turns = createTurns<number>({ places: 2, ofKey: 1, mostOfKey: 2, refusal: (why) => new Error(`refused: ${why}`) });
  void turns.run(1, work('a1'));
  void turns.run(1, work('a2'));
  await expect(turns.run(1, work('a3'))).rejects.toThrow('refused: of key');
  void turns.run(2, work('b1'));
  void turns.run(3, work('c1'));
  await setImmediate();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('beyond those that may wait nobody waits, whosever they are', async () => {
  const turns = createTurns<number>({ places: 1, waiting: 1, refusal: (why) => new Error(`refused: ${why}`) });
  const leave = await turns.take(1);
  const second = turns.take(2);
  await expect(turns.take(3)).rejects.toThrow('refused: of all');
  expect(() => turns.takeNow(3)).toThrow('refused: of all');
  leave();
  (await second)();
  expect(turns.takeNow(3)).toBeTypeOf('function');
});

test('whoever is refused for the time, or gives up, takes no place later; a place that is left twice is left once', async () => {
  const turns = createTurns<number>({ places: 1, maxWaitMs: 60_000, refusal: (why) => new Error(`refused: ${why}`) });
  const leave = await turns.take(1);
  const impatient = new AbortController();
  const given = turns.take(2, impatient.signal);
  const patient = turns.take(2);
  impatient.abort();
  await expect(given).rejects.toThrow('refused: in time');
  leave();
  await patient;
  leave();
  expect(() => turns.takeNow(3)).toThrow('refused: of all');
});
