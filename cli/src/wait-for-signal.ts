/** A later signal comes from a person who will not wait, not from the same key press. */
const defaultRepeatMs = 1000;

/**
 * Resolves at the first SIGTERM or SIGINT. A terminal sends ctrl-C to every process of its group and npm forwards it to
 * its child, so the same key press may arrive twice within a moment: that does not interrupt the shutdown. A signal
 * later than that (`patience`, in milliseconds) ends the process at once.
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
