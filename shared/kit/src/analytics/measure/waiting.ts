/** Specification 9: how often the analytics tool is looked for. */
const pollMs = 71;
/** Specification 9: how long one value of the analytics tool may take. */
const valueMs = 1_000;
/** Specification 9: reading analytics data. */
const reading = { retries: 30, baseMs: 20, growth: 1.4, totalMs: 2_000 } as const;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Looks every 71 ms until `ready` says yes, or `stop` does. */
export async function poll(ready: () => boolean, stop: () => boolean = () => false): Promise<void> {
  while (!ready() && !stop()) await pause(pollMs);
}

/** Asks for one value by callback. Rejects after 1000 ms. */
export function valueInTime<Value>(ask: (answer: (value: Value) => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No value within ${valueMs} ms`)), valueMs);
    ask((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/**
 * Reads what may not be there yet: again after 20 ms, then 1.4 times as long each time, at most 30 times and for no
 * more than 2000 ms of waiting in all. Answers undefined where nothing came.
 */
export async function readRetrying<Value>(read: () => Value | undefined): Promise<Value | undefined> {
  const begun = performance.now();
  let delay: number = reading.baseMs;
  for (let retry = 0; ; retry++) {
    const value = read();
    if (value !== undefined) return value;
    const left = reading.totalMs - (performance.now() - begun);
    if (retry === reading.retries || left <= 0) return undefined;
    await pause(Math.min(delay, left));
    delay *= reading.growth;
  }
}
