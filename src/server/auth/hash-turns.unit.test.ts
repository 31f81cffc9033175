import { expect, test } from 'vitest';
import { AppError } from '../base/errors.ts';
import { hashTurns } from './password-hashes.ts';

/** The turns of one portal's hashes. */
function turnsOf(limits: Parameters<typeof hashTurns>[0]) {
  const turns = hashTurns(limits);
  return <Result>(work: () => Promise<Result>) => turns.run('all', work);
}

/** Work that ends when it is told to. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

test('as much runs at once as there are places; the rest comes in the order of asking', async () => {
  const inTurn = turnsOf({ places: 2, maxWaitMs: 60_000 });
  const { started, work, end } = heldWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)));
  expect(started).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever waits for too long is 503 with a time to come back, and takes no place later', async () => {
  const inTurn = turnsOf({ places: 1, maxWaitMs: 1 });
  const { started, work, end } = heldWork();
  const first = inTurn(work('first'));
  const late = await inTurn(work('late')).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(AppError);
  expect(late).toMatchObject({ status: 503, details: { retryAfterSeconds: 0.001 } });
  end('first');
  await first;
  const next = inTurn(work('next'));
  expect(started).toEqual(['first', 'next']);
  end('next');
  await next;
});

test('work that fails gives its place back', async () => {
  const inTurn = turnsOf({ places: 1, maxWaitMs: 60_000 });
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn(async () => 'next')).toBe('next');
});
