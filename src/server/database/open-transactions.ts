/** On which root connections the running code has a transaction open. */
import { AsyncLocalStorage } from 'node:async_hooks';

const openOn = new AsyncLocalStorage<ReadonlySet<object>>();

export function withOpenTransaction<Result>(root: object, work: () => Result): Result {
  return openOn.run(new Set([...(openOn.getStore() ?? []), root]), work);
}

/** Throws where a statement on `root` would be no part of the transaction that the running code has open on it. */
export function refuseBesideTransaction(root: object): void {
  if (openOn.getStore()?.has(root)) throw new Error('Within a transaction its own connection is asked, never the root connection');
}
