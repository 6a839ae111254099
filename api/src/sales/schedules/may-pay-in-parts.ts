import { type InstalmentTerms, instalmentTerms } from '@shop/regions';
import type { CartRow } from '../orders/cart.repo.ts';
import { buyerOf } from '../orders/tax-terms.ts';
import { toPay } from '../wallet/wallet-share.ts';

/** The terms on which a cart may be paid in parts; null where it may not: see `regions/src/instalments.ts`. */
export function termsFor(cart: CartRow): InstalmentTerms | null {
  const terms = instalmentTerms[cart.region];
  return terms && buyerOf(cart).business && toPay(cart) >= terms.minimum ? terms : null;
}

/** Whether the proposal on a cart still holds: what is to be paid may have changed since. */
export const proposalHolds = (cart: CartRow): boolean => {
  const count = cart.schedule?.parts.length ?? 0;
  return termsFor(cart)?.counts.includes(count) === true && toPay(cart) >= BigInt(count);
};
