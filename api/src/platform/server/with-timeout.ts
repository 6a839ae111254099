/** What an answer is called that did not come in time. */
export class TimeoutError extends Error {}

/**
 * Waits for an answer, `patienceMs` at most; rejects with `Late` where none has come. A timer that itself comes late says
 * that this process was busy, and the answer may lie unread: then it is waited for as long once more.
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
