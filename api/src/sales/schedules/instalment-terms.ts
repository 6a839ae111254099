import { type InstalmentTerms, instalmentTerms } from '@shop/regions';
import type { CartRow } from '../orders/cart.repo.ts';
import { resolveBuyer } from '../orders/tax-terms.ts';
import { remainingAmount } from '../wallet/wallet-share.ts';

/** The terms on which a cart may be paid in parts; null where it may not: see `regions/src/instalments.ts`. */
export function findInstalmentTerms(cart: CartRow): InstalmentTerms | null {
  const terms = instalmentTerms[cart.region];
  return terms && resolveBuyer(cart).business && remainingAmount(cart) >= terms.minimum ? terms : null;
}

/** Whether the proposal on a cart still holds: what is to be paid may have changed since. */
export const isProposalValid = (cart: CartRow): boolean => {
  const count = cart.schedule?.parts.length ?? 0;
  return findInstalmentTerms(cart)?.counts.includes(count) === true && remainingAmount(cart) >= BigInt(count);
};
