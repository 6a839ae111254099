import { flyTo } from '@shop/ui';

/** Marks where the cart is on screen; whoever shows the cart's badge spreads it onto it. */
export const cartBadgeMark = { 'data-cart-badge': '' } as const;

/**
 * Lets what was added fly into the cart's badge, wherever on the page that is. Resolves when it has landed; at once
 * where there is nothing to fly or to fly to, or where motion is not wanted.
 *
 * @example await flyToCart(thing.current?.querySelector('svg'));
 */
export async function flyToCart(from: Element | null | undefined): Promise<void> {
  const badge = document.querySelector('[data-cart-badge]');
  if (from && badge) await flyTo(from, badge);
}
