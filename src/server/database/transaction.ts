/**
 * A transaction with effects: actions of this node once it is committed, such as looking for work or clearing a cache. An effect must be harmless if nothing
 * was committed: a connection that breaks at the commit leaves that open.
 */
import type { IsolationLevel } from 'kysely';
import type { Db } from './database.ts';
import { withOpenTransaction } from './open-transactions.ts';

const effectsOf = new WeakMap<Db, Set<() => void>>();

/**
 * Runs `work` in a transaction, and after the commit every effect that `work` left with `afterCommit`, each once. They also run if the commit fails, since it
 * may have succeeded unanswered; never if `work` fails. An effect that throws becomes a warning of the process. Statements of `work` on `db` itself throw: they
 * would not see the transaction's writes, and might wait for it for ever.
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
 * Runs `effect` once `db` is committed; at once if `db` is no transaction, since each of its statements is committed by itself. Throws within a transaction
 * that `inTransaction` did not open: there the effect would be lost.
 */
export function afterCommit(db: Db, effect: () => void): void {
  if (!db.isTransaction) return runEffect(effect);
  const effects = effectsOf.get(db);
  if (!effects) throw new Error('A transaction with effects is opened by inTransaction');
  effects.add(effect);
}

/** Runs an effect so that its error fails neither the committed work nor the other effects. */
function runEffect(effect: () => void): void {
  try {
    effect();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
