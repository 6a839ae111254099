import type { Order } from '@shop/contracts';
import { add, type Money, money, subtract, sum, toDecimal, zero } from '@shop/money';
import { markets } from '@shop/regions';
import { customsCost } from '../../catalogue/index.ts';
import type { CartRow } from './cart.repo.ts';
import type { LineRow } from './lines.repo.ts';
import { resolveBasis, toShownAmount } from './tax-terms.ts';

/**
 * Returns an order's amounts on the basis its buyer sees. Lines are before the discount, so that they add up to the
 * subtotal and the discount is deducted once. Computed from the stored amounts, never rounded again but for customs.
 */
export function presentSummary(
  cart: CartRow,
  lines: readonly Pick<LineRow, 'net' | 'gross' | 'list_net' | 'list_gross'>[],
): NonNullable<Order['summary']> {
  const { currency } = cart;
  const basis = resolveBasis(cart);
  const of = (minor: bigint): Money => money(minor, currency);
  const before = sum(
    lines.map((line) => of(basis === 'gross' ? line.list_gross : line.list_net)),
    currency,
  );
  const after = sum(
    lines.map((line) => of(basis === 'gross' ? line.gross : line.net)),
    currency,
  );
  const delivery = basis === 'gross' ? subtract(of(cart.total), after) : of(cart.ship_total);
  const rate = cart.taxes[0]?.rate ?? 0;
  const charged = toShownAmount(basis, customsCost(cart, markets[cart.region]), rate);
  const customs = charged.amount > delivery.amount ? zero(currency) : charged;
  return {
    subtotal: toDecimal(before),
    discount: toDecimal(subtract(after, before)),
    shipping: toDecimal(subtract(delivery, customs)),
    customs: toDecimal(customs),
    total: toDecimal(add(after, basis === 'gross' ? delivery : add(delivery, of(cart.tax_total)))),
  };
}
