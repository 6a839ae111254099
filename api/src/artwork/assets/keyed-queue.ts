/** Work of the same key runs one after another, in the order it came; work of different keys does not wait. */
export type RunQueued = <T>(key: number, work: () => Promise<T>) => Promise<T>;

/**
 * Lets each visitor have one file read at a time, so that whoever sends many shares the readers with the others
 * instead of taking them all.
 *
 * @example const runQueued = createKeyedQueue(); await runQueued(user.id, () => artwork.inspect(path, name));
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
