/**
 * Work with the same key runs one after another, in order; work with different keys does not wait.
 */
export type RunQueued = <T>(key: number, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that inspects one file per visitor at a time, so that a visitor with many files
 * cannot occupy all decoders.
 *
 * @example const runQueued = createKeyedQueue(); await runQueued(user.id, () =>
 * artwork.inspect(path, name));
 */
export const createKeyedQueue = (): RunQueued => {
  const lasts = new Map<number, Promise<unknown>>();
  return (key, work) => {
    const before = lasts.get(key) ?? Promise.resolve();
    const turn = before.then(work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    lasts.set(key, settled);
    settled.finally(() => {
      if (lasts.get(key) === settled) lasts.delete(key);
    });
    return turn;
  };
};
