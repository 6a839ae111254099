let captured: { readonly path: string; readonly token: string } | undefined;

/**
 * Takes the secret of a mailed order link out of the address bar, so that no history, referrer or page view holds it,
 * and keeps it in memory until the page is left or loaded again. Called before anything reads the address.
 */
export function captureOrderToken(): void {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('order_token');
  if (token === null) return;
  url.searchParams.delete('order_token');
  captured = { path: url.pathname, token };
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
}

/** The secret of the mailed link this page was opened by: reads that one order as `X-Spree-Order-Token`. */
export const orderToken = (): string | undefined =>
  captured?.path === window.location.pathname ? captured.token : undefined;
