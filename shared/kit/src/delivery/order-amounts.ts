import type { Order } from '@shop/contracts';

export interface OrderAmounts {
  /** Net of the goods without express production. */
  readonly goods: string;
  readonly express: string;
  /** Net of the delivery without customs. */
  readonly shipping: string;
  readonly customs: string;
}

/** Returns the separate amounts of an order: amounts that the wire format includes in others are subtracted. */
export function orderAmounts({
  item_total,
  ship_total,
  express_total: express = '0.00',
  customs_total: customs = '0.00',
}: Pick<Order, 'item_total' | 'ship_total' | 'express_total' | 'customs_total'>): OrderAmounts {
  return { goods: subtract(item_total, express), express, shipping: subtract(ship_total, customs), customs };
}

/** Subtracts one decimal amount from another, in whole cents. */
const subtract = (whole: string, part: string): string =>
  ((Math.round(Number(whole) * 100) - Math.round(Number(part) * 100)) / 100).toFixed(2);
