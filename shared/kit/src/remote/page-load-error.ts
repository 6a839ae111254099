/** A page's code did not arrive. Told from other failures by where it was caught, not by what a browser calls it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}
