/** From here on a repeated signal is a person who will not wait, not the same key press told twice. */
const defaultRepeatMs = 1000;

/**
 * Resolves at the first SIGTERM or SIGINT. A terminal tells ctrl-C to every process of its group and npm tells it on to
 * its child, so the same key press may come twice within a moment: that does not cut short what is being finished.
 * Another signal later than that (`patience`, in milliseconds) ends the process at once.
 */
export const waitForSignal = (patience = defaultRepeatMs): Promise<void> =>
  new Promise((resolve) => {
    let first: number | null = null;
    const onSignal = () => {
      const now = performance.now();
      first ??= now;
      if (now - first > patience) process.exit(130);
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  });
