import { expect, test } from 'vitest';
import { createBulkhead } from './bulkhead.ts';

const patient = new AbortController().signal;

test('no more than the configured number run at once, and the others wait for a place in their order', async () => {
  const enter = createBulkhead(2);
  const entered: string[] = [];
  const [leave, leaveToo] = await Promise.all([enter(patient), enter(patient)]);
  const third = enter(patient).then(() => entered.push('third'));
  const fourth = enter(patient).then(() => entered.push('fourth'));
  await new Promise(setImmediate);
  expect(entered).toEqual([]);
  leave();
  await third;
  expect(entered).toEqual(['third']);
  leaveToo();
  await fourth;
});

test('who gives up waiting leaves no place taken', async () => {
  const enter = createBulkhead(1);
  const leave = await enter(patient);
  const impatient = new AbortController();
  const waiting = enter(impatient.signal);
  impatient.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'limited', retryAfterSeconds: 1 });
  leave();
  expect(await enter(patient)).toBeTypeOf('function');
});

test('beyond ten that wait for each that runs nobody waits: they are refused at once', async () => {
  const enter = createBulkhead(1);
  await enter(patient);
  for (let at = 0; at < 10; at += 1) void enter(patient);
  await expect(enter(patient)).rejects.toMatchObject({ kind: 'limited', retryAfterSeconds: 1 });
});
