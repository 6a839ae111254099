let captured: { readonly path: string; readonly token: string } | undefined;

/**
 * Removes the secret of a mailed order link from the address bar, so that no history, referrer or page view contains
 * it, and holds it in memory until the page is left or reloaded. Call it before anything reads the address.
 */
export function captureOrderToken(): void {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('order_token');
  if (token === null) return;
  url.searchParams.delete('order_token');
  captured = { path: url.pathname, token };
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
}

/** Returns the secret of the mailed link that opened this page: it reads that one order as `X-Spree-Order-Token`. */
export const orderToken = (): string | undefined =>
  captured?.path === window.location.pathname ? captured.token : undefined;
