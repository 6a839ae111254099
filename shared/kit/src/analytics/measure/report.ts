/** What an operator's error reporting offers; Sentry and its like put themselves on the window. */
export interface ErrorReporter {
  readonly captureException: (error: unknown) => void;
}

declare global {
  interface Window {
    Sentry?: ErrorReporter;
  }
}

export const getErrorReporter = (): ErrorReporter | undefined => window.Sentry;

/**
 * Specification 8: an error of analytics goes to the error-reporting service if there is one, else it is thrown. Nobody
 * waits for it, so that neither the events behind it nor the page have to pay for it.
 */
export async function reportError(error: unknown): Promise<void> {
  const service = getErrorReporter();
  if (!service) throw error;
  service.captureException(error);
}
