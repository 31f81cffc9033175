/** A transaction with effects: what must happen on this node once it is committed, and never where it is not. */
import type { Db } from './database.ts';

const effectsOf = new WeakMap<Db, Set<() => void>>();

/** Runs `work` in a transaction, and after the commit every effect that `work` left with `afterCommit`, each once. */
export async function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  const effects = new Set<() => void>();
  const result = await db.transaction().execute((transaction) => {
    effectsOf.set(transaction, effects);
    return work(transaction);
  });
  for (const effect of effects) effect();
  return result;
}

/**
 * Runs `effect` once `db` is committed; at once where `db` is no transaction, since each of its statements is committed by itself.
 * Throws within a transaction that `inTransaction` did not open: there the effect would be lost.
 */
export function afterCommit(db: Db, effect: () => void): void {
  if (!db.isTransaction) return effect();
  const effects = effectsOf.get(db);
  if (!effects) throw new Error('A transaction with effects is opened by inTransaction');
  effects.add(effect);
}
