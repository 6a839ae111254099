/**
 * Remembers the page and returns a function that checks whether it is still open. Check before navigating after
 * something slow, so that a shopper who has gone elsewhere is not pulled away.
 *
 * @example const here = stillHere(); await addToCart(…); if (here()) await navigate('cart');
 */
export function stillHere(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
