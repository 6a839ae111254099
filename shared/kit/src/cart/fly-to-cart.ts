import { flyTo } from '@shop/ui';

/** Marks the cart on screen; the component of the cart badge spreads it. */
export const cartBadgeMark = { 'data-cart-badge': '' } as const;

/**
 * Animates the added item into the cart badge. Resolves when the animation ends; at once without an element or a badge,
 * or with reduced motion.
 *
 * @example await flyToCart(thing.current?.querySelector('svg'));
 */
export async function flyToCart(from: Element | null | undefined): Promise<void> {
  const badge = document.querySelector('[data-cart-badge]');
  if (from && badge) await flyTo(from, badge);
}
