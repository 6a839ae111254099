/** Specification 9: how often the analytics tool is looked for. */
const pollIntervalMs = 71;
/** Specification 9: how long one value of the analytics tool may take. */
const readTimeoutMs = 1_000;
/** Specification 9: reading analytics data. */
const readRetry = { retries: 30, baseMs: 20, growth: 1.4, totalMs: 2_000 } as const;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Looks every 71 ms until `ready` says yes, or `stop` does. */
export async function pollUntil(ready: () => boolean, stop: () => boolean = () => false): Promise<void> {
  while (!ready() && !stop()) await sleep(pollIntervalMs);
}

/** Asks for one value by callback. Rejects after 1000 ms. */
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
 * Reads what may not be there yet: again after 20 ms, then 1.4 times as long each time, at most 30 times and for no
 * more than 2000 ms of waiting in all. Answers undefined where nothing came.
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
