import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from './database.ts';
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

test('a commit whose answer is lost has its effects all the same', async () => {
  const order: string[] = [];
  const { db } = portal.deps;
  const execute = async (work: (transaction: Db) => Promise<unknown>) => {
    await db.transaction().execute(work);
    throw new Error('the connection is gone');
  };
  const cut = new Proxy(db, { get: (target, key) => (key === 'transaction' ? () => ({ execute }) : Reflect.get(target, key)) });
  const unanswered = inTransaction(cut, async (transaction) => afterCommit(transaction, () => void order.push('effect')));
  await expect(unanswered).rejects.toThrow('the connection is gone');
  expect(order).toEqual(['effect']);
});

test.each(['in a transaction', 'outside of one'])('an effect that throws %s fails neither the call nor other effects', async (place) => {
  const order: string[] = [];
  const warned = once(process, 'warning');
  const work = async (db: Db) => {
    afterCommit(db, () => {
      throw new Error('no effect');
    });
    afterCommit(db, () => void order.push('effect'));
    return 'result';
  };
  const { db } = portal.deps;
  expect(await (place === 'in a transaction' ? inTransaction(db, work) : work(db))).toBe('result');
  expect(order).toEqual(['effect']);
  expect(await warned).toMatchObject([{ message: 'no effect' }]);
});

test('outside a transaction the effect comes at once; in one of another kind it is refused', async () => {
  const order: string[] = [];
  afterCommit(portal.deps.db, () => void order.push('effect'));
  expect(order).toEqual(['effect']);
  const foreign = portal.deps.db.transaction().execute(async (transaction) => afterCommit(transaction, () => undefined));
  await expect(foreign).rejects.toThrow('inTransaction');
});

/** A migration runs before there is anything to have an effect on; a dry run rolls back whatever it did. */
const filesWithoutEffects = ['cli/database.ts', 'database/database.ts'];

test('every other transaction of the server may have effects', () => {
  const server = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.test\.ts$|test-support/.test(file));
  const opening = files.filter((file) => /\.(startT|t)ransaction\(/.test(readFileSync(join(server, file), 'utf8')));
  expect(opening.toSorted()).toEqual([...filesWithoutEffects, 'database/transaction.ts'].toSorted());
});

test('within a transaction the root connection is refused, and again at hand after it', async () => {
  const { db } = portal.deps;
  const ask = (from: Db) => from.selectFrom('organisations').select('id').execute();
  await inTransaction(db, async (transaction) => {
    await expect(ask(db)).rejects.toThrow('never the root connection');
    await expect(inTransaction(db, ask)).rejects.toThrow('never the root connection');
    await ask(transaction);
  });
  await ask(db);
});

test('a transaction on one database leaves the root connection of another at hand', async () => {
  const other = openDatabase(portal.databaseUrl);
  onTestFinished(() => other.close());
  const ask = () => other.db.selectFrom('organisations').select('id').execute();
  await expect(inTransaction(portal.deps.db, ask)).resolves.toEqual([]);
});
