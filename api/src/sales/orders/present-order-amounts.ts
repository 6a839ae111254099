import type { Order } from '@shop/contracts';
import { add, type Money, money, subtract, sum, toDecimal, zero } from '@shop/money';
import { markets } from '@shop/regions';
import { customsCost } from '../../catalogue/index.ts';
import type { CartRow } from './cart.repo.ts';
import type { LineRow } from './lines.repo.ts';
import { resolveBasis, toShownAmount } from './tax-terms.ts';

/**
 * Returns an order's amounts on the basis its buyer sees, net or gross. Lines are before the discount, so that they add
 * up to the subtotal and the discount, zero or negative, is deducted once. Computed from the stored amounts; only the
 * customs charge is rounded here.
 */
export function presentOrderAmounts(
  cart: CartRow,
  lines: readonly Pick<LineRow, 'net' | 'gross' | 'list_net' | 'list_gross'>[],
): NonNullable<Order['summary']> {
  const { currency } = cart;
  const basis = resolveBasis(cart);
  const toMoney = (minor: bigint): Money => money(minor, currency);
  const listTotal = sum(
    lines.map((line) => toMoney(basis === 'gross' ? line.list_gross : line.list_net)),
    currency,
  );
  const discountedTotal = sum(
    lines.map((line) => toMoney(basis === 'gross' ? line.gross : line.net)),
    currency,
  );
  const delivery =
    basis === 'gross' ? subtract(toMoney(cart.total), discountedTotal) : toMoney(cart.ship_total);
  const rate = cart.taxes[0]?.rate ?? 0;
  const charged = toShownAmount(basis, customsCost(cart, markets[cart.region]), rate);
  // The delivery amount includes customs; when it is less than the charge, customs are not shown separately.
  const customs = charged.amount > delivery.amount ? zero(currency) : charged;
  return {
    subtotal: toDecimal(listTotal),
    discount: toDecimal(subtract(discountedTotal, listTotal)),
    shipping: toDecimal(subtract(delivery, customs)),
    customs: toDecimal(customs),
    total: toDecimal(
      add(discountedTotal, basis === 'gross' ? delivery : add(delivery, toMoney(cart.tax_total))),
    ),
  };
}
