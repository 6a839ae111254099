import { divideHalfUp, lineTotal } from '@shop/money';
import type { InvoicedOrder } from '../invoices/invoiced-order.ts';
import type { RemainingLine } from './plan-refund.ts';

type InvoicedLine = InvoicedOrder['lines'][number];
type Price = Pick<InvoicedLine, 'unitPrice' | 'express' | 'discountNet'>;

/** What an ordered line cost: of all its pieces, net, in minor units. */
export interface OrderedPrice {
  readonly quantity: number;
  /** Ten-thousandths, before the discount. */
  readonly unitPrice: bigint;
  readonly express: bigint;
  /** Its share of the order's discount; 0 without. */
  readonly discount: bigint;
}

/**
 * Returns the price of the refunded pieces of a line as on its invoice: the unit price before the discount, and the
 * discount of these pieces. Their net is what is refunded and never changes. A price reduction has no pieces, so it
 * stands by its amount alone.
 */
export function priceCreditedLine(
  ordered: OrderedPrice,
  { quantity, net }: Pick<RemainingLine, 'quantity' | 'net'>,
  currency: Parameters<typeof lineTotal>[0]['currency'],
): Price {
  if (quantity === 0) return {};
  const { unitPrice } = ordered;
  const shareOf = (amount: bigint): bigint =>
    divideHalfUp(amount * BigInt(quantity), BigInt(ordered.quantity));
  const [share, express] = [shareOf(ordered.discount), shareOf(ordered.express)];
  const exact = lineTotal({ tenThousandths: unitPrice, currency }, quantity).amount + express - net;
  // A cent of rounding goes into the discount, so that price times quantity stays the price of the invoice.
  const discount = ordered.discount > 0n && isCentsApart(exact, share) && exact >= 0n ? exact : share;
  return { unitPrice, express, discountNet: discount };
}

/** Within what the roundings of price, express and share can differ by. */
const isCentsApart = (a: bigint, b: bigint): boolean => a - b <= 2n && b - a <= 2n;
