import { type Money, money } from '@shop/money';
import type { CartRow } from '../orders/cart.repo.ts';
import type { PricedCart } from '../orders/reprice.ts';
import { isWalletBelowSeen } from './split-payment.ts';

/** New prices to store and show instead of charging, with the audit's action name. */
export interface PriceIncrease {
  readonly action: 'checkout.reprice' | 'wallet.fell';
  readonly priced: PricedCart;
}

/**
 * Returns what would charge the buyer more than they saw: a higher total, or a lower wallet
 * balance. Null when nothing would; a lower total passes.
 * @param stored the cart before repricing: its total is what the buyer saw, unless `expected` is
 * given
 * @param expected a decimal of the cart's currency
 */
export function findPriceIncrease(
  stored: CartRow,
  priced: PricedCart,
  expected: string | undefined,
): PriceIncrease | null {
  const { cart } = priced;
  const total = money(cart.total, cart.currency);
  if (expected === undefined ? total.amount > stored.total : exceeds(total, expected))
    return { action: 'checkout.reprice', priced };
  if (isWalletBelowSeen(cart))
    return {
      action: 'wallet.fell',
      priced: { ...priced, cart: { ...cart, wallet_seen: cart.wallet_balance } },
    };
  return null;
}

const exceeds = (total: Money, seen: string): boolean => {
  const [whole = '0', fraction = ''] = seen.split('.');
  // The API allows four decimals; amounts have two.
  return total.amount * 100n > BigInt(whole + fraction.padEnd(4, '0').slice(0, 4));
};
