import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './database.ts';
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

/** Files that write nothing which a node must act on at once. */
const filesWithoutEffects = [
  'archive/all-records.ts',
  'archive/move-records.ts',
  'archive/over-files.ts',
  'archive/rewrite-files.ts',
  'auth/old-audit-entries.ts',
  'backup/backup.ts',
  'backup/restore.ts',
  'batch-worker/batch-admission.ts',
  'batch-worker/batch-queue.ts',
  'batch-worker/taking-turns.ts',
  'cli/database.ts',
  'cli/organisation-import.ts',
  'cli/organisation.commands.ts',
  'data-sets/built-in-ranges.ts',
  'data-sets/versions.ts',
  'database/database.ts',
  'demo/demo-accounts.ts',
  'demo/demo-batch.ts',
  'imports/query-imports.ts',
  'organisations/erase-organisation.ts',
  'query-log/query-records.ts',
  'records-stream/stream-writer.ts',
  'tickets/old-tickets.ts',
  'watch/due-lists.ts',
];

test('every other transaction of the server may have effects', () => {
  const server = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !file.endsWith('.test.ts'));
  const opening = files.filter((file) => /\.(startT|t)ransaction\(/.test(readFileSync(join(server, file), 'utf8')));
  expect(opening.toSorted()).toEqual([...filesWithoutEffects, 'database/transaction.ts'].toSorted());
});
