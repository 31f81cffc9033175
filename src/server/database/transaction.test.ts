import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { afterCommit, inTransaction } from './transaction.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('an effect follows the commit, once however often it was left', async () => {
  const order: string[] = [];
  const effect = () => void order.push('effect');
  await inTransaction(portal.deps.db, async (transaction) => {
    afterCommit(transaction, effect);
    afterCommit(transaction, effect);
    await transaction.selectFrom('organisations').select('id').execute();
    order.push('work');
  });
  expect(order).toEqual(['work', 'effect']);
});

test('what is rolled back has no effect', async () => {
  const order: string[] = [];
  const failing = inTransaction(portal.deps.db, async (transaction) => {
    afterCommit(transaction, () => void order.push('effect'));
    throw new Error('it fails');
  });
  await expect(failing).rejects.toThrow('it fails');
  expect(order).toEqual([]);
});

test('outside a transaction the effect comes at once; in one of another kind it is refused', async () => {
  const order: string[] = [];
  afterCommit(portal.deps.db, () => void order.push('effect'));
  expect(order).toEqual(['effect']);
  const foreign = portal.deps.db.transaction().execute(async (transaction) => afterCommit(transaction, () => undefined));
  await expect(foreign).rejects.toThrow('inTransaction');
});

test('every transaction of the features may have effects', () => {
  const features = join(import.meta.dirname, '../features');
  const files = globSync('**/*.ts', { cwd: features }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(join(features, file), 'utf8').includes('.transaction()'))).toEqual([]);
});
