/** Work on one account, one after another on a node. */
type Serialised = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** A function that runs `work` when all work of the same key that came before it on this node is done. */
export function serialisedByKey(): Serialised {
  const running = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const previous = running.get(key) ?? Promise.resolve();
    const current = previous.catch(() => undefined).then(work);
    running.set(key, current);
    try {
      return await current;
    } finally {
      if (running.get(key) === current) running.delete(key);
    }
  };
}
