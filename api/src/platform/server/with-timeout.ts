/** Thrown when a reply exceeds its timeout. */
export class TimeoutError extends Error {}

/**
 * Awaits a reply for at most `patienceMs`, then rejects with `TimeoutError`. A timer that fires
 * late shows that this process was busy and the reply may be unread; then it waits for the same
 * time once more.
 */
export const withTimeout = async <T>(answer: Promise<T>, patienceMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    const wait = (mayBeBusy: boolean): void => {
      const began = performance.now();
      timer = setTimeout(() => {
        const wasBusy = performance.now() - began > 1.5 * patienceMs;
        if (mayBeBusy && wasBusy) wait(false);
        else reject(new TimeoutError(`No answer within ${patienceMs} ms`));
      }, patienceMs);
    };
    wait(true);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
};
