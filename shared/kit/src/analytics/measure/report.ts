/** The interface of an error reporter; Sentry and similar tools register on the window. */
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
 * Specification 8: sends an analytics error to the error-reporting service if there is one, else throws it.
 * Asynchronous, so it affects neither later events nor the page.
 */
export async function reportError(error: unknown): Promise<void> {
  const service = getErrorReporter();
  if (!service) throw error;
  service.captureException(error);
}
