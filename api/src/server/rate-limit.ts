export interface RateLimiter {
  /** Counts one call; returns 0 when it may go on, else the seconds to wait. */
  take(key: string, perMinute: number): number;
}

/** Counts per minute in memory: enough for one process; several processes each count their own share. */
export const createRateLimiter = (clock: () => Date): RateLimiter => {
  const windows = new Map<string, number>();
  let minute = 0;
  return {
    take(key, perMinute) {
      const now = clock().getTime();
      const current = Math.floor(now / 60_000);
      if (current !== minute) {
        windows.clear();
        minute = current;
      }
      const count = (windows.get(key) ?? 0) + 1;
      windows.set(key, count);
      return count <= perMinute ? 0 : Math.max(1, Math.ceil(((current + 1) * 60_000 - now) / 1000));
    },
  };
};
