import type { Order } from '@shop/contracts';

export interface OrderAmounts {
  /** Net of the goods without express production. */
  readonly goods: string;
  readonly express: string;
  /** Net of the delivery without customs. */
  readonly shipping: string;
  readonly customs: string;
}

/** The amounts of an order, each for itself: what is within another one on the wire is taken out of it. */
export function orderAmounts({
  item_total,
  ship_total,
  express_total: express = '0.00',
  customs_total: customs = '0.00',
}: Pick<Order, 'item_total' | 'ship_total' | 'express_total' | 'customs_total'>): OrderAmounts {
  return { goods: subtract(item_total, express), express, shipping: subtract(ship_total, customs), customs };
}

/** One decimal amount less another, in whole cents. */
const subtract = (whole: string, part: string): string =>
  ((Math.round(Number(whole) * 100) - Math.round(Number(part) * 100)) / 100).toFixed(2);
