/**
 * A transaction with effects: what this node does once it is committed, such as looking for work or forgetting what it remembers.
 * An effect must be harmless where nothing was committed after all: a connection that breaks at the commit leaves that open.
 */
import type { IsolationLevel } from 'kysely';
import type { Db } from './database.ts';
import { withOpenTransaction } from './open-transactions.ts';

const effectsOf = new WeakMap<Db, Set<() => void>>();

/**
 * Runs `work` in a transaction, and after the commit every effect that `work` left with `afterCommit`, each once. They run as well where the
 * commit fails, since it may have come through unanswered; never where `work` fails. An effect that throws becomes a warning of the process.
 * Whatever `work` asks of `db` itself throws: it would not see what the transaction has written, and might wait for it for ever.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (transaction: Db) => Promise<Result>,
  { isolation }: { isolation?: IsolationLevel } = {},
): Promise<Result> {
  const effects = new Set<() => void>();
  let isWorkDone = false;
  const begun = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction();
  try {
    return await begun.execute(async (transaction) => {
      effectsOf.set(transaction, effects);
      const result = await withOpenTransaction(db, () => work(transaction));
      isWorkDone = true;
      return result;
    });
  } finally {
    if (isWorkDone) effects.forEach(runEffect);
  }
}

/**
 * Runs `effect` once `db` is committed; at once where `db` is no transaction, since each of its statements is committed by itself.
 * Throws within a transaction that `inTransaction` did not open: there the effect would be lost.
 */
export function afterCommit(db: Db, effect: () => void): void {
  if (!db.isTransaction) return runEffect(effect);
  const effects = effectsOf.get(db);
  if (!effects) throw new Error('A transaction with effects is opened by inTransaction');
  effects.add(effect);
}

/** What is committed does not fail for an effect, nor do the other effects. */
function runEffect(effect: () => void): void {
  try {
    effect();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
