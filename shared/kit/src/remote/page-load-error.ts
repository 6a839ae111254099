/** The page's code did not load. Identified by where it was caught, not by the browser's message. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}
