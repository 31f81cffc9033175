import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCountingTurns } from './counting-turns.ts';

/** Counts that end when they are told to; `begun` names those that have begun. */
function counts() {
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<string>>();
  const count = (name: string) => () => {
    begun.push(name);
    endings.set(name, Promise.withResolvers());
    return endings.get(name)!.promise;
  };
  return {
    begun,
    count,
    end: (name: string) => endings.get(name)?.resolve(name),
    fail: (name: string) => endings.get(name)?.reject(new Error(name)),
  };
}

test('for an organisation one total is counted after the other, while another organisation has its own turn', async () => {
  const inTurn = createCountingTurns();
  const { begun, count, end, fail } = counts();
  const [first, second, third] = [inTurn(1, count('first')), inTurn(1, count('second')), inTurn(1, count('third'))];
  void inTurn(2, count('other'));
  await setImmediate();
  expect(begun).toEqual(['first', 'other']);
  fail('first');
  await expect(first).rejects.toThrow('first');
  await setImmediate();
  expect(begun).toEqual(['first', 'other', 'second']);
  end('second');
  expect(await second).toBe('second');
  await setImmediate();
  end('third');
  expect(await third).toBe('third');
});

test('three wait at most; the next one is 429, to be tried again, until one is counted', async () => {
  const inTurn = createCountingTurns();
  const { count, end } = counts();
  const asked = ['1', '2', '3', '4'].map((name) => inTurn(1, count(name)));
  const counted = Promise.all(asked);
  await expect(inTurn(1, count('5'))).rejects.toMatchObject({ status: 429, details: { retryAfterSeconds: 5 } });
  await setImmediate();
  end('1');
  await asked[0];
  await setImmediate();
  const fifth = inTurn(1, count('5'));
  for (const name of ['2', '3', '4', '5']) {
    await setImmediate();
    end(name);
  }
  expect(await counted).toEqual(['1', '2', '3', '4']);
  expect(await fifth).toBe('5');
});

test('what nobody waits for any more is not counted', async () => {
  const inTurn = createCountingTurns();
  const { begun, count, end } = counts();
  void inTurn(1, count('first'));
  const gone = inTurn(1, count('gone'), () => true);
  const last = inTurn(1, count('last'));
  await setImmediate();
  end('first');
  await expect(gone).rejects.toMatchObject({ status: 503 });
  await setImmediate();
  end('last');
  await last;
  expect(begun).toEqual(['first', 'last']);
});
