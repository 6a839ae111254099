/** Specification 9: the polling interval for the analytics tool. */
const pollIntervalMs = 71;
/** Specification 9: the timeout of one value of the analytics tool. */
const readTimeoutMs = 1_000;
/** Specification 9: reading analytics data. */
const readRetry = { retries: 30, baseMs: 20, growth: 1.4, totalMs: 2_000 } as const;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polls every 71 ms until `ready` or `stop` returns true. */
export async function pollUntil(ready: () => boolean, stop: () => boolean = () => false): Promise<void> {
  while (!ready() && !stop()) await sleep(pollIntervalMs);
}

/** Requests one value by callback. Rejects after 1000 ms. */
export function readWithTimeout<Value>(request: (respond: (value: Value) => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No value within ${readTimeoutMs} ms`)), readTimeoutMs);
    request((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/**
 * Reads a value that may not exist yet: retries after 20 ms, then after 1.4 times the delay each time, at most 30 times
 * and 2000 ms in total. Returns undefined without a value.
 */
export async function readWithRetry<Value>(read: () => Value | undefined): Promise<Value | undefined> {
  const startedAt = performance.now();
  let delay: number = readRetry.baseMs;
  for (let retry = 0; ; retry++) {
    const value = read();
    if (value !== undefined) return value;
    const remainingMs = readRetry.totalMs - (performance.now() - startedAt);
    if (retry === readRetry.retries || remainingMs <= 0) return undefined;
    await sleep(Math.min(delay, remainingMs));
    delay *= readRetry.growth;
  }
}
