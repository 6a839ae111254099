import { type InstalmentTerms, instalmentTerms } from '@shop/regions';
import type { CartRow } from '../orders/cart.repo.ts';
import { resolveBuyer } from '../orders/tax-terms.ts';
import { remainingAmount } from '../wallet/wallet-share.ts';

/**
 * Returns the terms for paying a cart in instalments; null when not allowed: see
 * `regions/src/instalments.ts`.
 */
export function findInstalmentTerms(cart: CartRow): InstalmentTerms | null {
  const terms = instalmentTerms[cart.region];
  return terms && resolveBuyer(cart).business && remainingAmount(cart) >= terms.minimum ? terms : null;
}

/** Whether a cart's proposal is still valid: its total may have changed since. */
export const isProposalValid = (cart: CartRow): boolean => {
  const count = cart.schedule?.parts.length ?? 0;
  return findInstalmentTerms(cart)?.counts.includes(count) === true && remainingAmount(cart) >= BigInt(count);
};
