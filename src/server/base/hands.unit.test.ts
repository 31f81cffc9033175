import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHands } from './hands.ts';

/** A queue of pieces, and work on them that ends when it is told to. `looks` counts how often a piece was asked for. */
function queueOf(...queue: string[]) {
  const begun: string[] = [];
  const told: AbortSignal[] = [];
  const endings = new Map<string, PromiseWithResolvers<void>>();
  const failures: unknown[] = [];
  const state = { looks: 0, fails: false };
  const hands = createHands<string>({
    everyMs: 3_600_000,
    hasRoom: ({ size }) => size < 2,
    take: async () => {
      state.looks += 1;
      if (state.fails) throw new Error('the queue is away');
      return queue.shift();
    },
    work: (piece, stopping) => {
      begun.push(piece);
      told.push(stopping);
      const ending = Promise.withResolvers<void>();
      endings.set(piece, ending);
      return ending.promise;
    },
    onFailure: (err) => failures.push(err),
  });
  const end = async (piece: string) => {
    endings.get(piece)?.resolve();
    await setImmediate();
  };
  onTestFinished(async () => {
    const stopped = hands.stop();
    for (const { resolve } of endings.values()) resolve();
    await stopped;
  });
  return { hands, queue, begun, told, failures, state, end };
}

test('pieces are taken while there is room, and the next one when one ends', async () => {
  const { hands, begun, end } = queueOf('a', 'b', 'c');
  hands.notify();
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('what comes while work is looked for is found without another notice', async () => {
  const { hands, queue, begun } = queueOf();
  hands.notify();
  queue.push('late');
  hands.notify();
  await setImmediate();
  expect(begun).toEqual(['late']);
});

test('a queue that is away is told of, and looked into again at the next notice', async () => {
  const { hands, begun, failures, state } = queueOf('a');
  state.fails = true;
  hands.notify();
  await setImmediate();
  expect([failures.length, begun]).toEqual([1, []]);
  state.fails = false;
  hands.notify();
  await setImmediate();
  expect(begun).toEqual(['a']);
});

test('a stop tells the work under way, waits for it, and takes nothing more', async () => {
  const { hands, begun, told, state, end } = queueOf('a', 'b', 'c');
  hands.notify();
  await setImmediate();
  let isStopped = false;
  const stopped = hands.stop().then(() => (isStopped = true));
  expect(told.map(({ aborted }) => aborted)).toEqual([true, true]);
  const { looks } = state;
  await end('a');
  expect(isStopped).toBe(false);
  await end('b');
  await stopped;
  hands.notify();
  await setImmediate();
  expect([begun, state.looks]).toEqual([['a', 'b'], looks]);
});
