/**
 * Remembers the page; the returned question answers whether the shopper is still on it. Ask before a move that follows
 * something slow: whoever has gone elsewhere meanwhile is not pulled away from there.
 *
 * @example const here = stillHere(); await addToCart(…); if (here()) await navigate('cart');
 */
export function stillHere(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
